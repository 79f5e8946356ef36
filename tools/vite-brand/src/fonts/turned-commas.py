"""Gives the turned commas of Uzbek Latin (oʻ, gʻ, the hard sign ʼ) the form and the width of quotation marks, in files that make-fonts.ts has cut.

Some families lack them, so that the system's letter stands in the middle of a word; others draw them so wide that the word falls apart.
For authors only, after make-fonts.ts: `apt-get install python3-fonttools python3-brotli`, then `python3 tools/vite-brand/src/fonts/turned-commas.py`.
"""

from glob import glob

from fontTools.ttLib import TTFont

# The letter, and the mark whose form it takes.
FORMS = {0x02BB: 0x2018, 0x02BC: 0x2019}
WIDER_THAN_THE_MARK = 1.15

for file in sorted(glob("brands/*/assets/fonts/*-latin.woff2")):
    font = TTFont(file)
    names, widths = font.getBestCmap(), font["hmtx"]
    wanted = {
        letter: names[mark]
        for letter, mark in FORMS.items()
        if mark in names
        and (letter not in names or widths[names[letter]][0] > WIDER_THAN_THE_MARK * widths[names[mark]][0])
    }
    if not wanted:
        continue
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(wanted)
    font.flavor = "woff2"
    font.save(file)
    print(file, " ".join(f"U+{letter:04X}" for letter in wanted))
