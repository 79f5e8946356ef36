import type { Profile } from '@livery/contract/profiles/entities';
import { type CallAnswer, type ApiFailure, isRefusal } from '../session/session-api.ts';
import { switchNeedsPin } from './profile-rules.ts';
import { activeProfileOf, type ActiveProfile } from './active-profile.ts';

/** What a switch needs from the outside. */
export interface SwitchPorts {
  /** Whoever is watching now; null while nobody knows. */
  current(): number | null;
  /** The parental check before a grown-up's profile. */
  pass(): Promise<boolean>;
  /** POST /v2/users/self/profile */
  choose(id: number): Promise<CallAnswer<Profile>>;
  /** GET /v2/users/self/profile */
  readActive(): Promise<CallAnswer<Profile>>;
}

export type SwitchOutcome =
  | { readonly kind: 'switched'; readonly profile: ActiveProfile }
  /** It is in use already. */
  | { readonly kind: 'same' }
  /** The parental check was left. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Goes over to another profile: a child's at once, a grown-up's after the parental check. An answer that was lost may hide a switch that
 * happened: the server is asked whose turn it is, so that nobody sees the pages of one with the rights of another. PROF-024, PROF-025
 */
export async function switchProfile(profile: Profile, ports: SwitchPorts): Promise<SwitchOutcome> {
  if (profile.id === ports.current()) return { kind: 'same' };
  if (switchNeedsPin(profile) && !(await ports.pass())) return { kind: 'declined' };
  const { data, error } = await ports.choose(profile.id);
  if (data) return { kind: 'switched', profile: activeProfileOf(data.id === profile.id ? data : profile) };
  if (isRefusal(error)) return { kind: 'failed', failure: error };
  const active = await ports.readActive();
  const isThere = active.data !== undefined && active.data.id !== ports.current();
  return isThere ? { kind: 'switched', profile: activeProfileOf(active.data) } : { kind: 'failed', failure: error };
}
