import type { ViewerChannel } from '@livery/domain/channels';
import type { ChannelPosition } from '@livery/domain/schedule';
import { addresses } from '@livery/widgets/addresses';

/** Where a channel is watched from there: what is on air is simply the channel, the past carries its start. CHAN-031 */
export const positionAddress = (
  channel: ViewerChannel,
  category: string,
  from: ChannelPosition | null,
): string | undefined =>
  from ? addresses.channel(channel, { category, ts: from.kind === 'live' ? undefined : from.seconds }) : undefined;
