import { Profile } from '@livery/contract/profiles/entities';
import { decode } from '@livery/contract/schema';
import { User } from '@livery/contract/session/entities';
import { expect, it } from 'vitest';
import type { Credentials } from './credentials.ts';
import { sessionKind } from './selectors.ts';
import type { SessionUser } from './session-api.ts';
import { settled } from './shared-rows.ts';

const credentials: Credentials = { accessToken: 't', receivedAtMs: 0, expiresAtMs: 1, deviceId: 1, signInId: 's' };
const kindOf = (user: SessionUser) => sessionKind(settled({ network: { isGuestAllowed: true }, user, credentials }));

/** The viewer that an answer of the server describes. */
function userOf(json: object): SessionUser {
  const user = decode(User, { id: 1, ...json });
  if (!user.ok) throw new Error(user.error.path);
  return user.value;
}

it('SES-001 MISC-001 MISC-004 a viewer is a guest or logged in, and a profile is adult or child: nobody is an administrator', () => {
  expect(kindOf(userOf({ is_guest: true }))).toBe('guest');
  expect(kindOf(userOf({ is_guest: false }))).toBe('loggedIn');

  const administrator = userOf({ is_guest: false, is_admin: true, is_staff: true, role: 'admin' });
  expect(administrator).toEqual(userOf({ is_guest: false }));
  expect(decode(Profile, { id: 1, role: 'admin' })).toMatchObject({ value: { role: 'child' } });
});
