; An installer for Windows, for one user, without asking for rights. `makensis` runs on Linux as well:
;   makensis -NOCD -DVERSION=1.0.0 -DBUNDLE=dist/gah-desktop -DICONS=build/bundle/made -DOUT=dist \
;     packaging/windows/installer.nsi
; (paths from the folder one is in). A saved game opens with a double click afterwards.

Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define NAME "Grand Austria Hotel"
!define ID "GahDesktop"
!define TYPE "GahDesktop.Game"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "${NAME}"
OutFile "${OUT}/gah-desktop-${VERSION}-windows-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
!searchparse "${VERSION}.dev" "" NUMBERS ".dev"
VIProductVersion "${NUMBERS}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICONS}/app.ico"
!define MUI_UNICON "${ICONS}/app.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\gah-desktop.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"

LangString GAME ${LANG_ENGLISH} "Saved game of Grand Austria Hotel"
LangString GAME ${LANG_GERMAN} "Gespeichertes Spiel von Grand Austria Hotel"
LangString GAME ${LANG_FRENCH} "Partie enregistrée de Grand Austria Hotel"
LangString GAME ${LANG_ITALIAN} "Partita salvata di Grand Austria Hotel"

Section "Game"
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal" ; what an older version left would be loaded
  File /r "${BUNDLE}/*"
  File "${ICONS}/game.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\gah-desktop.exe"
  WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.gah" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.gah" "Content Type" "application/x-gah-game"
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\game.ico"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\gah-desktop.exe" --open "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\gah-desktop.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; icons of saved games are drawn anew
SectionEnd

Section "Uninstall"
  ; games and settings stay: they lie elsewhere, and are the player's
  Delete "$SMPROGRAMS\${NAME}.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\gah-desktop.exe"
  Delete "$INSTDIR\gah-desktop-terminal.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\game.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegKey HKCU "Software\Classes\.gah"
  DeleteRegKey HKCU "Software\${ID}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
