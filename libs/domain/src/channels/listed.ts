import type { Channel } from '@livery/contract/channels/entities';

/** Whether a channel stands in any list, row or address at all: not under a name that promises a picture which a browser does not play. CHAN-056 */
export const isListed = (channel: Pick<Channel, 'name' | 'isHidden'>): boolean =>
  !channel.isHidden && !/4k|uhd|ultra hd/i.test(channel.name);
