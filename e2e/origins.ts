import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Three origins, as in production: the API, the media, and a site for each brand. */
export const API_ORIGIN = 'http://localhost:4100';
export const MEDIA_ORIGIN = 'http://localhost:4101';

export const SITES = {
  web: 'http://localhost:4200',
  almatv: 'http://localhost:4201',
  mbank: 'http://localhost:4202',
  birgetv: 'http://localhost:4203',
  vlife: 'http://localhost:4204',
  'freedom-superapp': 'http://localhost:4205',
} as const;

export type BrandId = keyof typeof SITES;
