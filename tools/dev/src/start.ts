import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { createLogger, createServer, type Logger, type ViteDevServer } from 'vite';
import { answerHelp } from './help.ts';
import { ROOT } from './run.ts';
import { siteOrigins } from './site-origins.ts';
import { loadSite } from '@livery/vite-brand/site';
import { sentenceOf } from './sentence-of.ts';
import { allBrands, readStartOptions, type StartOptions } from './start-options.ts';
import { strangeProvider } from './strange-provider.ts';
import { onEndSignal } from './on-end-signal.ts';

/** The reference backend and the brands' sites, until Ctrl-C. */
answerHelp(`npm start [-- <brand>… | --all]

Starts the reference backend, the demo media and the sites of the brands; without a name the first one. Ctrl-C ends everything.
Brands: ${allBrands().join(', ')}

Environment variables:
  SITE_PORT    port of the first site; each further one has the next (what apps/<brand>/package.json says)
  API_PORT     port of the API (4100)
  MEDIA_PORT   port of media and pictures (4101)
  DATA_DIR     folder of the embedded database and of made pictures (.data); "memory" keeps nothing
  SPOTS        advertising on two channels and a film of the demo (on), or off
  LOG_LEVEL    what the backend logs (warn): fatal, error, warn, info, debug, trace, silent
The other variables of the backend: tools/backend/README.md.`);

const BACKEND_PATIENCE_MS = 60_000;
/** More than the backend gives to answers under way. */
const STOP_PATIENCE_MS = 10_000;
const HINT_MS = 1_500;

interface BrandSite {
  brand: string;
  /** The provider whose viewers the site serves. */
  provider: string;
  server: ViteDevServer;
  port: number;
}

/** Vite's log without the heading that it gives to our own sentences. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const logError = logger.error.bind(logger);
  logger.error = (text, options) => {
    if (!text.includes('failed to load config from')) logError(text, options);
  };
  return logger;
}

async function prepareSites({ brands, sitePort }: StartOptions): Promise<BrandSite[]> {
  const sites: BrandSite[] = [];
  for (const [index, brand] of brands.entries()) {
    const server = await createServer({
      ...(sitePort !== null && { server: { port: sitePort + index, strictPort: true } }),
      root: `${ROOT}apps/${brand}`,
      configFile: `${ROOT}apps/${brand}/vite.config.ts`,
      clearScreen: false,
      customLogger: quietLogger(),
    });
    const { providerShortname: provider } = (await loadSite(brand)).brand;
    sites.push({ brand, provider, server, port: server.config.server.port ?? 0 });
  }
  return sites;
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

async function refuseBusyPorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (await isBusy(port))
      throw new Error(
        `Port ${port} is in use: end the program that holds it (perhaps another npm start) and try again.`,
      );
  }
}

interface Backend {
  child: ChildProcess;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/**
 * The backend in a process of its own: its embedded database computes where it would hold up the sites. Ctrl-C reaches this command only,
 * which tells the backend once; without this command the channel between them closes, and the backend ends too.
 */
async function startBackend({ apiPort, mediaPort }: StartOptions, sites: readonly BrandSite[]): Promise<Backend> {
  const origins = sites.map(({ brand, port }) => ({ brand, origin: `http://localhost:${port}` }));
  const child = spawn(process.execPath, ['tools/backend/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      API_PORT: String(apiPort),
      MEDIA_PORT: String(mediaPort),
      SITE_ORIGINS: await siteOrigins(origins),
      LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
      SPOTS: process.env['SPOTS'] || 'on',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)),
  );
  return { child, ended };
}

async function waitForHealth(apiPort: number, isOver: () => boolean): Promise<void> {
  const deadline = Date.now() + BACKEND_PATIENCE_MS;
  while (!isOver()) {
    const up = await fetch(`http://localhost:${apiPort}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    if (Date.now() > deadline) throw new Error(`The backend gave no sign of life for ${BACKEND_PATIENCE_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function tellAddresses({ apiPort, mediaPort }: StartOptions, sites: readonly BrandSite[], seconds: string): void {
  const line = (name: string, port: number, note = '') => `  ${name.padEnd(18)} http://localhost:${port}${note}`;
  console.log(`\nLivery is ready after ${seconds} s. Ctrl-C ends everything.\n`);
  for (const { brand, port } of sites) console.log(line(brand, port));
  console.log(line('API', apiPort, `  (its pages: http://localhost:${apiPort}/docs)`));
  console.log(line('media', mediaPort));
  console.log(`\nAny phone signs in; its code stands at http://localhost:${apiPort}/desk.\n`);
}

async function main(): Promise<void> {
  const started = performance.now();
  const options = readStartOptions(process.argv.slice(2), process.env);
  const sites = await prepareSites(options);
  await refuseBusyPorts([options.apiPort, options.mediaPort, ...sites.map(({ port }) => port)]);

  const backend = await startBackend(options, sites);
  let isStopping = false;
  const stop = async (code: number): Promise<void> => {
    // A second Ctrl-C does not wait.
    if (isStopping) {
      backend.child.kill('SIGKILL');
      process.exit(130);
    }
    isStopping = true;
    backend.child.kill('SIGTERM');
    setTimeout(
      () => console.log('The backend finishes what it has begun; Ctrl-C again does not wait.'),
      HINT_MS,
    ).unref();
    setTimeout(() => backend.child.kill('SIGKILL'), STOP_PATIENCE_MS).unref();
    await Promise.all([backend.ended, ...sites.map(({ server }) => server.close())]);
    process.exit(code);
  };
  onEndSignal(() => void stop(0));
  void backend.ended.then((how) => {
    if (isStopping) return;
    // A backend that ends by itself has said why.
    if (typeof how === 'string') console.error(`The backend was ended by ${how}.`);
    void stop(1);
  });

  try {
    await Promise.all([
      waitForHealth(options.apiPort, () => isStopping),
      ...sites.map(({ server }) => server.listen()),
    ]);
  } catch (error) {
    console.error(sentenceOf(error));
    await stop(1);
  }
  if (isStopping) return;
  tellAddresses(options, sites, ((performance.now() - started) / 1000).toFixed(1));
  for (const site of sites) {
    const sentence = await strangeProvider(`http://localhost:${options.apiPort}`, site);
    if (sentence) console.warn(`\n${sentence}`);
  }
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exit(1);
});
