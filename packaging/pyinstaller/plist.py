"""What macOS asks an application about itself: the keys of Info.plist that PyInstaller does not write."""

from __future__ import annotations

from typing import Any

APP_ID = "io.github.gah_desktop.GahDesktop"
GAME = "io.github.gah-desktop.game"
LANGUAGES = ("en", "de", "fr", "it")


def info(version: str) -> dict[str, Any]:
    numbers = version.partition(".dev")[0]  # macOS accepts nothing else
    return {
        "CFBundleDisplayName": "Grand Austria Hotel",
        "CFBundleShortVersionString": numbers,
        "CFBundleVersion": numbers,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Saved game of Grand Austria Hotel",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "game.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME,
                "UTTypeDescription": "Saved game of Grand Austria Hotel",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "game.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["gah"],
                    "public.mime-type": ["application/x-gah-game"],
                },
            }
        ],
    }
