"""Everything that is drawn: pictograms, cards, rooms, tracks, charts; painters know looks, never rules.

Heads (`heads`), titles (`alphabet`), charts (`chart`) and the hotel's front (`facade*`) are imported from
their own modules by what shows them.
"""

from gah_desktop.widgets.art.canvas import (
    clear_pictures,
    drop_highlight,
    focus_ring,
    glow,
    panel,
    panel_inside,
    three_squares,
)
from gah_desktop.widgets.art.cards import card_back, empty_table, guest_card, staff_card
from gah_desktop.widgets.art.goals import emperor_tile, objective_card
from gah_desktop.widgets.art.hotel import HotelLayout, hotel_frame, hotel_layout, room_cell
from gah_desktop.widgets.art.icons import icon, icon_names, icons_dir, paint_svg, pixmap
from gah_desktop.widgets.art.pieces import (
    ITEMS,
    counter,
    dice_labels_fit,
    dice_space,
    die,
    draw_amounts,
    draw_icon,
    item_token,
    medallion,
    seat_marker,
)
from gah_desktop.widgets.art.portrait import portrait
from gah_desktop.widgets.art.specs import (
    Amount,
    ChartArt,
    CounterArt,
    DiceArt,
    EmperorTileArt,
    EmperorTrackArt,
    FloorArt,
    GuestArt,
    HotelArt,
    Join,
    MarkerArt,
    ObjectiveArt,
    RoomArt,
    RoomStatus,
    RoundTrackArt,
    SeriesArt,
    StaffArt,
    State,
    TurnTileArt,
    Zone,
)
from gah_desktop.widgets.art.text import draw_text, em, fit_text, text_fits
from gah_desktop.widgets.art.tracks import (
    emperor_spaces,
    emperor_track,
    round_places,
    round_track,
    turn_tile,
    zone_of,
)

__all__ = [
    "ITEMS", "Amount", "ChartArt", "CounterArt", "DiceArt", "EmperorTileArt", "EmperorTrackArt", "FloorArt",
    "GuestArt", "HotelArt", "HotelLayout", "Join", "MarkerArt", "ObjectiveArt", "RoomArt", "RoomStatus",
    "RoundTrackArt", "SeriesArt", "StaffArt", "State", "TurnTileArt", "Zone", "card_back", "clear_pictures",
    "counter", "dice_labels_fit", "dice_space", "die", "draw_amounts", "draw_icon", "draw_text",
    "drop_highlight", "em", "emperor_spaces", "emperor_tile", "emperor_track", "empty_table", "fit_text",
    "focus_ring", "glow", "guest_card", "hotel_frame", "hotel_layout", "icon", "icon_names", "icons_dir",
    "item_token", "medallion", "objective_card", "paint_svg", "panel", "panel_inside", "pixmap", "portrait",
    "room_cell", "round_places", "round_track", "seat_marker", "staff_card", "text_fits",
    "three_squares", "turn_tile", "zone_of",
]  # fmt: skip
