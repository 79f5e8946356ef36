import { expect, it } from 'vitest';
import { OVERLAYS, overlayQueue } from './overlay-queue.ts';

const queue = () => overlayQueue(undefined as never, new AbortController().signal);

it('one thing overlayQueue at a time: the more urgent one, and the next when it has gone', () => {
  const { front, want } = queue();
  for (const overlay of OVERLAYS.toReversed()) {
    want(overlay, true);
    expect(front.get()).toBe(overlay);
  }
  for (const [index, overlay] of OVERLAYS.entries()) {
    want(overlay, false);
    expect(front.get()).toBe(OVERLAYS[index + 1] ?? null);
  }
});

it('who wants twice stands in the queue once', () => {
  const { front, want } = queue();
  want('consent', true);
  want('consent', true);
  want('notice', true);
  want('consent', false);
  expect(front.get()).toBe('notice');
});
