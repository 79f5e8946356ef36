import type { Profile } from '@livery/contract/profiles/entities';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CallAnswer, ApiFailure } from '../session/session-api.ts';
import { createLastSwitch, type LastSwitchPorts } from './last-switch.ts';

const PROFILES: readonly Profile[] = [
  { id: 1, role: 'adult' },
  { id: 2, role: 'child' },
  { id: 3, role: 'adult' },
];
const [ADULT, CHILD, OTHER] = PROFILES as [Profile, Profile, Profile];
const LOST: ApiFailure = { kind: 'timeout', message: 'no' };

/** A promise that the test settles. */
function later<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

function world(ports: Partial<LastSwitchPorts> = {}) {
  const chosen: number[] = [];
  let watching = 2;
  return {
    chosen,
    watching: () => watching,
    ports: {
      current: () => watching,
      pass: () => Promise.resolve(true),
      choose: (id: number): Promise<CallAnswer<Profile>> => {
        chosen.push(id);
        return Promise.resolve({ data: PROFILES.find((each) => each.id === id) as Profile });
      },
      readActive: (): Promise<CallAnswer<Profile>> => Promise.resolve({ error: LOST }),
      onSwitched: ({ id }: { id: number }) => void (watching = id),
      ...ports,
    },
  };
}

it('PROF-025 a press while another waits for its parental check gives that one up and counts itself', async () => {
  const goOver = createLastSwitch();
  const check = later<boolean>();
  let given: AbortSignal | undefined;
  const pass = (signal: AbortSignal) => {
    given ??= signal;
    return signal === given ? check.promise : Promise.resolve(true);
  };
  const { ports, chosen, watching } = world({ pass });
  const first = goOver(ADULT, ports);
  await Promise.resolve();
  const second = goOver(OTHER, ports);
  expect(given?.aborted).toBe(true);
  // Even a check that ends well has come too late.
  check.resolve(true);
  expect([await first, await second]).toEqual([
    { kind: 'declined' },
    { kind: 'switched', profile: { id: 3, role: 'adult' } },
  ]);
  expect([chosen, watching()]).toEqual([[3], 3]);
});

it('PROF-026 a press while the server has another one waits for its answer, and is not lost', async () => {
  const goOver = createLastSwitch();
  const answer = later<CallAnswer<Profile>>();
  const chosen: number[] = [];
  const choose = (id: number) => {
    chosen.push(id);
    return id === 1 ? answer.promise : Promise.resolve<CallAnswer<Profile>>({ data: OTHER });
  };
  const { ports, watching } = world({ choose });
  const first = goOver(ADULT, ports);
  await expect.poll(() => chosen).toEqual([1]);
  const second = goOver(OTHER, ports);
  await Promise.resolve();
  expect(chosen).toEqual([1]);
  answer.resolve({ data: ADULT });
  expect([(await first)?.kind, (await second)?.kind]).toEqual(['switched', 'switched']);
  expect([chosen, watching()]).toEqual([[1, 3], 3]);
});

it('PROF-026 a second press of the same profile is the first one', async () => {
  const goOver = createLastSwitch();
  const { ports, chosen } = world();
  const [first, second] = await Promise.all([goOver(ADULT, ports), goOver(ADULT, ports)]);
  expect([first?.kind, second, chosen]).toEqual(['switched', null, [1]]);
});

it('PROF-026 after any end the next press is heard', async () => {
  const goOver = createLastSwitch();
  const { ports, chosen } = world();
  expect(await goOver(ADULT, { ...ports, pass: () => Promise.resolve(false) })).toEqual({ kind: 'declined' });
  expect(await goOver(ADULT, { ...ports, choose: () => Promise.resolve({ error: LOST }) })).toMatchObject({
    kind: 'failed',
  });
  await expect(goOver(ADULT, { ...ports, choose: () => Promise.reject(new Error('a mistake')) })).rejects.toThrow();
  expect(await goOver(ADULT, ports)).toMatchObject({ kind: 'switched' });
  expect(chosen).toEqual([1]);
});

/** Presses at any moments; answers in any order; checks passed, declined or given up; answers that get lost on either way. */
it('PROF-024 PROF-025 PROF-026 the last press counts, a grown-up’s never without its check, and the page is where the server is', async () => {
  const press = fc.record({
    to: fc.integer({ min: 0, max: 2 }),
    passes: fc.boolean(),
    fate: fc.constantFrom('well', 'refused', 'lostAfter'),
  });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(press, { minLength: 1, maxLength: 6 }), async (scheduler, presses) => {
      const goOver = createLastSwitch();
      let server = CHILD;
      let page = CHILD.id;
      let running = 0;
      const ends: Promise<unknown>[] = [];
      const begin = ({ to, passes, fate }: (typeof presses)[number]) => {
        const profile = PROFILES[to] as Profile;
        let hasPassed = false;
        const ports: LastSwitchPorts = {
          current: () => page,
          pass: async () => (hasPassed = await scheduler.schedule(Promise.resolve(passes))),
          async choose(id) {
            running += 1;
            expect(running, 'two at a time').toBe(1);
            expect(hasPassed || profile.role === 'child', 'a grown-up without its check').toBe(true);
            await scheduler.schedule(Promise.resolve());
            if (fate !== 'refused') server = PROFILES.find((each) => each.id === id) as Profile;
            running -= 1;
            if (fate === 'refused') return { error: { kind: 'http', status: 409, message: 'no' } };
            return fate === 'lostAfter' ? { error: LOST } : { data: server };
          },
          readActive: async () => {
            await scheduler.schedule(Promise.resolve());
            return { data: server };
          },
          onSwitched: ({ id }) => void (page = id),
        };
        ends.push(goOver(profile, ports));
      };
      const pressed = scheduler.scheduleSequence(presses.map((each) => async () => begin(each)));
      await scheduler.waitFor(pressed.task);
      await scheduler.waitFor(Promise.all(ends));
      expect(page, 'the page and the server').toBe(server.id);
      const last = presses.at(-1) as (typeof presses)[number];
      // The same profile may have been on its way by an earlier press, whose check and fate count then.
      const before = presses.at(-2);
      const target = PROFILES[last.to] as Profile;
      const isItsOwn = before?.to !== last.to;
      if (isItsOwn && last.fate !== 'refused' && (last.passes || target.role === 'child')) expect(page).toBe(target.id);
    }),
  );
});
