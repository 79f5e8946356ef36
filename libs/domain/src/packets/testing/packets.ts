import type { Packet } from '@livery/contract/packets/entities';
import { barePacket } from '../bare-packet.ts';

/** A packet of which a test says only what it is about. */
export const packetOf = (facts: Partial<Packet> = {}): Packet => ({ ...barePacket(10, 'Start'), ...facts });

/** As many channels as said, with ids from 1 on. */
export const channelsOf = (count: number, categoryIds: readonly number[] = []): Packet['channels'] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Channel ${index + 1}`,
    categoryIds: [...categoryIds],
  }));
