import { expect, it } from 'vitest';
import { ACTIVE_FOR_MS, createActivity } from './activity.ts';

it('BOOT-044 is active up to 1800 s after the last sign of a viewer, and playback counts', () => {
  let nowMs = 0;
  const target = new EventTarget();
  const activity = createActivity(new AbortController().signal, () => nowMs, target);
  nowMs = ACTIVE_FOR_MS;
  expect(activity.isActive()).toBe(true);
  nowMs += 1;
  expect(activity.isActive()).toBe(false);
  target.dispatchEvent(new Event('keydown'));
  expect(activity.isActive()).toBe(true);
  nowMs += ACTIVE_FOR_MS + 1;
  target.dispatchEvent(new Event('timeupdate'));
  expect(activity.isActive()).toBe(true);
});
