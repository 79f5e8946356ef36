import type { Stream } from '@livery/contract/channels/stream';
import { protectedBy, streamAddress } from '@livery/domain/playback';
import type { ArchiveSource, LiveSource, LoadFacts } from '@livery/player-core/source';
import '@livery/widgets/load-facts';

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

/** What a channel's load is to the product. */
export const channelFacts = (
  channelId: number,
  stream: Stream,
  { kind, isZap }: { readonly kind: Kind; readonly isZap: boolean },
): LoadFacts => ({
  subject: {
    kind: 'channel',
    startType: kind,
    stream,
    channelId,
    contentId: null,
    contentParentId: null,
    libraryId: null,
    isZap,
  },
});
