import { findChromium } from '@livery/dev/chromium';
import { execFileSync } from 'node:child_process';
import { answering, bin, ROOT, start } from './processes.ts';
import { median, table, type Bench } from './report.ts';

const RUNS = 3;
const SITE = 'http://localhost:4200/';

interface Result {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

function measure(): Result {
  const output = execFileSync(
    bin('lighthouse'),
    [
      SITE,
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
  return JSON.parse(output.toString()) as Result;
}

export const bench: Bench = async ([brand = 'web']) => {
  const backend = start(process.execPath, ['tools/backend/src/main.ts'], {
    SITE_ORIGINS: 'http://localhost:4200',
    LOG_LEVEL: 'error',
  });
  const site = start(process.execPath, ['tools/vite-brand/src/serve.ts', brand, '4200']);
  try {
    await Promise.all([answering('http://localhost:4100/health'), answering(SITE)]);
    // One visit before, so that the image server has its cache and the measure is of the site.
    measure();
    const results = Array.from({ length: RUNS }, measure);
    const score = (id: string) =>
      median(results.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)));
    const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    table(
      ['Lighthouse mobile, home', 'median of 3', 'target'],
      [
        ['performance', score('performance'), '≥ 90'],
        ['accessibility', score('accessibility'), '100'],
        ['best practices', score('best-practices'), ''],
        ['SEO', score('seo'), ''],
        ['LCP, ms', Math.round(audit('largest-contentful-paint')), ''],
        ['TBT, ms', Math.round(audit('total-blocking-time')), ''],
        ['CLS', audit('cumulative-layout-shift').toFixed(3), '0'],
      ],
    );
    console.log(
      `Performance of the runs: ${results.map(({ categories }) => Math.round((categories['performance']?.score ?? 0) * 100)).join(', ')}`,
    );
  } finally {
    await Promise.all([site.stop(), backend.stop()]);
  }
};
