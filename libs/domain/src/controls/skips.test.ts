import { expect, it } from 'vitest';
import { holdKey, type HeldKey } from './skips.ts';

/** When a key acts that repeats every 10 ms. */
function actsWhileHeld(untilMs: number): number[] {
  const acts: number[] = [];
  let held: HeldKey | null = null;
  for (let atMs = 0; atMs <= untilMs; atMs += 10) {
    const next = holdKey(held, { isRepeat: atMs > 0, atMs });
    if (!next) continue;
    held = next;
    acts.push(atMs);
  }
  return acts;
}

it('LIVE-026 a held key rests 300 ms after its first skip, 150 after the second, 100 after the third', () => {
  expect(actsWhileHeld(630)).toEqual([0, 300, 450, 550, 630]);
});

it('LIVE-026 each press of a finger acts at once, and begins anew', () => {
  const first = holdKey(null, { isRepeat: false, atMs: 0 });
  const second = holdKey(first, { isRepeat: false, atMs: 90 });
  expect(second).toEqual({ count: 1, busyUntilMs: 390 });
  expect(holdKey(second, { isRepeat: true, atMs: 389 })).toBeNull();
});
