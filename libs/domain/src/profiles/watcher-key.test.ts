import { expect, it } from 'vitest';
import { watcherKey } from './watcher-key.ts';

const KNOWN = { kind: 'known', turn: 0, id: 5, role: 'adult' };
const UNKNOWN = { kind: 'unknown', turn: 0 };
const session = (kind: string, user?: object) => ({ kind, network: {}, ...(user && { user }) });

it.each([
  ['a member with a known profile', session('loggedIn', { id: 1 }), KNOWN, '5'],
  ['a member whose token is renewed', session('renewing', { id: 1 }), KNOWN, '5'],
  ['a member whose profile is not known', session('loggedIn', { id: 1 }), UNKNOWN, null],
  ['a guest', session('guest', { id: 2, isGuest: true }), UNKNOWN, 'guest'],
  ['a guest where a profile was left behind', session('guest', { id: 2, isGuest: true }), KNOWN, 'guest'],
  ['nobody where a profile was left behind', session('authOnly'), KNOWN, 'guest'],
  ['whoever was here last, until the server says who it is', session('restoring'), KNOWN, '5'],
])('SRCH-015 CHAN-062 SES-020 what a browser keeps of a viewer is that of %s', (_, session, activeProfile, key) => {
  expect(watcherKey({ session, activeProfile })).toBe(key);
});
