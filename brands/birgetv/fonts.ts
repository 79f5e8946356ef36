/** Written by tools/vite-brand/src/fonts/make-fonts.ts from assets/fonts/sources.json. */
import type { FontFaces } from '@livery/brand-kit/font-face';

export const fonts: FontFaces = {
  faces: [
    {
      family: 'birgetv-text',
      weight: 500,
      file: 'text-500-latin.woff2',
      unicodeRange:
        'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+C0-C2,U+C4,U+C7-CB,U+CD-CF,U+D1,U+D3-D4,U+D6-D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F9-FC,U+2BB-2BC,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
    },
    {
      family: 'birgetv-text',
      weight: 500,
      file: 'text-500-cyrillic.woff2',
      unicodeRange: 'U+401,U+406,U+40E,U+410-44F,U+451,U+456,U+45E,U+4B0-4B1,U+2116',
    },
    {
      family: 'birgetv-text',
      weight: 500,
      file: 'text-500-cyrillic-ext.woff2',
      unicodeRange:
        'U+492-493,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4B6-4B7,U+4BA-4BB,U+4D8-4D9,U+4E2-4E3,U+4E8-4E9,U+4EE-4EF',
    },
    {
      family: 'birgetv-text',
      weight: 500,
      file: 'text-500-latin-ext.woff2',
      unicodeRange: 'U+20B8',
    },
    {
      family: 'birgetv-text',
      weight: 700,
      file: 'text-700-latin.woff2',
      unicodeRange:
        'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+C0-C2,U+C4,U+C7-CB,U+CD-CF,U+D1,U+D3-D4,U+D6-D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F9-FC,U+2BB-2BC,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
    },
    {
      family: 'birgetv-text',
      weight: 700,
      file: 'text-700-cyrillic.woff2',
      unicodeRange: 'U+401,U+406,U+40E,U+410-44F,U+451,U+456,U+45E,U+4B0-4B1,U+2116',
    },
    {
      family: 'birgetv-text',
      weight: 700,
      file: 'text-700-cyrillic-ext.woff2',
      unicodeRange:
        'U+492-493,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4B6-4B7,U+4BA-4BB,U+4D8-4D9,U+4E2-4E3,U+4E8-4E9,U+4EE-4EF',
    },
    {
      family: 'birgetv-text',
      weight: 700,
      file: 'text-700-latin-ext.woff2',
      unicodeRange: 'U+20B8',
    },
    {
      family: 'birgetv-display',
      weight: 900,
      file: 'display-900-latin.woff2',
      unicodeRange:
        'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+D7,U+2BB-2BC,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
    },
    {
      family: 'birgetv-display',
      weight: 900,
      file: 'display-900-cyrillic.woff2',
      unicodeRange: 'U+401,U+406,U+40E,U+410-44F,U+451,U+456,U+45E,U+2116',
    },
    {
      family: 'birgetv-display',
      weight: 900,
      file: 'display-900-cyrillic-lent.woff2',
      unicodeRange: 'U+4B0-4B1',
      sizeAdjust: '94%',
    },
    {
      family: 'birgetv-display',
      weight: 900,
      file: 'display-900-cyrillic-ext-lent.woff2',
      unicodeRange: 'U+492-493,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4BA-4BB,U+4D8-4D9,U+4E8-4E9',
      sizeAdjust: '94%',
    },
  ],
  fallbacks: [
    {
      family: 'birgetv-text-arial',
      weight: 500,
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      sizeAdjust: '104.39%',
      ascentOverride: '92.92%',
      descentOverride: '29.22%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'birgetv-text-roboto',
      weight: 500,
      local: ['Roboto'],
      sizeAdjust: '103.63%',
      ascentOverride: '93.60%',
      descentOverride: '29.43%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'birgetv-text-dejavu',
      weight: 500,
      local: ['DejaVu Sans'],
      sizeAdjust: '91.09%',
      ascentOverride: '106.49%',
      descentOverride: '33.48%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'birgetv-text-arial',
      weight: 700,
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '99.86%',
      ascentOverride: '97.14%',
      descentOverride: '30.54%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'birgetv-text-roboto',
      weight: 700,
      local: ['Roboto Bold'],
      sizeAdjust: '104.55%',
      ascentOverride: '92.78%',
      descentOverride: '29.17%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'birgetv-text-dejavu',
      weight: 700,
      local: ['DejaVu Sans Bold'],
      sizeAdjust: '84.62%',
      ascentOverride: '114.63%',
      descentOverride: '36.04%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'birgetv-display-arial',
      weight: 900,
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '68.87%',
      ascentOverride: '130.69%',
      descentOverride: '43.56%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'birgetv-display-roboto',
      weight: 900,
      local: ['Roboto Bold'],
      sizeAdjust: '72.10%',
      ascentOverride: '124.82%',
      descentOverride: '41.61%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'birgetv-display-dejavu',
      weight: 900,
      local: ['DejaVu Sans Bold'],
      sizeAdjust: '58.36%',
      ascentOverride: '154.23%',
      descentOverride: '51.41%',
      lineGapOverride: '0.00%',
    },
  ],
};
