import { packetSegment, type PacketRef } from '@livery/domain/packets';
import { isEmbedded } from '@livery/domain/embedded';

interface Place {
  readonly pathname: string;
  readonly origin: string;
}

/** Where the page of a packet is: on this site, and out of a page inside of another site in a window of its own. PACK-006, PACK-007 */
export const packetAddress = (ref: PacketRef, { pathname, origin }: Place = location): string =>
  `${isEmbedded(pathname) ? origin : ''}/packets/${packetSegment(ref)}`;
