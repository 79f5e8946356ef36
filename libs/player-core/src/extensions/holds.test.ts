import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { createHolds } from './holds.ts';

function world() {
  const clock = fakeClock();
  const told: boolean[] = [];
  return { clock, told, holds: createHolds(clock, (isHeld) => told.push(isHeld)) };
}

it('ends every hold by itself after its time: whether the programme may play is the player’s to say', async () => {
  const { clock, told, holds } = world();
  const hold = holds.take(5_000);
  await clock.pass(4_999);
  expect(holds.isHeld).toBe(true);
  await clock.pass(1);
  expect(holds.isHeld).toBe(false);
  expect(hold.signal.aborted).toBe(true);
  expect(told).toEqual([true, false]);
});

it('counts an extended hold from the moment of its extension', async () => {
  const { clock, holds } = world();
  const hold = holds.take(5_000);
  await clock.pass(4_000);
  hold.extend(30_000);
  await clock.pass(29_999);
  expect(holds.isHeld).toBe(true);
  await clock.pass(1);
  expect(holds.isHeld).toBe(false);
  hold.extend(5_000);
  expect(holds.isHeld).toBe(false);
});

it('is free when the last of several holds is given back, and tells of the first and the last only', async () => {
  const { told, holds } = world();
  const [first, second] = [holds.take(5_000), holds.take(5_000)];
  let isFree = false;
  const free = holds.free().then(() => (isFree = true));
  first.release();
  first.release();
  await Promise.resolve();
  expect(isFree).toBe(false);
  second.release();
  await free;
  expect(told).toEqual([true, false]);
  await holds.free();
});

it('a hold of the place lets the programme move, and is over with the last of both kinds', async () => {
  const { told, holds } = world();
  const [place, programme] = [holds.take(5_000, 'place'), holds.take(5_000)];
  const over: string[] = [];
  const programmeIsFree = holds.free().then(() => over.push('programme'));
  const placeIsFree = holds.free('place').then(() => over.push('place'));
  expect(told).toEqual([true]);
  programme.release();
  await programmeIsFree;
  expect([holds.isHeld, holds.keepsPlace, told]).toEqual([false, true, [true, false]]);
  await holds.free();
  place.release();
  await placeIsFree;
  expect(over).toEqual(['programme', 'place']);
  expect([holds.keepsPlace, told]).toEqual([false, [true, false]]);
});

it('lets go of all holds at once', () => {
  const { told, holds } = world();
  const taken = [holds.take(1_000), holds.take(2_000)];
  holds.releaseAll();
  expect(taken.every(({ signal }) => signal.aborted)).toBe(true);
  expect(told).toEqual([true, false]);
});
