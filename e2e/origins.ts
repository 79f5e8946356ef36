import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Every brand that has an app. */
export const BRANDS = readdirSync(`${ROOT}apps`).filter((id) => existsSync(`${ROOT}apps/${id}/vite.config.ts`));

/** Ports that nobody holds: all are held at once, so that none is given twice. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, 'localhost'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server: Server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Journeys that run at the same time. Each lane has a backend and sites of its own: what one of them stops is nobody else's. */
export const LANES = 2;
/** The lane of this process: Playwright tells each worker its own. */
export const LANE = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
/** A port for the API, one for the media, one for each site. */
const PORTS_PER_LANE = BRANDS.length + 2;

/**
 * A run has ports of its own, so that it never takes a running `npm start`, or the build of another clone, for the production build of this
 * tree. The first process of the run chooses them; the workers, which it starts, inherit them.
 */
const CHOSEN = 'JOURNEY_PORTS';
process.env[CHOSEN] ??= (await freePorts(LANES * PORTS_PER_LANE)).join(',');
const chosen = process.env[CHOSEN].split(',');

/** Three origins, as in production: the API, the media, and a site for each brand. */
export interface Origins {
  readonly api: string;
  readonly media: string;
  readonly sites: Readonly<Record<string, string>>;
}

export function originsOf(lane: number): Origins {
  const [api, media, ...sites] = chosen
    .slice(lane * PORTS_PER_LANE, (lane + 1) * PORTS_PER_LANE)
    .map((port) => `http://localhost:${port}`);
  return {
    api: api ?? '',
    media: media ?? '',
    sites: Object.fromEntries(BRANDS.map((brand, index) => [brand, sites[index] ?? ''])),
  };
}

export const { api: API_ORIGIN, media: MEDIA_ORIGIN, sites: SITES } = originsOf(LANE);

/** What servers read of where the others are. */
export const locationEnvironment = ({ api, media }: Origins) => ({
  API_PORT: new URL(api).port,
  MEDIA_PORT: new URL(media).port,
  PUBLIC_API_ORIGIN: api,
  PUBLIC_MEDIA_ORIGIN: media,
  /** Journeys put a sender of their own there. */
  PUBLIC_CAST_ORIGIN: media,
});

/**
 * Where the brand's site is served.
 * @throws Error when no app has this name.
 */
export function siteOf(brand: string): string {
  const origin = SITES[brand];
  if (origin === undefined) throw new Error(`"${brand}" is no brand: choose from ${BRANDS.join(', ')}.`);
  return origin;
}
