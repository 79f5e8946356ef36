import { profilesApi } from '@livery/api-client/profiles';
import { isBackAfterAWhile, isChoiceOfWatchers, keepPresence } from '@livery/domain/profiles';
import { isEmbedded } from '@livery/widgets/embedded';
import type { Services } from '@livery/widgets/services';
import type { ComponentType } from 'react';
import type { Store } from '../store.ts';

/** What a visit begins with in place of its first page, until it was answered. */
export type WhoWatches = ComponentType<{ onChosen: () => void }>;

/** Longer than a good connection needs; after this the visit begins as the last one ended. */
const PATIENCE_MS = 2_500;

/**
 * What asks who is watching, where a member comes back after a while and the account has several profiles; null where nothing is to be asked. From
 * then on it is kept until when the member was here: not while nobody has answered.
 */
export async function whoWatches(store: Store, services: Services, pathname: string): Promise<WhoWatches | null> {
  const { storage, clock } = services;
  let isAnswered = true;
  const here = () => isAnswered && keepPresence(storage, clock.now());
  const isDue = !isEmbedded(pathname) && isBackAfterAWhile(storage, clock.now()) && (await isChoice(store));
  addEventListener('pagehide', here);
  document.addEventListener('visibilitychange', here);
  if (!isDue) {
    here();
    return null;
  }
  isAnswered = false;
  const { asking } = await import('./who-watches-gate.tsx');
  return asking(() => {
    isAnswered = true;
    here();
  });
}

async function isChoice({ dispatch }: Store): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = await Promise.race([dispatch(profilesApi.endpoints.getProfiles.initiate()), late]);
  return isChoiceOfWatchers(answer?.data?.profiles ?? []);
}
