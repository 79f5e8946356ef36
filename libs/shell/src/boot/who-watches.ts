import { profilesApi } from '@livery/api-client/profiles';
import { isEmbedded } from '@livery/domain/embedded';
import { isBackAfterAWhile, isChildWatching, isChoiceOfProfiles, keepPresence } from '@livery/domain/profiles';
import type { Services } from '@livery/widgets/services';
import type { ComponentType } from 'react';
import type { Store } from '../store.ts';

/** What a visit begins with in place of its first page, until it was answered. */
export type WhoWatches = ComponentType<{ onChosen: () => void }>;

/** Longer than a good connection needs; after this the visit begins as the last one ended. */
const PATIENCE_MS = 2_500;

/** By the device's clock, as it stands there at the next start: the server's time is not known yet when that begins. */
const deviceNow = () => Date.now();

/**
 * What asks who is watching, where a member comes back after a while and the account has several profiles; null where nothing is to be asked. From
 * then on it is kept until when the member was here: not while nobody has answered.
 */
export async function whoWatches(store: Store, services: Services, pathname: string): Promise<WhoWatches | null> {
  const isDue = !isEmbedded(pathname) && isBackAfterAWhile(services.storage, deviceNow()) && (await isChoice(store));
  if (!isDue) {
    memberIsHere(store, services);
    return null;
  }
  const { asking } = await import('./who-watches-gate.tsx');
  return asking(() => memberIsHere(store, services));
}

/** A member watches from now on, whoever of the house it is. */
export function memberIsHere(store: Store, services: Services): void {
  keepPresenceOf(services);
  const mark = () => markAudience(isChildWatching(store.getState()));
  mark();
  store.subscribe(mark);
}

/** Whom the pages are for: what has no header, and what lies over a page, look like a child's too. MISC-005 */
function markAudience(isChild: boolean): void {
  const { dataset } = document.documentElement;
  // Written again, the same value would have the whole page styled anew.
  if (isChild === (dataset['audience'] === 'child')) return;
  if (isChild) dataset['audience'] = 'child';
  else delete dataset['audience'];
}

/** Keeps that a member is here now, and whenever the page is left or comes back: another tab that is opened then asks nothing. */
function keepPresenceOf({ storage }: Services): void {
  const here = () => keepPresence(storage, deviceNow());
  addEventListener('pagehide', here);
  document.addEventListener('visibilitychange', here);
  here();
}

async function isChoice({ dispatch }: Store): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = await Promise.race([dispatch(profilesApi.endpoints.getProfiles.initiate()), late]);
  return isChoiceOfProfiles(answer?.data?.profiles ?? []);
}
