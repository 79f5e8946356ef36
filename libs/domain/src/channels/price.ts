import type { Packet } from '@livery/contract/packets/entities';

/** Of the packets that sell a channel the one for the least; one without a price only where none has one. Null when nothing sells it. CHAN-067 */
export function cheapestPacket<T extends Pick<Packet, 'priceMinor' | 'isAvailable'>>(packets: readonly T[]): T | null {
  const price = ({ priceMinor }: T) => priceMinor || Number.MAX_SAFE_INTEGER;
  const sold = packets.filter(({ isAvailable }) => isAvailable);
  return sold.reduce<T | null>((least, one) => (least && price(least) <= price(one) ? least : one), null);
}
