import { isAuthOnly, selectSession, sessionUser } from '../session/selectors.ts';
import { activeProfile } from './active-profile.ts';

const GUEST = 'guest';

/**
 * The name under which this browser keeps what belongs to whoever is watching; null for a member whose profile is not known, who is not given
 * what another has left. SRCH-015, CHAN-062
 */
export function watcherKey(root: unknown): string | null {
  const session = selectSession(root);
  const user = sessionUser(session);
  if (user?.isGuest || isAuthOnly(session)) return GUEST;
  const profile = activeProfile.select(root);
  if (profile.kind === 'known') return String(profile.id);
  return user ? null : GUEST;
}
