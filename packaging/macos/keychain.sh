#!/bin/bash
# Puts the signing identity of the release workflow into a keychain of its own, and tells the next
# steps of it. Needs CERTIFICATE (a .p12 file in base64), CERTIFICATE_PASSWORD, IDENTITY (such as
# "Developer ID Application: Name (TEAM)"), APPLE_ID, APPLE_PASSWORD (one for this app) and TEAM.
set -euo pipefail

keychain=$RUNNER_TEMP/vivaroi.keychain-db
secret=$(openssl rand -hex 16)
file=$RUNNER_TEMP/certificate.p12
printf '%s' "$CERTIFICATE" | base64 --decode > "$file"

security create-keychain -p "$secret" "$keychain"
security set-keychain-settings -lut 3600 "$keychain"
security unlock-keychain -p "$secret" "$keychain"
security import "$file" -k "$keychain" -P "$CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm -f "$file"

xcrun notarytool store-credentials vivaroi --keychain "$keychain" \
    --apple-id "$APPLE_ID" --password "$APPLE_PASSWORD" --team-id "$TEAM"
{
    echo "CODESIGN_IDENTITY=$IDENTITY"
    echo "NOTARY_PROFILE=vivaroi"
    echo "NOTARY_KEYCHAIN=$keychain"
} >> "$GITHUB_ENV"
