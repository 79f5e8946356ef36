import type { SubPacket } from '@livery/contract/packets/entities';
import type { SubscriptionFacts } from '@livery/domain/subscription';
import { heartIcon } from '@livery/ui-kit/icon-shapes';
import { capability } from '@livery/widgets/capability';
import type { SoldItem } from '@livery/widgets/page-part';
import { isAdultViewer, providerLink } from '@livery/widgets/site-facts';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    /** One subscription with what can be done with it. NAV-068, SUBS-033 */
    subscription: { facts: SubscriptionFacts };
    /** The packets that open a channel or a film, or those with which what plays there has no advertising. NAV-069, PACK-054, ADS-016 */
    quick_packets: { item: SoldItem; title: string; removesAds?: boolean };
    /** The channels of packets. NAV-070, PACK-055 */
    packets_channels: { packets: readonly SubPacket[]; chosenId?: number; playAfter?: SoldItem };
    /** A packet that only the provider itself can give. SUBS-030, BRAND-003 */
    provider_not_found: Record<never, never>;
  }
}

/** What is sold: packets, the pages of providers, subscriptions. */
export default capability('packets', {
  offeredIf: ({ features }) => features.packets,
  routes: {
    list: { path: '/packets', screen: () => import('./packets-page.tsx') },
    packet: { path: '/packets/:id', screen: () => import('./packet-page.tsx') },
    provider: { path: '/provider/:id', screen: () => import('./provider-page.tsx') },
  },
  modals: {
    subscription: { needsData: true, component: () => import('./subscription-modal.tsx') },
    quick_packets: { needsData: true, component: () => import('./quick-packets-modal.tsx') },
    packets_channels: { needsData: true, component: () => import('./packets-channels-modal.tsx') },
    provider_not_found: { component: () => import('./provider-not-found-modal.tsx') },
  },
  settings: {
    subscriptions: {
      order: 30,
      title: 'account_subscriptions',
      icon: heartIcon,
      about: 'settings_subscriptions_about',
      audience: 'adult',
      behindPin: 'settings',
      page: () => import('./subscriptions-page.tsx'),
    },
  },
  menu: {
    // The provider's own page stands in its place. ACC-007
    subscriptions: {
      group: 'purchases',
      order: 10,
      to: '/settings/subscriptions',
      label: 'account_subscriptions',
      icon: heartIcon,
      isFor: (facts) => isAdultViewer(facts) && providerLink(facts) === null,
    },
  },
  parts: { purchaseBlock: () => import('./purchase-block.tsx') },
  overlays: { promoDays: () => import('./tell-promo-days.tsx') },
  gates: { purchase: () => import('./purchase-gate.ts') },
  listens: () => import('./refresh-tabs.ts'),
  texts: true,
});
