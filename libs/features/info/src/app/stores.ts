import type { Brand } from '@livery/brand-kit';
import type { PlainKey } from '@livery/i18n';

export type AppShop = keyof Brand['stores'];

interface StoreFacts {
  readonly id: AppShop;
  /** As the store calls itself, in every language. */
  readonly name: string;
  readonly devices: PlainKey;
  readonly kind: 'phone' | 'tv';
}

const STORES: readonly StoreFacts[] = [
  { id: 'android', name: 'Google Play', devices: 'store_android', kind: 'phone' },
  { id: 'ios', name: 'App Store', devices: 'store_ios', kind: 'phone' },
  { id: 'huawei', name: 'AppGallery', devices: 'store_huawei', kind: 'phone' },
  { id: 'samsung', name: 'Samsung Apps', devices: 'store_samsung', kind: 'tv' },
  { id: 'lg', name: 'LG Content Store', devices: 'store_lg', kind: 'tv' },
];

/** The stores that a brand is in. */
export const storesOf = (stores: Brand['stores']): readonly (StoreFacts & { readonly href: string })[] =>
  STORES.flatMap((store) => {
    const href = stores[store.id];
    return href ? [{ ...store, href }] : [];
  });

/** Huawei's newer phones have no other store; the older ones have both. */
const HUAWEI = /huawei|honor|harmonyos/i;

/** The address of the store that belongs to the viewer's own device; null where they have to choose, as on a computer. NAV-037 */
export function ownStore(
  stores: Brand['stores'],
  { os, userAgent }: { readonly os: { readonly name: string }; readonly userAgent: string },
): string | null {
  if (os.name === 'iOS') return stores.ios ?? null;
  if (HUAWEI.test(userAgent) && stores.huawei) return stores.huawei;
  return os.name === 'Android' ? (stores.android ?? null) : null;
}
