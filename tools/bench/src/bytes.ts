import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { build, type Rollup } from 'vite';
import { answering, ROOT, start } from './processes.ts';
import { kB, table, type Bench } from './report.ts';

const ROUTES = {
  home: '/',
  channels: '/channels',
  channel: '/channels/all/101',
  content: '/contents/10001',
  watch: '/watch/10001',
};
const SITE = 'http://localhost:4200';
const KINDS = ['script', 'stylesheet', 'font', 'image'] as const;

const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

interface Load {
  bytes: Record<(typeof KINDS)[number], number>;
  scripts: string[];
}

/** What a first visit of a route brings: scripts, styles as brotli 11, the rest as sent. */
async function visit(browser: Browser, path: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const load: Load = { bytes: { script: 0, stylesheet: 0, font: 0, image: 0 }, scripts: [] };
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = KINDS.find((known) => known === response.request().resourceType());
    if (!kind || !response.ok()) return;
    reading.push(
      response.body().then(
        (body) => {
          load.bytes[kind] += kind === 'script' || kind === 'stylesheet' ? brotli(body) : body.length;
          if (kind === 'script') load.scripts.push(new URL(response.url()).pathname);
        },
        () => undefined,
      ),
    );
  });
  // A page that plays is never idle: what has not come after ten seconds is no part of a first load.
  await page.goto(SITE + path);
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  load.bytes.stylesheet += brotli(Buffer.from(await page.locator('head > style').first().innerHTML()));
  await Promise.all(reading);
  await context.close();
  return load;
}

const packageOf = (id: string) => {
  const inside = id.split('node_modules/').at(-1) ?? id;
  if (inside !== id)
    return inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/');
  return /\/(libs\/(?:features\/)?[^/]+|brands|apps)\//.exec(id)?.[1]?.replace('libs/', '@livery/') ?? 'other';
};

/** Each package's part of the scripts that home loads: its share of a chunk's source, of that chunk's brotli size. */
async function shares(brand: string, loaded: Set<string>): Promise<[string, number][]> {
  const result = (await build({
    root: `${ROOT}apps/${brand}`,
    configFile: `${ROOT}apps/${brand}/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  })) as Rollup.RollupOutput | Rollup.RollupOutput[];
  const parts = new Map<string, number>();
  for (const output of [result].flat().flatMap(({ output }) => output)) {
    if (output.type !== 'chunk' || !loaded.has(`/${output.fileName}`)) continue;
    const size = brotli(Buffer.from(output.code));
    const modules = Object.entries(output.modules);
    const total = modules.reduce((sum, [, module]) => sum + module.renderedLength, 0);
    for (const [id, module] of modules)
      parts.set(packageOf(id), (parts.get(packageOf(id)) ?? 0) + (size * module.renderedLength) / total);
  }
  return [...parts].sort(([, a], [, b]) => b - a);
}

export const bench: Bench = async (args) => {
  const brands = args.length > 0 ? args : ['web'];
  const backend = start(process.execPath, ['tools/backend/src/main.ts'], { SITE_ORIGINS: SITE, LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    await answering('http://localhost:4100/health');
    for (const brand of brands) {
      const site = start(process.execPath, ['tools/vite-brand/src/serve.ts', brand, '4200']);
      await answering(SITE);
      const rows: (string | number)[][] = [];
      let home: Load | undefined;
      for (const [name, path] of Object.entries(ROUTES)) {
        const load = await visit(browser, path);
        home ??= load;
        rows.push([
          name,
          ...KINDS.map((kind) => kB(load.bytes[kind])),
          load.scripts.some((script) => /hls|shaka/i.test(script)) ? 'yes' : 'no',
        ]);
      }
      table(
        [`${brand}, kB (kB = 1000 B)`, 'JavaScript, brotli', 'CSS, brotli', 'fonts', 'images', 'player library'],
        rows,
      );
      table(
        ['share of home JavaScript', 'kB brotli'],
        (await shares(brand, new Set(home?.scripts))).slice(0, 16).map(([name, size]) => [name, kB(size)]),
      );
      await site.stop();
    }
  } finally {
    await browser.close();
    await backend.stop();
  }
};
