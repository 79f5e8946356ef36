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

/**
 * A run has ports of its own, so that it never takes a running `npm start`, or the build of another clone, for the production build of this
 * tree. The first process of the run chooses them; the workers, which it starts, inherit them.
 */
const CHOSEN = 'JOURNEY_PORTS';
process.env[CHOSEN] ??= (await freePorts(BRANDS.length + 2)).join(',');
const [api = '', media = '', ...sites] = process.env[CHOSEN].split(',');

/** Three origins, as in production: the API, the media, and a site for each brand. */
export const API_ORIGIN = `http://localhost:${api}`;
export const MEDIA_ORIGIN = `http://localhost:${media}`;
export const SITES: Readonly<Record<string, string>> = Object.fromEntries(
  BRANDS.map((brand, index) => [brand, `http://localhost:${sites[index]}`]),
);

/** What servers read of where the others are. */
export const LOCATION_ENVIRONMENT = {
  API_PORT: api,
  MEDIA_PORT: media,
  PUBLIC_API_ORIGIN: API_ORIGIN,
  PUBLIC_MEDIA_ORIGIN: MEDIA_ORIGIN,
};

/**
 * Where the brand's site is served.
 * @throws Error when no app has this name.
 */
export function siteOf(brand: string): string {
  const origin = SITES[brand];
  if (origin === undefined) throw new Error(`"${brand}" is no brand: choose from ${BRANDS.join(', ')}.`);
  return origin;
}
