import { sessionApi } from '@livery/api-client/session';
import { isChildWatching } from '@livery/domain/profiles';
import type { Store } from 'redux';

type Page = Pick<Store, 'getState'>;
type PinForServer = { readonly parentalCode?: string };

/**
 * The PIN in use, as the server gave it. It goes with what a server may ask it for, after the viewer has typed it here: now, or within
 * the time that an accepted one holds. PIN-038
 */
export function pinInUse({ getState }: Page): PinForServer {
  const { data: user } = sessionApi.endpoints.getUser.select()(getState() as never);
  return user?.parentalCode === undefined ? {} : { parentalCode: user.parentalCode };
}

/** The same for what a server asks of a child alone. PROF-025 */
export const pinOfChild = (page: Page): PinForServer => (isChildWatching(page.getState()) ? pinInUse(page) : {});
