import { expect, it } from 'vitest';
import { pathOf } from './qr-path.ts';

it('each run of dark modules in a line is one rectangle, in the place of its first', () => {
  expect(
    pathOf([
      [false, true, true, false, true],
      [false, false, false, false, false],
      [true, true, true, true, true],
    ]),
  ).toBe('M1 0h2v1h-2zM4 0h1v1h-1zM0 2h5v1h-5z');
});
