"""Names a subset font anew and leaves it one plain kerning feature, which is all that the lettering reads."""

import sys

from fontTools.ttLib import TTFont

path, family = sys.argv[1:3]
font = TTFont(path)
for name_id, text in ((1, family), (2, "Regular"), (3, family), (4, family), (6, family.replace(" ", ""))):
    font["name"].setName(text, name_id, 3, 1, 0x409)

if "GPOS" in font:
    table = font["GPOS"].table
    for lookup in table.LookupList.Lookup:
        if lookup.LookupType == 9:  # an extension: the pairs are one step further
            lookup.LookupType = 2
            lookup.SubTable = [extension.ExtSubTable for extension in lookup.SubTable]
    kerning = [record for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    lookups = sorted({index for record in kerning for index in record.Feature.LookupListIndex})
    kerning[0].Feature.LookupListIndex = lookups
    kerning[0].Feature.LookupCount = len(lookups)
    table.FeatureList.FeatureRecord = kerning[:1]
    table.FeatureList.FeatureCount = 1
    script = next(record for record in table.ScriptList.ScriptRecord if record.ScriptTag == "DFLT")
    script.Script.LangSysRecord = []
    script.Script.DefaultLangSys.FeatureIndex = [0]
    script.Script.DefaultLangSys.FeatureCount = 1
    script.Script.DefaultLangSys.ReqFeatureIndex = 0xFFFF
    table.ScriptList.ScriptRecord = [script]

font.save(path)
