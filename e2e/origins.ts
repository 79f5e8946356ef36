import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Journeys that run at the same time, each beside a backend and sites of its own: what one of them stops is nobody else's. */
export const LANES = 2;
/** Of this process: Playwright tells each worker which it is. */
export const LANE = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

const BRANDS = ['web', 'almatv', 'mbank', 'birgetv', 'vlife', 'freedom-superapp'] as const;
export type BrandId = (typeof BRANDS)[number];

/** Three origins, as in production: the API, the media, and a site for each brand. */
export function originsOf(lane: number) {
  const at = (port: number) => `http://localhost:${port + 10 * lane}`;
  return {
    api: at(4100),
    media: at(4101),
    sites: Object.fromEntries(BRANDS.map((brand, index) => [brand, at(4200 + index)])) as Record<BrandId, string>,
  };
}

export const { api: API_ORIGIN, media: MEDIA_ORIGIN, sites: SITES } = originsOf(LANE);
