/**
 * Serves a built site on this machine, as journeys and Lighthouse see it:
 *
 *     npx node tools/vite-brand/src/serve.ts <brand> [port]
 *
 * `apps/<brand>/dist/config.json` and the backend's `PUBLIC_API_ORIGIN`, `PUBLIC_MEDIA_ORIGIN`, `API_PORT`, `MEDIA_PORT` override what
 * the build was made with, the policy included.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { localConfig } from './serve/local-config.ts';
import { siteHandler } from './serve/site-handler.ts';
import { brandIds, loadSite, ROOT } from './site/site.ts';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const [brand = '', portText] = process.argv.slice(2);
const brands = brandIds();
if (!brands.includes(brand)) fail(`"${brand}" is no brand: choose from ${brands.join(', ')}.`);
const folder = join(ROOT, 'apps', brand, 'dist');
if (!existsSync(join(folder, 'index.html')))
  fail(`apps/${brand}/dist holds no site: build it first with "npx nx build @livery/${brand}".`);

try {
  const port = portText === undefined ? (await loadSite(brand)).port : Number(portText);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`"${portText}" is no port: give a number from 1 to 65535.`);
  const { handle, warm } = siteHandler({
    folder,
    adjust: (config) => localConfig({ ...config, siteOrigin: `http://localhost:${port}` }),
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
  server.listen(port, () => console.log(`${brand} is served at http://localhost:${port}`));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
