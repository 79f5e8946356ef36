import type { Channel } from '@livery/contract/channels/entities';

/** Names under which a channel promises a picture that a browser does not play. CHAN-056 */
const ULTRA_HD_NAME = /4k|uhd|ultra hd/i;

/** Whether a channel stands in any list, row or address at all. CHAN-056 */
export const isListed = ({ name, isHidden }: Pick<Channel, 'name' | 'isHidden'>): boolean =>
  !isHidden && !ULTRA_HD_NAME.test(name);
