import type { Brand } from '@livery/brand-kit';
import type { SiteConfig, Switches } from '@livery/brand-kit/site-config';
import type { CountedClock } from '@livery/domain/server-clock';
import type { Environment } from '@livery/platform/environment';
import type { NetworkStatus } from '@livery/platform/network';
import type { BrandStorage } from '@livery/platform/storage';
import type { LoadOnce } from '@livery/value/load-once';
import { useValue } from '@livery/value/react';
import type { Capability } from './capability.ts';
import type { SiteEvents } from './site-events.ts';
import type { SiteMap } from './site-map.ts';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** What the shell makes at start of the world that the site runs in. */
export interface BaseServices {
  brand: Brand;
  clock: CountedClock;
  storage: BrandStorage;
  environment: Environment;
  /** The partner whom the address of this visit names. PROMO-035 */
  partnerToken?: string | null;
  /** The address of this visit asks for the panel for support. BOOT-026 */
  showsDebug?: boolean;
  network: NetworkStatus;
  /** Where viewers find this site. */
  siteOrigin: string;
  /** What the operator lets this site do. */
  switches: Pick<Switches, 'streamPrefetch' | 'analytics' | 'clientData'>;
  ads: SiteConfig['ads'];
  /** Whom else the page may speak to. */
  origins: Pick<SiteConfig['origins'], 'cast'>;
  /** Where everything is on this site. */
  siteMap: SiteMap;
  /** The capabilities of this site. Their addresses are in the site map; the list comes when a viewer may want it. */
  capabilities: LoadOnce<readonly Capability[]>;
  /** What happens on the site, for those who listen. */
  events: SiteEvents;
}

/** Makes a long-lived service. The signal aborts when the site ends. */
export type MakeService<Service> = (services: Services, signal: AbortSignal) => Service;

/** What every screen may use. */
export interface Services extends BaseServices {
  /** The one service that `make` makes for this site, made when it is first asked for: its code comes with the chunk that needs it. */
  get<Service>(make: MakeService<Service>): Service;
}

export function hostServices(base: BaseServices, signal: AbortSignal): Services {
  const made = new Map<MakeService<unknown>, unknown>();
  const services: Services = {
    ...base,
    get<Service>(make: MakeService<Service>) {
      if (!made.has(make)) made.set(make, make(services, signal));
      return made.get(make) as Service;
    },
  };
  return services;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices() needs <ServicesProvider>');
  return services;
}

export const useService = <Service,>(make: MakeService<Service>): Service => useServices().get(make);

export const useBrand = (): Brand => useServices().brand;

/** Server time in milliseconds, told anew every `everyMs`. */
export function useNow(everyMs: number): number {
  const { clock } = useServices();
  const [nowMs, setNowMs] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(clock.now()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return nowMs;
}

export const useOnline = (): boolean => useValue(useServices().network.online);

/** Whether a media query holds, told anew when that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => matchMedia(query).matches,
  );
}
