/** Written by tools/vite-brand/src/fonts/make-fonts.ts from assets/fonts/sources.json. */
import type { FontFaces } from '@livery/brand-kit/font-face';

export const fonts: FontFaces = {
  faces: [
    {
      family: 'web-text',
      weight: 450,
      file: 'text-450-latin.woff2',
      unicodeRange:
        'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+C0-C2,U+C4,U+C7-CB,U+CD-CF,U+D1,U+D3-D4,U+D6-D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F9-FC,U+2BB-2BC,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
    },
    {
      family: 'web-text',
      weight: 450,
      file: 'text-450-cyrillic.woff2',
      unicodeRange: 'U+401,U+406,U+40E,U+410-44F,U+451,U+456,U+45E,U+4B0-4B1,U+2116',
    },
    {
      family: 'web-text',
      weight: 450,
      file: 'text-450-cyrillic-ext.woff2',
      unicodeRange:
        'U+492-493,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4B6-4B7,U+4BA-4BB,U+4D8-4D9,U+4E2-4E3,U+4E8-4E9,U+4EE-4EF',
    },
    {
      family: 'web-text',
      weight: 450,
      file: 'text-450-latin-ext.woff2',
      unicodeRange: 'U+20B8',
    },
    {
      family: 'web-text',
      weight: 600,
      file: 'text-600-latin.woff2',
      unicodeRange:
        'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+C0-C2,U+C4,U+C7-CB,U+CD-CF,U+D1,U+D3-D4,U+D6-D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F9-FC,U+2BB-2BC,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
    },
    {
      family: 'web-text',
      weight: 600,
      file: 'text-600-cyrillic.woff2',
      unicodeRange: 'U+401,U+406,U+40E,U+410-44F,U+451,U+456,U+45E,U+4B0-4B1,U+2116',
    },
    {
      family: 'web-text',
      weight: 600,
      file: 'text-600-cyrillic-ext.woff2',
      unicodeRange:
        'U+492-493,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4B6-4B7,U+4BA-4BB,U+4D8-4D9,U+4E2-4E3,U+4E8-4E9,U+4EE-4EF',
    },
    {
      family: 'web-text',
      weight: 600,
      file: 'text-600-latin-ext.woff2',
      unicodeRange: 'U+20B8',
    },
    {
      family: 'web-text',
      weight: 700,
      file: 'text-700-latin.woff2',
      unicodeRange:
        'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+C0-C2,U+C4,U+C7-CB,U+CD-CF,U+D1,U+D3-D4,U+D6-D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F9-FC,U+2BB-2BC,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
    },
    {
      family: 'web-text',
      weight: 700,
      file: 'text-700-cyrillic.woff2',
      unicodeRange: 'U+401,U+406,U+40E,U+410-44F,U+451,U+456,U+45E,U+4B0-4B1,U+2116',
    },
    {
      family: 'web-text',
      weight: 700,
      file: 'text-700-cyrillic-ext.woff2',
      unicodeRange:
        'U+492-493,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4B6-4B7,U+4BA-4BB,U+4D8-4D9,U+4E2-4E3,U+4E8-4E9,U+4EE-4EF',
    },
    {
      family: 'web-text',
      weight: 700,
      file: 'text-700-latin-ext.woff2',
      unicodeRange: 'U+20B8',
    },
  ],
  fallbacks: [
    {
      family: 'web-text-arial',
      weight: 450,
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      sizeAdjust: '106.04%',
      ascentOverride: '92.42%',
      descentOverride: '20.75%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'web-text-roboto',
      weight: 450,
      local: ['Roboto'],
      sizeAdjust: '105.26%',
      ascentOverride: '93.10%',
      descentOverride: '20.90%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'web-text-dejavu',
      weight: 450,
      local: ['DejaVu Sans'],
      sizeAdjust: '92.53%',
      ascentOverride: '105.91%',
      descentOverride: '23.78%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'web-text-arial',
      weight: 600,
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '100.16%',
      ascentOverride: '97.84%',
      descentOverride: '21.96%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'web-text-roboto',
      weight: 600,
      local: ['Roboto Bold'],
      sizeAdjust: '104.87%',
      ascentOverride: '93.45%',
      descentOverride: '20.98%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'web-text-dejavu',
      weight: 600,
      local: ['DejaVu Sans Bold'],
      sizeAdjust: '84.87%',
      ascentOverride: '115.47%',
      descentOverride: '25.92%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'web-text-arial',
      weight: 700,
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '100.91%',
      ascentOverride: '97.12%',
      descentOverride: '21.80%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'web-text-roboto',
      weight: 700,
      local: ['Roboto Bold'],
      sizeAdjust: '105.65%',
      ascentOverride: '92.76%',
      descentOverride: '20.82%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'web-text-dejavu',
      weight: 700,
      local: ['DejaVu Sans Bold'],
      sizeAdjust: '85.51%',
      ascentOverride: '114.61%',
      descentOverride: '25.73%',
      lineGapOverride: '0.00%',
    },
  ],
};
