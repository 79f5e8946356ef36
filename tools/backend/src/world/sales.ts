import type { Localised } from './localised.ts';

export interface SeedProvider {
  readonly id: number;
  /** The brand's id for the six brands; an own short name for the numbered ones. */
  readonly shortname: string;
  readonly name: Localised;
  readonly brandId: string | null;
  readonly logoKey: string;
  readonly supportUrl: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly regformButtonUrl: string;
  readonly regformButtonCaption: Localised;
  readonly currency: { readonly UTF_NAME: string; readonly ASCII_NAME: string; readonly ISO_CODE: string };
  readonly isHavePurchases: boolean;
  readonly autoAuth: boolean;
  /** Offered to viewers of any provider (PROV-011). */
  readonly isShared: boolean;
  /** Additional packets are sold without a base packet (PACK-056). */
  readonly sellsWithoutBase: boolean;
  readonly countryCode: string;
  readonly packetIds: readonly number[];
}

/** A length of time as the contract names it. */
export type SeedPeriod = { readonly years?: number; readonly months?: number; readonly days?: number };

/** The currencies that providers charge in. */
export type Currency = 'KZT' | 'KGS' | 'UZS';
/** In hundredths. */
export type Prices = Readonly<Record<Currency, number>>;

/** One way to buy a packet: a period and what it costs. The contract calls it a purchase type. */
export interface SeedPlan {
  readonly id: number;
  readonly period: SeedPeriod;
  readonly prices: Prices;
  /** What it costs without the reduction that the price holds; null where it holds none. */
  readonly fullPrices: Prices | null;
  /** A first period at a price of its own, once for each viewer. */
  readonly trial: { readonly period: SeedPeriod; readonly prices: Prices } | null;
}

/** Whether a packet can be bought: `unavailable` cannot at the moment, `blocked` by order of its rights holder, `gift` is given by the operator only. */
export type SaleState = 'open' | 'unavailable' | 'blocked' | 'gift';

export interface SeedPacket {
  readonly id: number;
  readonly name: Localised;
  readonly providerIds: readonly number[];
  readonly kind: 'base' | 'partner' | 'bundle';
  readonly channelIds: readonly number[];
  readonly libraryIds: readonly number[];
  /** Films of these libraries that cost extra are opened too. */
  readonly opensExtra: boolean;
  readonly short: Localised;
  readonly description: Localised | null;
  readonly sale: SaleState;
  /** The first one is what the packet is offered for. Empty: it is not for sale. */
  readonly plans: readonly SeedPlan[];
  readonly benefits: readonly { readonly iconKey: string; readonly text: Localised }[];
  readonly design: {
    readonly artworkKey: string;
    readonly logoKey: string;
    readonly badge: Localised | null;
    readonly features: readonly Localised[];
  } | null;
  readonly bundle: {
    readonly name: Localised;
    readonly description: Localised;
    readonly speed: Localised;
    readonly prices: Prices;
  } | null;
  /** Packets that come with this one. */
  readonly packetIds: readonly number[];
  readonly videoIds: readonly number[];
  readonly agreementId: number | null;
  /** Under contract: the viewer cannot switch its renewal off. */
  readonly keepsRenewal: boolean;
  readonly afterRenewPacketId: number | null;
  readonly rowSlug: string | null;
}
