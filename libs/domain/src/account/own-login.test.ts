import { expect, it } from 'vitest';
import { ownLogin } from './own-login.ts';

it.each([
  ['aigerim', 'aigerim'],
  ['77001234567', '77001234567'],
  ['50096755-1962-4ca0-bd24-abd425e42d1e', undefined],
  ['50096755-1962-4CA0-BD24-ABD425E42D1E', undefined],
  ['50096755-1962', '50096755-1962'],
  ['', undefined],
  [undefined, undefined],
])('of the name %s a viewer knows %s', (username, known) => expect(ownLogin(username)).toBe(known));
