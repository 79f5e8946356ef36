import { expect, it } from 'vitest';
import { viewerName } from './viewer-name.ts';

it('ACC-002 a viewer is called by name, else by telephone, e-mail, login', () => {
  const user = { id: 1, isGuest: false, firstName: 'Айгерим', phone: '+7 700', email: 'a@b.example', username: 'aig' };
  expect(viewerName(user)).toBe('Айгерим');
  expect(viewerName({ ...user, firstName: '' })).toBe('+7 700');
  expect(viewerName({ id: 1, isGuest: false, email: 'a@b.example', username: 'aig' })).toBe('a@b.example');
  expect(viewerName({ id: 1, isGuest: false, username: 'aig' })).toBe('aig');
  expect(viewerName({ id: 1, isGuest: false, username: '50096755-1962-4ca0-bd24-abd425e42d1e' })).toBe('');
  expect(viewerName(null)).toBe('');
});
