#!/bin/sh
# Makes the lettering fonts in tools/backend/artwork/fonts from npm packages of open fonts. Run by the author only; needs python3 with
# fonttools and brotli, npm and tar. Each result holds Latin, Russian, Kazakh and Uzbek letters, kerning and nothing else, under a name
# of its own, as the licence asks of changed fonts.
set -eu
OUT=$(cd "$(dirname "$0")/../../../backend/artwork/fonts" && pwd)
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
VERSION=5.3.0
LETTERS="U+0020-007E,U+00A0,U+00AB,U+00BB,U+00B7,U+02BB,U+02BC,U+0401,U+0410-044F,U+0451,U+0456,U+0406,U+0492,U+0493,U+049A,U+049B,U+04A2,U+04A3,U+04AE-04B1,U+04BA,U+04BB,U+04D8,U+04D9,U+04E8,U+04E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2116"

make_font() { # style package weight slant
  (cd "$WORK" && npm pack "@fontsource/$2@$VERSION" --silent >/dev/null && tar xzf "fontsource-$2-$VERSION.tgz")
  parts=""
  for script in latin latin-ext cyrillic cyrillic-ext; do
    from="$WORK/package/files/$2-$script-$3-$4.woff2"
    [ -f "$from" ] || continue
    python3 -c "
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1]); font.flavor = None
for table in ('GSUB', 'GDEF', 'STAT', 'MATH'):
    if table in font: del font[table]
font.save(sys.argv[2])" "$from" "$WORK/$script.ttf"
    parts="$parts $WORK/$script.ttf"
  done
  # shellcheck disable=SC2086
  python3 -m fontTools.merge $parts --output-file="$WORK/merged.ttf" >/dev/null 2>&1
  python3 -m fontTools.subset "$WORK/merged.ttf" --output-file="$OUT/$1.ttf" --unicodes="$LETTERS" --no-hinting --desubroutinize \
    --layout-features=kern --drop-tables+=DSIG,gasp,prep,fpgm,cvt --name-IDs='0,13,14' --notdef-outline
  python3 "$(dirname "$0")/tidy_font.py" "$OUT/$1.ttf" "Livery $1"
}

make_font serif noto-serif-display 800 normal
make_font serif-italic noto-serif-display 600 italic
make_font thin montserrat 300 normal
make_font condensed oswald 700 normal
make_font wide montserrat 900 normal
make_font rounded nunito 900 normal
make_font slab bitter 900 normal
make_font techno tektur 600 normal
make_font decorative yeseva-one 400 normal
make_font script lobster 400 normal
