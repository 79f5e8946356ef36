import type { Packet } from '@livery/contract/packets/entities';

/** The least that opens a channel, in hundredths; null when nothing sells it. CHAN-067 */
export function lowestPriceMinor(packets: readonly Pick<Packet, 'priceMinor' | 'isAvailable'>[]): number | null {
  const prices = packets.flatMap(({ priceMinor, isAvailable }) => (isAvailable && priceMinor ? [priceMinor] : []));
  return prices.length > 0 ? Math.min(...prices) : null;
}
