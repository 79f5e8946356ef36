import { dropAnswers } from '@livery/api-client';
import type { Language } from '@livery/i18n/languages';
import type { Services } from '@livery/widgets/services';
import type { ViewerEvent } from '@livery/widgets/site-events';
import { announceViewer } from '../service-worker/register.ts';
import type { Store } from '../store.ts';
import { greetMember } from './when-signed-in.ts';

interface Options {
  readonly store: Store;
  readonly services: Services;
  readonly language: () => Language;
  /** A known member is first asked who is watching. */
  readonly isKnown: boolean;
}

/** Who watches, one after the other: what belongs to the one before is dropped when another one comes. */
export function trackViewers({ store, services, language, isKnown: wasKnown }: Options) {
  let isFirst = true;
  let isKnown = wasKnown;

  function dropOfOthers(): void {
    isFirst = false;
    store.dispatch(dropAnswers());
  }

  function hear(viewer: ViewerEvent): void {
    const { user, profile, isGuest, changed } = viewer;
    services.events.emit('viewer', viewer);
    if (changed) dropOfOthers();
    announceViewer({ user, profile, language: language() });
    if (isGuest) return;
    void greetMember(store, services, !isKnown);
    isKnown = true;
  }

  return { isFirst: () => isFirst, dropOfOthers, hear };
}
