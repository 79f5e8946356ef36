import { expect, it } from 'vitest';
import { reach } from './reach.ts';

it('a path is reached when a screen of this build stands there', () => {
  expect(['/', '/channels', '/channels/sport', '/contents/1'].every(reach)).toBe(true);
});

it('nothing is reached at an address that is not known, that leads to not found, or that only the server may know', () => {
  expect(['/no/such/page', '/watch', '/some-page', '/movies/drama'].some(reach)).toBe(false);
});

it('a modal is reached by its hash', () => {
  expect([reach('#message'), reach('#no_such_modal'), reach('#toString')]).toEqual([true, false, false]);
});
