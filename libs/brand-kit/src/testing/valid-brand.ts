/** A brand, a theme and files without any problem, for tests to break one thing at a time. */
import { defineBrand, type Brand } from '../brand.ts';
import { REQUIRED_ASSETS, type BrandAsset, type BrandFiles } from '../check.ts';
import { defineTheme, type Theme } from '../theme.ts';

export const validBrand: Brand = defineBrand({
  id: 'orbit',
  name: 'Orbit',
  providerShortname: 'orbit',
  languages: ['ru', 'en'],
  defaultLanguage: 'ru',
  page: { title: { ru: 'Орбита', en: 'Orbit' }, description: { ru: 'Кино', en: 'Films' } },
  market: { country: 'KZ', currency: 'KZT', phonePrefix: '+7' },
  loginMethods: ['phone'],
  paymentPaths: ['balance'],
  legal: { company: 'Orbit LLP', agreement: '/agreement', privacy: '/privacy', terms: 'https://orbit.example/terms' },
  support: { phone: '+7 700 000 00 00', email: 'help@orbit.example' },
});

export const validTheme: Theme = defineTheme({
  character: 'A test card.',
  scheme: 'dark',
  palettes: {
    dark: {
      'surface-0': '#000',
      'surface-1': '#111',
      'surface-2': '#1a1a1a',
      'surface-3': '#222',
      'text-strong': '#fff',
      'text-normal': '#ddd',
      'text-muted': '#aaa',
      'text-on-accent': '#000',
      accent: '#fb0',
      'accent-hover': '#fc4',
      'accent-text': '#fb0',
      live: '#f54',
      'text-on-live': '#000',
      success: '#4d8',
      warning: '#fd4',
      danger: '#f76',
      focus: '#fff',
      scrim: 'rgba(0,0,0,.8)',
      outline: '#888',
      line: '#333',
    },
  },
  font: {
    text: 'system-ui',
    display: 'system-ui',
    weight: { text: 400, bold: 600, display: 700 },
    displayTracking: '0',
    displayLeading: 1.1,
    displayCase: 'none',
    numeric: 'normal',
    files: {
      faces: [{ family: 'orbit-text', weight: 400, file: 'text.woff2', unicodeRange: 'U+20-7E' }],
      fallbacks: [],
    },
  },
  type: { '-1': '.75rem', 0: '.875rem', 1: '1rem', 2: '1.25rem', 3: '1.5rem', 4: '2rem', 5: '3rem', 6: '4rem' },
  radius: { s: '4px', m: '8px', l: '16px', pill: '999px', card: '8px', picture: '8px', button: '8px' },
  space: [0, 4, 8, 12, 16],
  shadow: { 1: 'none', 2: 'none', 3: 'none' },
  motion: { fast: '120ms', normal: '200ms', slow: '300ms', ease: 'ease' },
  focus: { width: '3px', gap: '2px', scale: 1.02, shadow: 'none' },
  layout: { gutter: '16px', measure: 'none', rowGap: '16px', heroHeight: '400px', buttonHeight: '48px' },
  variant: { card: 'title-below', hero: 'full-bleed-cinema', button: 'solid-medium', density: 'comfortable' },
});

export const validFiles: BrandFiles = {
  assets: new Map<string, BrandAsset>([
    ...Object.entries(REQUIRED_ASSETS).map(
      ([name, size]) => [name, { width: size ?? 100, height: size ?? 32 }] as const,
    ),
    ['fonts/text.woff2', {}] as const,
  ]),
  translations: ['ru', 'en', 'kk', 'uz'],
  overrides: ['ru'],
};
