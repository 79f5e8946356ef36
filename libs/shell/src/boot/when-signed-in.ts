import type { Services } from '@livery/widgets/services';
import type { Store } from '../store.ts';
import type * as signedInBoot from './signed-in-boot.ts';

/** The part of the start that only a signed-in viewer needs. Where the code for it is lost, the page is loading itself anew. */
const whenSignedIn = <T>(use: (part: typeof signedInBoot) => Promise<T>) =>
  import('./signed-in-boot.ts').then(use).catch(() => null);

/** The question who is watching, for a member who was away; null where nobody has to be asked. PROF-001 */
export const askWhoWatches = (store: Store, services: Services, pathname: string) =>
  whenSignedIn((part) => part.whoWatches(store, services, pathname));

/** A member is here: `isNew` to this page. */
export const greetMember = (store: Store, services: Services, isNew: boolean) =>
  whenSignedIn((part) => {
    if (isNew) part.memberIsHere(store, services);
    return part.askActiveProfile(store);
  });
