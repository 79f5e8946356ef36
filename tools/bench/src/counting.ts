import { randomVisits, runVisits } from '@livery/domain/figures/testing';
import fc from 'fast-check';
import { seconds, table, type Bench } from './report.ts';

const TEN_THOUSAND = 10_000;

/** Random visits (tabs that open, close and crash, a line that loses and doubles) against a collector: `counting [count] [first seed]`. */
export const bench: Bench = async ([count = String(TEN_THOUSAND), seed = String(Date.now() % 2 ** 31)]) => {
  const beganMs = performance.now();
  const visits = fc.sample(randomVisits, { numRuns: Number(count), seed: Number(seed) });
  const sum = { told: 0, counted: 0, watchedMs: 0, countedMs: 0, doubles: 0, wrong: 0 };
  for (const one of visits) {
    const { told, counted, watchedMs, countedMs, doubles } = await runVisits(one);
    sum.told += told;
    sum.counted += counted;
    sum.watchedMs += watchedMs;
    sum.countedMs += countedMs;
    sum.doubles += doubles;
    if (told !== counted || Math.abs(watchedMs - countedMs) >= 1_000) sum.wrong += 1;
  }
  table(
    [
      'visits',
      'told',
      'counted',
      'came twice, counted once',
      'watched, s',
      'counted, s',
      'visits gone wrong',
      'seed',
      'wall time, s',
    ],
    [
      [
        visits.length,
        sum.told,
        sum.counted,
        sum.doubles,
        Math.round(sum.watchedMs / 1000),
        Math.round(sum.countedMs / 1000),
        sum.wrong,
        Number(seed),
        seconds(performance.now() - beganMs),
      ],
    ],
  );
  if (sum.wrong > 0) throw new Error(`${sum.wrong} visits were counted wrongly.`);
};
