import { expect, it } from 'vitest';
import { PANEL_GOES_AFTER_MS, underPointer } from './card-panel.ts';

const card = { left: 200, right: 400 };
const at = (x: number, change = {}) => underPointer({ x, isInCard: true, isOnControl: false, ...change }, card);

it('a panel stays while the pointer is over its own card or on a button of it', () => {
  expect([at(200), at(300), at(400)]).toEqual(['own card', 'own card', 'own card']);
  expect(at(440, { isOnControl: true })).toBe('control');
  expect([PANEL_GOES_AFTER_MS['own card'], PANEL_GOES_AFTER_MS.control]).toEqual([null, null]);
});

it('a panel does not cover the next card for long once the pointer is over that', () => {
  expect([at(199), at(401)]).toEqual(['neighbour', 'neighbour']);
  expect(PANEL_GOES_AFTER_MS.neighbour).toBeLessThanOrEqual(300);
});

it('a panel goes at once when the pointer leaves it', () => {
  expect(at(300, { isInCard: false })).toBe('elsewhere');
  expect(PANEL_GOES_AFTER_MS.elsewhere).toBe(0);
});
