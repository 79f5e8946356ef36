import type { Packet, ProviderInfo } from '@livery/contract/packets/entities';
import { barePacket } from './bare-packet.ts';
import { FREE_PACKET_ID } from './price.ts';

type Sold = Packet;

/** What differs with the provider, by its id. PROV-005…PROV-011, BRAND-004 */
interface ProviderRule {
  readonly hiddenPacketIds?: readonly number[];
  readonly sortsBaseByPrice?: true;
  readonly sortsBundlesByName?: true;
  /** Its packets are for the viewers of every provider. */
  readonly isShared?: true;
}

const PROVIDER_RULES: Readonly<Record<number, ProviderRule>> = {
  8: { sortsBaseByPrice: true },
  97: { sortsBundlesByName: true },
  726: { hiddenPacketIds: [424, 430] },
  760: { isShared: true },
  775: { hiddenPacketIds: [66] },
  922: { sortsBundlesByName: true },
};
const ruleOf = (providerId: number): ProviderRule => PROVIDER_RULES[providerId] ?? {};

/** PROV-011 */
export const isSharedProvider = (providerId: number): boolean => ruleOf(providerId).isShared === true;

/** What is left of a list without what a provider does not sell. PROV-005, PROV-006 */
export function shownPackets<P extends { readonly id: number }>(
  packets: readonly P[],
  providerId: number,
): readonly P[] {
  const { hiddenPacketIds } = ruleOf(providerId);
  return hiddenPacketIds ? packets.filter(({ id }) => !hiddenPacketIds.includes(id)) : packets;
}

/** What a provider sells, in the groups and the order of its page. PACK-022 */
export interface SoldByProvider {
  readonly bundles: readonly Sold[];
  readonly base: readonly Sold[];
  readonly partner: readonly Sold[];
}

const priceOf = (packet: Sold): number => packet.priceMinor ?? Number.MAX_SAFE_INTEGER;
const bundlePriceOf = ({ bundle }: Sold): number => bundle?.customPriceMinor ?? Number.MAX_SAFE_INTEGER;
const nameOf = ({ bundle, name }: Sold): string => bundle?.customName ?? name;

/** Sorted copies; equal ones keep the server's order. PROV-005…PROV-010 */
export function soldByProvider(
  { packets, bundles }: Pick<ProviderInfo, 'packets' | 'bundles'>,
  providerId: number,
): SoldByProvider {
  const { sortsBaseByPrice, sortsBundlesByName } = ruleOf(providerId);
  const shown = shownPackets(packets, providerId);
  const base = shown.filter(({ isBase }) => isBase);
  return {
    bundles: bundles.toSorted(
      sortsBundlesByName
        ? (one, other) => nameOf(one).localeCompare(nameOf(other))
        : (one, other) => bundlePriceOf(one) - bundlePriceOf(other),
    ),
    base: sortsBaseByPrice ? base.toSorted((one, other) => priceOf(one) - priceOf(other)) : base,
    partner: shown.filter(({ isBase }) => !isBase),
  };
}

/** Whether all packets that its page shows have come with their prices; a bundle need not have one. PACK-057, PACK-058 */
export function isAllPriced({
  provider,
  ...info
}: Pick<ProviderInfo, 'packets' | 'bundles'> & { readonly provider: { readonly id: number } }): boolean {
  const { base, partner } = soldByProvider(info, provider.id);
  return [...base, ...partner].every(({ priceMinor }) => priceMinor !== undefined);
}

/** So many channels are for nothing where their number is not known yet. PACK-059 */
const FREE_CHANNELS = 140;

/** The channels that nobody pays for, as the first of the base packets. PACK-059 */
export const freePacket = (name: string, freeChannels: number | undefined): Sold => ({
  ...barePacket(FREE_PACKET_ID, name),
  priceMinor: 0,
  isBase: true,
  channelsCount: freeChannels ?? FREE_CHANNELS,
});

/** What stands for a bundle in a list: its own name, price and words. PACK-050 */
export const bundleFace = ({ bundle, name, short, description }: Sold) => ({
  name: bundle?.customName ?? name,
  priceMinor: bundle?.customPriceMinor ?? null,
  text: bundle?.customDescription ?? short ?? description ?? '',
  speed: bundle?.internetSpeed ?? null,
});

/** Whether a base packet has to be chosen before this one. PACK-056, PAY-018 */
export const needsBaseFirst = (
  packet: Pick<Packet, 'isBase'>,
  { ownsBase, allowsPacketsWithoutBase }: { readonly ownsBase: boolean; readonly allowsPacketsWithoutBase: boolean },
): boolean => !packet.isBase && !ownsBase && !allowsPacketsWithoutBase;

/** A provider of any network shows nothing until all of its packets are there: half a list misleads. PACK-058 */
export const showsPackets = (
  { isOtt, hasNetworkData }: { readonly isOtt: boolean; readonly hasNetworkData: boolean },
  isComplete: boolean,
): boolean => isComplete || !(isOtt && hasNetworkData);
