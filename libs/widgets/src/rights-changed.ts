import { createCrossTab, type CrossTab } from '@livery/platform/cross-tab';
import { useServices, type MakeService } from './services.tsx';
import { useCallback } from 'react';

/** Said to the other tabs of the site when what a viewer may watch has changed here. */
export const RIGHTS_CHANGED = 'rights changed';

export const otherTabs: MakeService<CrossTab> = ({ brand }) => createCrossTab(brand.id);

/** Tells every tab that packets, channels, subscriptions and films are to be asked again. This one has asked by the call itself. SUBS-037 */
export function useRightsChanged(): () => void {
  const services = useServices();
  return useCallback(() => services.get(otherTabs).announce(RIGHTS_CHANGED), [services]);
}
