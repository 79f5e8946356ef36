import type { Channel } from '@livery/contract/channels/entities';

/** A channel as a list has it that says nothing special of it: one may watch it once it is bought. */
export const aChannel = (id: number, more: Partial<Channel> = {}): Channel => ({
  id,
  name: `Channel ${id}`,
  isAvailable: true,
  isPurchased: false,
  isFavored: false,
  isHd: false,
  is4k: false,
  streamTypes: [],
  trackers: [],
  isFree: false,
  isHidden: false,
  isFixed: false,
  ...more,
});
