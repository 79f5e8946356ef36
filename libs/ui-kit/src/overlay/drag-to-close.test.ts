import { expect, it } from 'vitest';
import { letsGo } from './drag-to-close.ts';

it('lets go of a sheet that is pulled far, or fast; a tremble or a pull upwards keeps it', () => {
  expect(letsGo({ byPx: 120, overMs: 900 })).toBe(true);
  expect(letsGo({ byPx: 60, overMs: 60 })).toBe(true);
  expect(letsGo({ byPx: 60, overMs: 600 })).toBe(false);
  expect(letsGo({ byPx: 10, overMs: 1 })).toBe(false);
  expect(letsGo({ byPx: -200, overMs: 50 })).toBe(false);
});
