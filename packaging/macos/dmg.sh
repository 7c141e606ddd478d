#!/bin/sh
# Makes a disk image of the application, to be dragged into the folder of applications: packaging/macos/dmg.sh [DIST]
# With IDENTITY set to a certificate for developers, the application is signed before; notarising is up to its owner.
set -eu
cd "$(dirname "$0")/../.."

dist=${1:-dist}
app="$dist/Grand Austria Hotel.app"
version=$(/usr/libexec/PlistBuddy -c "Print CFBundleShortVersionString" "$app/Contents/Info.plist")
image="$dist/gah-desktop-$version-macos-$(uname -m).dmg"

codesign --force --deep --options runtime --sign "${IDENTITY:--}" "$app"
codesign --verify --deep --strict "$app"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -ov -volname "Grand Austria Hotel" -srcfolder "$folder" -format ULMO "$image"
echo "$image"
