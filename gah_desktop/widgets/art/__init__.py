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
from gah_desktop.widgets.art.cards import card_back, empty_table
from gah_desktop.widgets.art.goals import emperor_tile, objective_card
from gah_desktop.widgets.art.guest_cards import guest_card
from gah_desktop.widgets.art.icons import icon, icon_names, icons_dir, paint_svg, pixmap
from gah_desktop.widgets.art.instruction_cards import instruction_card
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
from gah_desktop.widgets.art.specs import (
    Amount,
    ChartArt,
    CounterArt,
    DiceArt,
    EmperorTileArt,
    EmperorTrackArt,
    GuestArt,
    InstructionArt,
    Join,
    MarkerArt,
    ObjectiveArt,
    RoomStatus,
    RoundTrackArt,
    SeriesArt,
    StaffArt,
    State,
    SymbolArt,
    TurnTileArt,
    Zone,
)
from gah_desktop.widgets.art.staff_cards import staff_card
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
    "ITEMS", "Amount", "ChartArt", "CounterArt", "DiceArt", "EmperorTileArt", "EmperorTrackArt",
    "GuestArt", "InstructionArt", "Join", "MarkerArt",
    "ObjectiveArt", "RoomStatus",
    "RoundTrackArt", "SeriesArt", "StaffArt", "State", "SymbolArt", "TurnTileArt", "Zone", "card_back",
    "clear_pictures",
    "counter", "dice_labels_fit", "dice_space", "die", "draw_amounts", "draw_icon", "draw_text",
    "drop_highlight", "em", "emperor_spaces", "emperor_tile", "emperor_track", "empty_table", "fit_text",
    "focus_ring", "glow", "guest_card", "icon", "icon_names", "icons_dir",
    "instruction_card",
    "item_token", "medallion", "objective_card", "paint_svg", "panel", "panel_inside", "pixmap",
    "round_places", "round_track", "seat_marker", "staff_card", "text_fits",
    "three_squares", "turn_tile", "zone_of",
]  # fmt: skip
