import type { Catchup } from '@livery/contract/contents/entities';

/** The broadcast to watch a content from: the newest, and of several at once that of the channel that showed it last. CONT-047, CONT-048, CONT-055 */
export function watchTvTarget(catchups: readonly Catchup[], lastSeenChannelIds: readonly number[]): Catchup | null {
  const place = ({ channelId }: Catchup) => {
    const index = lastSeenChannelIds.indexOf(channelId);
    return index === -1 ? lastSeenChannelIds.length : index;
  };
  return [...catchups].sort((one, other) => other.startAtMs - one.startAtMs || place(one) - place(other))[0] ?? null;
}
