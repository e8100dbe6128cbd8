#!/usr/bin/env bash
# Makes the fonts of the tests anew; needed when a text takes a character that they lack.
#
#   design/fonts/subset.sh FOLDER
#
# FOLDER holds NotoSansCJK-Regular.ttc and NotoSansCJK-Medium.ttc (on Debian 12: the packages
# fonts-noto-cjk and fonts-noto-cjk-extra, in /usr/share/fonts/opentype/noto). pyftsubset comes with
# the Python package fonttools; it was 4.68.0.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
# The third face of the collection is the Simplified Chinese one.
simplified=2
# Latin with accents, punctuation, arrows, Chinese punctuation and full-width forms.
ranges=U+0020-007E,U+00A0-017F,U+2010-2027,U+2030-203A,U+2190-2193,U+2212,U+3000-3011,U+FF01-FF5E

for weight in Regular Medium; do
  pyftsubset "$1/NotoSansCJK-$weight.ttc" \
    --font-number="$simplified" \
    --unicodes="$ranges" \
    --text="$(cat "$here"/../texts/*.toml)" \
    --layout-features=kern,liga,locl,ccmp,calt \
    --name-IDs='*' --name-languages=0x409 \
    --no-hinting --desubroutinize \
    --output-file="$here/NotoSansCJKsc-$weight-Subset.otf"
done
