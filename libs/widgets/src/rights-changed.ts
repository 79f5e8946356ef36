import { createCrossTab, type BrowserCrossTab } from '@livery/platform/cross-tab';
import type { MakeService, Services } from './services.tsx';

/** Said to the other tabs of the site when what a viewer may watch has changed here. */
export const RIGHTS_CHANGED = 'rights changed';

export const otherTabs: MakeService<BrowserCrossTab> = ({ brand }) => createCrossTab(brand.id);

/**
 * What the viewer may watch has changed, by whatever way: what is on this page hears of it, and the other tabs, which ask for packets, channels, subscriptions
 * and films again. This one has asked by the call itself. SUBS-037
 */
export function tellRightsChanged({ events, get }: Services): void {
  events.emit('rightsChanged', {});
  get(otherTabs).announce(RIGHTS_CHANGED);
}

/** Calls `run` when they have changed, here or in another tab, until the signal aborts. */
export function onRightsChanged({ events, get }: Services, run: () => void, signal: AbortSignal): void {
  events.on('rightsChanged', run, signal);
  const stop = get(otherTabs).listen((message) => message === RIGHTS_CHANGED && run());
  signal.addEventListener('abort', stop);
}
