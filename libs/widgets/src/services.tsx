import type { Brand } from '@livery/brand-kit';
import type { Switches } from '@livery/brand-kit/site-config';
import type { SignInWays } from '@livery/domain/sign-in';
import type { ServerClock } from '@livery/platform/clock';
import type { Environment } from '@livery/platform/environment';
import type { NetworkStatus } from '@livery/platform/network';
import type { KeyValueStore } from '@livery/platform/storage';
import { useValue } from '@livery/value/react';
import type { LoadSettingsPages } from './settings-pages.ts';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** What every screen may use of the world it runs in. The shell makes it once, at start. */
export interface Services {
  brand: Brand;
  clock: ServerClock;
  storage: KeyValueStore;
  environment: Environment;
  network: NetworkStatus;
  /** What the operator lets this site do. */
  switches: Pick<Switches, 'streamPrefetch'>;
  /** The ways to sign in that the brand takes: one promise, however often it is asked for. */
  signInWays: () => Promise<SignInWays>;
  /** The pages of the settings that the brand takes. */
  settingsPages: LoadSettingsPages;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices() needs the <ServicesProvider> of the shell above it.');
  return services;
}

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
