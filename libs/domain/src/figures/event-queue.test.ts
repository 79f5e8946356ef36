import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventQueue, GATHER_MS, LONGEST_KEPT_MS, MOST_CHARACTERS, type PostAnswer } from './event-queue.ts';
import type { TrackedEvent } from './events.ts';
import { listInMemory, randomVisits, runVisits } from './testing/visits.ts';

const event = (id: string, atMs = 0): TrackedEvent => ({ id, name: 'play', atMs, fields: {} });

function queueOf(answers: PostAnswer[] = [], nowMs = 0, list = listInMemory()) {
  const bodies: string[] = [];
  const beacons: string[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const queue = createEventQueue({
    list,
    post: async (body) => {
      bodies.push(body);
      return answers.shift() ?? 'taken';
    },
    beacon: (body) => void beacons.push(body),
    exclusively: (task) => task(),
    after(ms, run) {
      timers.push({ ms, run });
      return () => {};
    },
    now: () => nowMs,
  });
  const ids = (texts: string[]) => texts.map((text) => [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id));
  return { queue, list, timers, sent: () => ids(bodies), left: () => ids(beacons) };
}

it('events go out together and in their order, and are forgotten when they were taken', async () => {
  const { queue, sent, list, timers } = queueOf();
  for (const id of ['a', 'b', 'c']) queue.add(event(id));
  await Promise.resolve();
  expect(timers.map(({ ms }) => ms)).toEqual([GATHER_MS]);
  await queue.send();
  expect(sent()).toEqual([['a', 'b', 'c']]);
  expect(await list.first(9)).toEqual([]);
});

it('what was not taken is sent again, each time after twice as long', async () => {
  const { queue, sent, timers } = queueOf(['lost', 'lost']);
  queue.add(event('a'));
  await queue.send();
  expect(timers.at(-1)?.ms).toBe(GATHER_MS);
  timers.at(-1)?.run();
  await queue.send();
  await queue.send();
  expect(sent()).toEqual([['a'], ['a'], ['a']]);
});

it('what a collector will never take holds up nothing', async () => {
  const { queue, list } = queueOf(['refused']);
  queue.add(event('a'));
  await queue.send();
  expect(await list.first(9)).toEqual([]);
});

it('a page that is left sends the newest of what it has, within 64 KiB and in their order, and keeps all until it is answered for', async () => {
  const { queue, left, list } = queueOf();
  const long = 'x'.repeat(MOST_CHARACTERS / 3);
  for (const id of ['a', 'b', 'c', 'd']) queue.add({ ...event(id), name: long });
  await Promise.resolve();
  queue.leave();
  expect(left()).toEqual([['c', 'd']]);
  expect(await list.first(9)).toHaveLength(4);
});

it('what is told while the page is left goes with it, however much waits from before', async () => {
  const { queue, left } = queueOf(['lost']);
  for (let number = 0; number < 500; number += 1) queue.add({ ...event(`before-${number}`), name: 'x'.repeat(90) });
  await queue.send();
  queue.add(event('last'));
  queue.leave();
  const [ids = []] = left();
  expect(ids.slice(-2)).toEqual(['before-499', 'last']);
  expect(ids.length).toBeLessThan(200);
});

it('what another tab has sent is not sent again by a page that is left; what was told meanwhile is', async () => {
  const { queue, left, list, sent } = queueOf();
  const other = queueOf([], 0, list);
  queue.add(event('a'));
  await other.queue.send();
  expect(other.sent()).toEqual([['a']]);
  const sending = queue.send();
  await Promise.resolve();
  queue.add(event('b'));
  queue.leave();
  expect(left().flat()).toContain('b');
  await sending;
  await queue.send();
  queue.add(event('c'));
  queue.leave();
  expect(sent().flat()).not.toContain('a');
  expect(left().at(-1)).toEqual(['c']);
});

it('what is still being written down goes with a page that is left, also where nothing was there to send', async () => {
  const isSlow = { ...listInMemory(), add: () => new Promise<void>(() => undefined) };
  const { queue, left } = queueOf([], 0, isSlow);
  queue.add(event('a'));
  await queue.send();
  queue.leave();
  expect(left()).toEqual([['a']]);
});

it('what is older than a week is let go', async () => {
  const { queue, sent, list } = queueOf([], LONGEST_KEPT_MS + 10);
  queue.add(event('old', 5));
  queue.add(event('new', 50));
  await queue.send();
  expect(sent()).toEqual([['new']]);
  expect(await list.first(9)).toEqual([]);
});

it('three tabs, hours offline, crashes, lost and doubled answers: nothing told is lost, and nothing counts twice', async () => {
  await fc.assert(
    fc.asyncProperty(randomVisits, async (visits) => {
      const { told, counted, watchedMs, countedMs } = await runVisits(visits);
      expect(counted).toBe(told);
      expect(Math.abs(countedMs - watchedMs)).toBeLessThan(1_000);
    }),
    { numRuns: 300 },
  );
});
