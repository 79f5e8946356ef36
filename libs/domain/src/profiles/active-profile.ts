import type { Profile } from '@livery/contract/profiles/entities';
import { defineMachine, event, to } from '../machine/define-machine.ts';
import type { KeyValueStore } from '../ports.ts';
import { selectSession, sessionUser } from '../session/selectors.ts';
import { STORED } from '../stored-keys.ts';
import { roleOf } from './role.ts';

/** Who is in front of the screen, as far as the account tells its profiles apart. */
export interface ActiveProfile {
  readonly id: number;
  readonly role: Profile['role'];
}

/** `turn` grows whenever somebody else takes over: what was drawn for the one before is drawn anew. PROF-026 */
export type ActiveProfileState = { readonly kind: 'unknown'; readonly turn: number } | Known;
type Known = { readonly kind: 'known'; readonly turn: number } & ActiveProfile;

const events = {
  /** The server, the last visit or another tab says whose profile is in use. */
  seen: event<ActiveProfile>(),
  /** The viewer went over to it in this page: whatever was drawn before was somebody else's. */
  switched: event<ActiveProfile>(),
  /** Somebody else has signed in, or nobody is. */
  forgotten: event(),
};

function nextTurn(known: Known, { id, role }: ActiveProfile): Known | null {
  return known.id === id && known.role === role ? null : { kind: 'known', turn: known.turn + 1, id, role };
}

/** The profile in use, in every tab the same. */
export const activeProfile = defineMachine<ActiveProfileState, typeof events, 'activeProfile'>({
  name: 'activeProfile',
  initial: { kind: 'unknown', turn: 0 },
  events,
  on: {
    unknown: {
      seen: to('known', ({ turn }, { id, role }) => ({ kind: 'known', turn, id, role })),
      switched: to('known', ({ turn }, profile) => ({ kind: 'known', turn: turn + 1, ...profile })),
    },
    known: {
      seen: to('known', nextTurn),
      switched: to('known', nextTurn),
      forgotten: to('unknown', ({ turn }) => ({ kind: 'unknown', turn })),
    },
  },
});

export const selectActiveProfile = activeProfile.select;

/** A child profile is in use. A guest has none, whatever the last visit left behind. */
export function isChildWatching(root: unknown): boolean {
  const state = activeProfile.select(root);
  return state.kind === 'known' && state.role === 'child' && !sessionUser(selectSession(root))?.isGuest;
}

/** The role that rules of what may be seen go by. */
export const activeRole = (root: unknown): Profile['role'] => (isChildWatching(root) ? 'child' : 'adult');

export const activeProfileOf = (profile: Pick<Profile, 'id' | 'role' | 'profile'>): ActiveProfile => ({
  id: profile.id,
  role: roleOf(profile),
});

/** The profile of the last visit; null without one. */
export function savedActiveProfile(store: KeyValueStore): ActiveProfile | null {
  const id = Number(store.get(STORED.profileId) ?? '');
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  // Of what cannot be read, a child sees the least.
  return { id, role: store.get(STORED.profileRole) === 'adult' ? 'adult' : 'child' };
}

/** Keeps who is watching for the next visit, and tells the other tabs, which hear what is stored. SES-025 */
export function keepActiveProfile(store: KeyValueStore, { id, role }: ActiveProfile): void {
  store.set(STORED.profileRole, role);
  store.set(STORED.profileId, String(id));
}

export function forgetActiveProfile(store: KeyValueStore): void {
  store.remove(STORED.profileRole);
  store.remove(STORED.profileId);
}
