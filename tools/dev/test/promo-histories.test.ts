import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPromoWorld, WRITTEN } from './promo-world.ts';

/** `PROMO_HISTORIES=100000 npx vitest run --project node tools/dev/test/promo-histories.test.ts` runs as many, and prints the seed; `PROMO_SEED` takes it again. */
const RUNS = Number(process.env['PROMO_HISTORIES'] ?? 300);
const SEED = Number(process.env['PROMO_SEED'] ?? (process.env['PROMO_HISTORIES'] ? Date.now() % 2 ** 31 : 17));

type World = ReturnType<typeof createPromoWorld>;
type Step = readonly [name: string, run: (world: World) => void];
const some = fc.nat(7);
const step = (name: string, run: (world: World, index: number) => void, weight = 1) => ({
  weight,
  arbitrary: some.map((index): Step => [`${name} ${index}`, (world) => run(world, index)]),
});

const STEP = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .tuple(some, fc.constantFrom(...WRITTEN))
      .map(([index, code]): Step => [`type ${index} ${code}`, (world) => world.type(index, code)]),
  },
  step('press', (world, index) => world.press(index), 4),
  step('press again', (world, index) => world.pressAgain(index), 2),
  step('exchange', (world, index) => world.exchange(index), 6),
  step('arrive', (world, index) => world.arrive(index), 4),
  step('lose', (world, index) => world.lose(index), 3),
  step('reload', (world, index) => world.reload(index), 2),
  step('sign in', (world) => world.signIn()),
  step('link a card', (world, index) => world.linkCard(index)),
  step('cancel', (world, index) => world.cancel(index)),
  step('proceed', (world, index) => world.proceed(index)),
  step('pass', (world, index) => void world.pass(index * 60_000)),
);

/** Whatever was left open is looked at once more: the viewer comes back to it. */
function comeBack(world: World): void {
  world.signIn();
  world.linkCard(0);
  world.settle();
  for (const code of WRITTEN.filter(world.isUnanswered)) {
    world.cancel(0);
    world.proceed(0);
    world.type(0, code);
    world.press(0);
    world.settle();
  }
}

it.each([true, false])(
  'PROMO-007 PROMO-020 PROMO-022 whatever is lost and in how many tabs, a code gives its days once and the viewer learns it (keys: %s)',
  (takesKeys) => {
    const history = fc.array(STEP, { minLength: 8, maxLength: 40 });
    const outcomes = { given: 0, certain: 0 };
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 3 }), (steps, tabs) => {
        const world = createPromoWorld({ takesKeys, tabs });
        world.type(0, 'GIFT');
        world.signIn();
        for (const [, run] of steps) run(world);
        comeBack(world);
        const codes = new Set(world.given);
        expect(world.given.length, 'no code is applied twice').toBe(codes.size);
        for (const code of codes)
          expect(
            world.told.map((one) => one.code),
            'what was applied is told',
          ).toContain(code);
        for (const { code, outcome } of world.told)
          if (outcome === 'applied' || takesKeys) expect([...codes], 'what is told was applied').toContain(code);
        outcomes.given += codes.size;
        outcomes.certain += world.told.filter(({ outcome }) => outcome === 'applied').length;
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(outcomes.certain).toBeGreaterThan(RUNS / 4);
    if (process.env['PROMO_HISTORIES']) console.log({ takesKeys, runs: RUNS, seed: SEED, ...outcomes });
  },
  600_000,
);
