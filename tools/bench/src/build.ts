import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { bin, ROOT, timed } from './processes.ts';
import { median, seconds, table, type Bench } from './report.ts';

const ROUNDS = 3;

const nx = (...args: string[]) => timed(bin('nx'), args);

async function medianOf(run: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await run());
  return median(times);
}

export const bench: Bench = async ([brand = 'web']) => {
  const brands = readdirSync(`${ROOT}brands`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  const cleanDist = () => brands.forEach((id) => rmSync(`${ROOT}apps/${id}/dist`, { recursive: true, force: true }));
  const one = await medianOf(() => (cleanDist(), nx('run', `${brand}:build`, '--skip-nx-cache')));
  const six = await medianOf(() => (cleanDist(), nx('run-many', '-t', 'build', '--skip-nx-cache')));
  await nx('run-many', '-t', 'build');
  const cached = await medianOf(() => (cleanDist(), nx('run-many', '-t', 'build')));

  const probe = `${ROOT}brands/${brand}/bench-probe.json`;
  writeFileSync(probe, '{}');
  const oneChanged = await nx('run-many', '-t', 'build').finally(() => rmSync(probe));

  table(
    ['production build', 'wall time, s', 'target'],
    [
      [`one brand (${brand}), nothing cached`, seconds(one), '≤ 5'],
      [`${brands.length} brands, nothing cached`, seconds(six), '≤ 20'],
      [`${brands.length} brands, all cached, outputs removed`, seconds(cached), '≤ 2'],
      [`${brands.length} brands, one brand changed`, seconds(oneChanged), ''],
    ],
  );
  console.log(`Median of ${ROUNDS}; the last row once.`);
};
