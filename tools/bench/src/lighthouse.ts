import { findChromium } from '@livery/dev/chromium';
import { spawnSync } from 'node:child_process';
import { answering, bin, ROOT, start } from './processes.ts';
import { median, table, type Bench } from './report.ts';

const RUNS = 5;
const SITE = 'http://localhost:4200';

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
}
interface Result {
  readonly categories: Readonly<
    Record<string, { score: number; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}

/** @throws Error in Lighthouse's own words where it could not measure the page. */
function measure(path: string): Result {
  const { stdout, status } = spawnSync(
    bin('lighthouse'),
    [
      SITE + path,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage',
    ],
    {
      cwd: ROOT,
      env: { ...process.env, CHROME_PATH: findChromium() },
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const result = JSON.parse(stdout.toString() || '{}') as Result;
  if (status !== 0)
    throw new Error(
      `Lighthouse could not measure ${path}: ${result.runtimeError?.message ?? `it ended with ${status}`}`,
    );
  return result;
}

/** A film that the sitemap names. */
async function anyFilm(): Promise<string> {
  const response = await fetch(`${SITE}/sitemap-1.xml`);
  const [, path = '/'] = /<loc>[^<]*?(\/contents\/[^<]*)/.exec(await response.text()) ?? [];
  return path;
}

/** Pages by the names that the command takes. */
const PAGES: Readonly<Record<string, () => Promise<string>>> = {
  home: () => Promise.resolve('/'),
  film: anyFilm,
  search: () => Promise.resolve('/search'),
  filters: () => Promise.resolve('/movies-search'),
};

/** Audits of a category that were not passed. */
const failed = ({ categories, audits }: Result, category: string): string[] =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

function report(name: string, results: readonly Result[]): void {
  const score = (id: string) => median(results.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)));
  const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  table(
    [`Lighthouse mobile, ${name}`, `median of ${results.length}`, 'target'],
    [
      ['performance', score('performance'), '≥ 95'],
      ['accessibility', score('accessibility'), '100'],
      ['best practices', score('best-practices'), ''],
      ['SEO', score('seo'), '100'],
      ['LCP, ms', Math.round(audit('largest-contentful-paint')), ''],
      ['TBT, ms', Math.round(audit('total-blocking-time')), ''],
      ['CLS', audit('cumulative-layout-shift').toFixed(3), '0'],
    ],
  );
  const missed = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    results.flatMap((result) => failed(result, category)),
  );
  if (missed.length > 0) console.log(`Not passed: ${[...new Set(missed)].join(', ')}`);
  const runs = results.map(({ categories }) => Math.round((categories['performance']?.score ?? 0) * 100));
  console.log(`Performance of the runs: ${runs.join(', ')}\n`);
}

/** `lighthouse [brand] [page…]`: the pages by name, home where none is given. `once` in place of the median of five. */
export const bench: Bench = async ([brand = 'web', ...wanted]) => {
  const names = wanted.filter((name) => Object.hasOwn(PAGES, name));
  const runs = wanted.includes('once') ? 1 : RUNS;
  const backend = start(process.execPath, ['tools/backend/src/main.ts'], {
    SITE_ORIGINS: 'http://localhost:4200',
    LOG_LEVEL: 'error',
  });
  const site = start(process.execPath, ['tools/vite-brand/src/serve.ts', brand, '4200']);
  try {
    await Promise.all([answering('http://localhost:4100/health'), answering(`${SITE}/`)]);
    // Before any run: a connection that nobody used for that long is closed.
    const pages = await Promise.all(
      (names.length > 0 ? names : ['home']).map(async (name) => ({ name, path: (await PAGES[name]?.()) ?? '/' })),
    );
    for (const { name, path } of pages) {
      // One visit before, so that the image server has its cache and the measure is of the site.
      if (runs > 1) measure(path);
      report(
        `${name} (${path})`,
        Array.from({ length: runs }, () => measure(path)),
      );
    }
  } finally {
    await Promise.all([site.stop(), backend.stop()]);
  }
};
