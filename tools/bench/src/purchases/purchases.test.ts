import { expect, it } from 'vitest';
import { play, shortest } from './history.ts';

const HISTORIES = 5_000;
/** All are computed in one go, in 5 to 25 s by what else the machine does. */
const LONGEST_MS = 120_000;

it(
  'PAY-080 PAY-047 PAY-042 whatever happens: a press charges once at most, every charge is told, and no success is told without one',
  () => {
    let charges = 0;
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const played = play(seed);
      charges += played.charges;
      if (played.fault) expect.fail(`seed ${seed}: ${played.fault}\n${shortest(seed).log.join('\n')}`);
    }
    expect(charges).toBeGreaterThan(HISTORIES / 10);
  },
  LONGEST_MS,
);

it('a history comes again with its seed', () => {
  const first = play(7, { isLogged: true });
  expect(play(7, { isLogged: true })).toEqual(first);
  expect(first.log.length).toBeGreaterThan(20);
});
