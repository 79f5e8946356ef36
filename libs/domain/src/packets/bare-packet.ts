import type { Packet } from '@livery/contract/packets/entities';

/** A packet of which nothing is known but its id and its name. */
export const barePacket = (id: number, name: string): Packet => ({
  id,
  name,
  isTrial: false,
  isUsedTrial: false,
  isBase: false,
  isAvailable: true,
  isPaused: false,
  include: [],
  channels: [],
  videos: [],
  libraries: [],
  benefits: [],
  packets: [],
});
