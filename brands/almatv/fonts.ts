/** Written by tools/vite-brand/src/fonts/make-fonts.ts from assets/fonts/sources.json. */
import type { FontFaces } from '@livery/brand-kit/font-face';

export const fonts: FontFaces = {
  faces: [
    {
      family: 'almatv-text',
      weight: 450,
      file: 'text-450-latin.woff2',
      unicodeRange:
        'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+C0-C2,U+C4,U+C7-CB,U+CD-CF,U+D1,U+D3-D4,U+D6-D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F9-FC,U+2BB-2BC,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
    },
    {
      family: 'almatv-text',
      weight: 450,
      file: 'text-450-cyrillic.woff2',
      unicodeRange: 'U+401,U+406,U+40E,U+410-44F,U+451,U+456,U+45E,U+4B0-4B1,U+2116',
    },
    {
      family: 'almatv-text',
      weight: 450,
      file: 'text-450-cyrillic-ext.woff2',
      unicodeRange:
        'U+492-493,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4B6-4B7,U+4BA-4BB,U+4D8-4D9,U+4E2-4E3,U+4E8-4E9,U+4EE-4EF',
    },
    {
      family: 'almatv-text',
      weight: 450,
      file: 'text-450-latin-ext.woff2',
      unicodeRange: 'U+20B8',
    },
    {
      family: 'almatv-text',
      weight: 650,
      file: 'text-650-latin.woff2',
      unicodeRange:
        'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+C0-C2,U+C4,U+C7-CB,U+CD-CF,U+D1,U+D3-D4,U+D6-D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F9-FC,U+2BB-2BC,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
    },
    {
      family: 'almatv-text',
      weight: 650,
      file: 'text-650-cyrillic.woff2',
      unicodeRange: 'U+401,U+406,U+40E,U+410-44F,U+451,U+456,U+45E,U+4B0-4B1,U+2116',
    },
    {
      family: 'almatv-text',
      weight: 650,
      file: 'text-650-cyrillic-ext.woff2',
      unicodeRange:
        'U+492-493,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4B6-4B7,U+4BA-4BB,U+4D8-4D9,U+4E2-4E3,U+4E8-4E9,U+4EE-4EF',
    },
    {
      family: 'almatv-text',
      weight: 650,
      file: 'text-650-latin-ext.woff2',
      unicodeRange: 'U+20B8',
    },
    {
      family: 'almatv-display',
      weight: 750,
      file: 'display-750-latin.woff2',
      unicodeRange:
        'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+D7,U+2BB-2BC,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2212',
    },
    {
      family: 'almatv-display',
      weight: 750,
      file: 'display-750-cyrillic.woff2',
      unicodeRange: 'U+401,U+406,U+40E,U+410-44F,U+451,U+456,U+45E,U+4B0-4B1,U+2116',
    },
    {
      family: 'almatv-display',
      weight: 750,
      file: 'display-750-cyrillic-ext.woff2',
      unicodeRange: 'U+492-493,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4BA-4BB,U+4D8-4D9,U+4E8-4E9',
    },
  ],
  fallbacks: [
    {
      family: 'almatv-text-arial',
      weight: 450,
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      sizeAdjust: '93.99%',
      ascentOverride: '108.95%',
      descentOverride: '42.56%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'almatv-text-roboto',
      weight: 450,
      local: ['Roboto'],
      sizeAdjust: '93.31%',
      ascentOverride: '109.74%',
      descentOverride: '42.87%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'almatv-text-dejavu',
      weight: 450,
      local: ['DejaVu Sans'],
      sizeAdjust: '82.02%',
      ascentOverride: '124.85%',
      descentOverride: '48.77%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'almatv-text-arial',
      weight: 650,
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '90.73%',
      ascentOverride: '112.86%',
      descentOverride: '44.08%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'almatv-text-roboto',
      weight: 650,
      local: ['Roboto Bold'],
      sizeAdjust: '95.00%',
      ascentOverride: '107.79%',
      descentOverride: '42.11%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'almatv-text-dejavu',
      weight: 650,
      local: ['DejaVu Sans Bold'],
      sizeAdjust: '76.89%',
      ascentOverride: '133.18%',
      descentOverride: '52.02%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'almatv-display-arial',
      weight: 750,
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '87.47%',
      ascentOverride: '120.49%',
      descentOverride: '33.04%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'almatv-display-roboto',
      weight: 750,
      local: ['Roboto Bold'],
      sizeAdjust: '91.58%',
      ascentOverride: '115.09%',
      descentOverride: '31.56%',
      lineGapOverride: '0.00%',
    },
    {
      family: 'almatv-display-dejavu',
      weight: 750,
      local: ['DejaVu Sans Bold'],
      sizeAdjust: '74.12%',
      ascentOverride: '142.20%',
      descentOverride: '38.99%',
      lineGapOverride: '0.00%',
    },
  ],
};
