import { expect, it } from 'vitest';
import type { Location } from 'react-router-dom';
import { backgroundOf, mountedBackground, overBackground } from './background.ts';

const at = (pathname: string, state: unknown = null): Location =>
  ({ pathname, state, search: '', hash: '', key: pathname }) as Location;

it('CONT-013 a media page lies over the page that opened it', () => {
  const film = at('/contents/1', overBackground(at('/')));
  expect(mountedBackground(film)?.pathname).toBe('/');
});

it('CONT-013 media pages opened from media pages keep the page beneath the first', () => {
  const film = at('/contents/1', overBackground(at('/')));
  const person = at('/persons/2', overBackground(film));
  expect(backgroundOf(person)).toMatchObject({ location: { pathname: '/' }, depth: 2 });
});

it('lets the background go when more than three deep', () => {
  let location = at('/');
  for (let depth = 1; depth <= 3; depth += 1) location = at(`/contents/${depth}`, overBackground(location));
  expect(mountedBackground(location)?.pathname).toBe('/');
  location = at('/contents/4', overBackground(location));
  expect(mountedBackground(location)).toBeNull();
});

it('a page opened from its address has no background', () => {
  expect(mountedBackground(at('/contents/1'))).toBeNull();
});
