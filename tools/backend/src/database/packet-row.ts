import type { SeedPacket } from '../world/sales.ts';

/** A packet as its table holds it: what queries ask for in columns, the rest as one. */
export function packetRow(packet: SeedPacket) {
  const { id, name, kind, providerIds, channelIds, libraryIds, opensExtra, ...sale } = packet;
  return { id, name, kind, providerIds, channelIds, libraryIds, opensExtra, sale };
}
