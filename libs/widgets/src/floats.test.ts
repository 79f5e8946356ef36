import { expect, it } from 'vitest';
import { FLOATS, floats } from './floats.ts';

const queue = () => floats(undefined as never, new AbortController().signal);

it('one thing floats at a time: the more urgent one, and the next when it has gone', () => {
  const { front, want } = queue();
  for (const float of FLOATS.toReversed()) {
    want(float, true);
    expect(front.get()).toBe(float);
  }
  for (const [index, float] of FLOATS.entries()) {
    want(float, false);
    expect(front.get()).toBe(FLOATS[index + 1] ?? null);
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
