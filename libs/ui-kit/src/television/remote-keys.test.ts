import { expect, it } from 'vitest';
import { directionOf, isRemoteBack } from './remote-keys.ts';

const HELD = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it('knows an arrow, and leaves one that is pressed with another key', () => {
  expect(directionOf({ key: 'ArrowUp', ...HELD })).toBe('up');
  expect(directionOf({ key: 'ArrowUp', ...HELD, altKey: true })).toBeUndefined();
  expect(directionOf({ key: 'Enter', ...HELD })).toBeUndefined();
});

it.each([
  ['webOS', { key: 'Unidentified', keyCode: 461 }],
  ['Tizen', { key: 'XF86Back', keyCode: 10009 }],
  ['Android', { key: 'GoBack', keyCode: 0 }],
  ['a set-top browser', { key: 'BrowserBack', keyCode: 166 }],
])('knows Back of %s', (_, press) => {
  expect(isRemoteBack(press)).toBe(true);
});

it('leaves Escape and Backspace to whoever hears them', () => {
  expect(isRemoteBack({ key: 'Escape', keyCode: 27 })).toBe(false);
  expect(isRemoteBack({ key: 'Backspace', keyCode: 8 })).toBe(false);
});
