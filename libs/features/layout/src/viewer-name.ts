import { ownLogin } from '@livery/domain/account';
import type { SessionUser } from '@livery/domain/session';

/** What the viewer is called: by name, else by what the account is known by. ACC-002 */
export const viewerName = (user: SessionUser | null): string =>
  user?.firstName || user?.phone || user?.email || ownLogin(user?.username) || '';
