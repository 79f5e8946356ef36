/**
 * Serves a built site on this machine, as journeys and Lighthouse see it:
 *
 *     npx node tools/vite-brand/src/serve.ts <brand> [port] [<brand> <port>…]
 *
 * Several sites share one process, each at a port of its own.
 * `apps/<brand>/dist/config.json` and the backend's `PUBLIC_API_ORIGIN`, `PUBLIC_MEDIA_ORIGIN`, `API_PORT`, `MEDIA_PORT` override what
 * the build was made with, the policy included; `PUBLIC_CAST_ORIGIN` has the sender's script for televisions. `PUBLIC_SITE_ORIGIN` is where viewers find the site, when that is not this machine.
 */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { localConfig } from './serve/local-config.ts';
import { siteHandler } from './serve/site-handler.ts';
import { brandIds, loadSite, ROOT } from './site/site.ts';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function serveSite(brand: string, portText: string | undefined): Promise<Server> {
  const folder = join(ROOT, 'apps', brand, 'dist');
  if (!existsSync(join(folder, 'index.html')))
    fail(`apps/${brand}/dist holds no site: build it first with "npx nx build @livery/${brand}".`);
  const port = portText === undefined ? (await loadSite(brand)).port : Number(portText);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`"${portText}" is no port: give a number from 1 to 65535.`);
  const { handle, warm } = siteHandler({
    folder,
    adjust: (config) =>
      localConfig({ ...config, siteOrigin: process.env['PUBLIC_SITE_ORIGIN'] ?? `http://localhost:${port}` }),
  });
  await warm();
  const server = createServer((request, response) => void handle(request, response));
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use: end the program that holds it, or give another port.`
        : error.message,
    ),
  );
  return server.listen(port, () => console.log(`${brand} is served at http://localhost:${port}`));
}

const given = process.argv.slice(2);
const sites = Array.from({ length: Math.max(1, Math.ceil(given.length / 2)) }, (_, index) => ({
  brand: given[2 * index] ?? '',
  portText: given[2 * index + 1],
}));
const brands = brandIds();
for (const { brand } of sites)
  if (!brands.includes(brand)) fail(`"${brand}" is no brand: choose from ${brands.join(', ')}.`);

try {
  const servers: Server[] = [];
  for (const { brand, portText } of sites) servers.push(await serveSite(brand, portText));
  const stop = () =>
    servers.forEach((server) => {
      server.close();
      server.closeAllConnections();
    });
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
