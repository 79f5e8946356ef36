import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from './run.ts';

/** `npm start [-- brand… | --all]`: the reference backend and the brands' sites, until Ctrl-C. */
const API_PORT = Number(process.env['API_PORT'] ?? 4100);
const MEDIA_PORT = Number(process.env['MEDIA_PORT'] ?? 4101);
const FIRST_BRAND = 'web';
const BACKEND_PATIENCE_MS = 60_000;

/** Ends with one sentence. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const brands = readdirSync(`${ROOT}apps`).filter((id) => existsSync(`${ROOT}apps/${id}/vite.config.ts`));

function chosenBrands(args: string[]): string[] {
  if (args.includes('--all')) return brands;
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => (arg.startsWith('--') ? arg !== '--all' : !brands.includes(arg)));
  if (unknown) fail(`"${unknown}" is no brand: choose from ${brands.join(', ')}, or --all.`);
  return names.length > 0 ? names : [FIRST_BRAND];
}

const isBusy = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** The backend in a process of its own: its embedded database computes where it would hold up the sites. */
function startBackend(siteOrigins: string[]) {
  const child = spawn(process.execPath, ['tools/backend/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      API_PORT: String(API_PORT),
      MEDIA_PORT: String(MEDIA_PORT),
      SITE_ORIGINS: siteOrigins.join(','),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  return { child, ended };
}

async function waitForBackend(ended: Promise<number>): Promise<void> {
  const deadline = Date.now() + BACKEND_PATIENCE_MS;
  let over = false;
  void ended.then(() => (over = true));
  while (!over && Date.now() < deadline) {
    const up = await fetch(`http://localhost:${API_PORT}/health`)
      .then((response) => response.ok)
      .catch(() => false);
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  fail(
    over ? 'The backend did not start: its own sentence stands above.' : 'The backend gave no sign of life for 60 s.',
  );
}

const started = performance.now();
const chosen = chosenBrands(process.argv.slice(2));
const sites: { brand: string; server: ViteDevServer; port: number }[] = [];
for (const brand of chosen) {
  const server = await createServer({
    root: `${ROOT}apps/${brand}`,
    configFile: `${ROOT}apps/${brand}/vite.config.ts`,
    clearScreen: false,
    logLevel: 'warn',
  });
  sites.push({ brand, server, port: server.config.server.port ?? 0 });
}
for (const port of [API_PORT, MEDIA_PORT, ...sites.map((site) => site.port)]) {
  if (await isBusy(port)) {
    await Promise.all(sites.map(({ server }) => server.close()));
    fail(`Port ${port} is in use: end the program that holds it (perhaps another npm start) and try again.`);
  }
}

const backend = startBackend(sites.map(({ brand, port }) => `${brand}=http://localhost:${port}`));
let stopping = false;
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  backend.child.kill('SIGTERM');
  await Promise.all([backend.ended, ...sites.map(({ server }) => server.close())]);
  process.exit(code);
}
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
void backend.ended.then((code) => stop(code === 0 && stopping ? 0 : 1));

await Promise.all([waitForBackend(backend.ended), ...sites.map(({ server }) => server.listen())]);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`\nLivery is ready after ${seconds} s. Ctrl-C ends everything.\n`);
for (const { brand, port } of sites) console.log(`  ${brand.padEnd(18)} http://localhost:${port}`);
console.log(`  ${'API'.padEnd(18)} http://localhost:${API_PORT}  (its pages: http://localhost:${API_PORT}/docs)`);
console.log(`  ${'media'.padEnd(18)} http://localhost:${MEDIA_PORT}\n`);
