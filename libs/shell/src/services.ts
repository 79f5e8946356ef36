import type { Brand } from '@livery/brand-kit';
import type { SiteConfig } from '@livery/brand-kit/site-config';
import type { StartQuery } from '@livery/domain/session';
import { isEmbedded } from '@livery/domain/embedded';
import { createCountedClock } from '@livery/domain/server-clock';
import { detectEnvironment } from '@livery/platform/environment';
import { createNetworkStatus } from '@livery/platform/network';
import { createStorage } from '@livery/platform/storage';
import { hostServices, type BaseServices, type Services } from '@livery/widgets/services';
import type { LoadOnce } from '@livery/value/load-once';
import type { Capability } from '@livery/widgets/capability';
import { createSiteEvents } from '@livery/widgets/site-events';
import type { SiteMap } from '@livery/widgets/site-map';

interface Ports {
  brand: Brand;
  config: Pick<SiteConfig, 'siteOrigin' | 'apiOrigin' | 'switches' | 'ads' | 'origins'>;
  /** What the address says of the host. */
  query: Pick<StartQuery, 'partner' | 'partnerToken' | 'telegramId' | 'showsDebug'>;
  siteMap: SiteMap;
  capabilities: LoadOnce<readonly Capability[]>;
  signal: AbortSignal;
}

/** The world as this page has it. */
export function createServices({ brand, config, query, siteMap, capabilities, signal }: Ports): Services {
  const base: BaseServices = {
    brand,
    siteMap,
    capabilities,
    events: createSiteEvents((reason) => console.error(reason)),
    clock: createCountedClock(Date.now, () => performance.now()),
    storage: createStorage(brand.id),
    partnerToken: query.partnerToken,
    showsDebug: query.showsDebug,
    siteOrigin: config.siteOrigin,
    switches: config.switches,
    ads: config.ads,
    origins: config.origins,
    network: createNetworkStatus({ origin: config.apiOrigin, initiallyOnline: navigator.onLine }, signal),
    environment: detectEnvironment({
      userAgent: navigator.userAgent,
      brandHost: brand.rules.pages.frame,
      partner: query.partner,
      telegramId: query.telegramId,
      window: window as never,
      isFramed: parent !== window && !isEmbedded(location.pathname),
      touchPoints: navigator.maxTouchPoints,
    }),
  };
  return hostServices(base, signal);
}
