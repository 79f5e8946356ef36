import { expect, it } from 'vitest';
import { pathOf } from './qr-path.ts';

it('PAY-030 each run of dark modules in a line is one rectangle, in the place of its first, with four light modules around all', () => {
  const lines = [' ## #', '     ', '#####'];
  const code = { size: 5, get: (x: number, y: number) => lines[y]?.[x] === '#' };
  expect(pathOf(code)).toBe('M5 4h2v1h-2zM8 4h1v1h-1zM4 6h5v1h-5z');
});
