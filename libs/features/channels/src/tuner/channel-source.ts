import type { Stream } from '@livery/contract/channels/stream';
import type { ViewerChannel } from '@livery/domain/channels';
import { protectedBy, streamAddress } from '@livery/domain/playback';
import type { ArchiveSource, LiveSource } from '@livery/player-core/source';
import type { PlayedSubject } from '@livery/widgets/load-facts';

export const addressOfStream = (stream: Stream): string => streamAddress(stream) ?? '';

type Kind = 'live' | 'archive';

/** A channel as the player takes it. What is to be read is read in the language of the interface. ENG-048 */
export function channelSource(channelId: number, stream: Stream, kind: 'live'): LiveSource;
export function channelSource(channelId: number, stream: Stream, kind: Kind): LiveSource | ArchiveSource;
export function channelSource(channelId: number, stream: Stream, kind: Kind): LiveSource | ArchiveSource {
  const isRead = stream.drm?.forceSubtitles === true;
  return {
    kind,
    url: addressOfStream(stream),
    contentId: `channel-${channelId}`,
    ...protectedBy(stream),
    ...(isRead && { forcedSubtitles: document.documentElement.lang }),
  };
}

type Counted = { readonly kind: Kind; readonly isZap: boolean };

/** A channel, as its plays are counted. */
export const countedChannel = (channelId: number, { kind, isZap }: Counted): Omit<PlayedSubject, 'stream'> => ({
  kind: 'channel',
  startType: kind,
  channelId,
  contentId: null,
  contentParentId: null,
  libraryId: null,
  isZap,
});

/** What a channel's load is to the product. What its stream does not say of counting, the channel may. STAT-004, DATA-005 */
export const channelSubject = (
  { id, stat, trackers }: Pick<ViewerChannel, 'id' | 'stat' | 'trackers'>,
  stream: Stream,
  counted: Counted,
): PlayedSubject => ({
  ...countedChannel(id, counted),
  stream: {
    ...stream,
    stat: stream.stat ?? stat,
    trackers: stream.trackers.length > 0 ? stream.trackers : trackers,
  },
});
