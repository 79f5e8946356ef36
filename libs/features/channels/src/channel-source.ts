import type { Stream } from '@livery/contract/channels/stream';
import type { ArchiveSource, LiveSource } from '@livery/player-core/source';

export const addressOfStream = ({ hlsMbr, hls }: Stream): string => hlsMbr ?? hls ?? '';

/** A channel as the player takes it. What is to be read is read in the language of the interface. ENG-048 */
export function channelSource(stream: Stream, kind: 'live'): LiveSource;
export function channelSource(stream: Stream, kind: 'live' | 'archive'): LiveSource | ArchiveSource;
export function channelSource(stream: Stream, kind: 'live' | 'archive'): LiveSource | ArchiveSource {
  const isRead = stream.drm?.forceSubtitles === true;
  return { kind, url: addressOfStream(stream), ...(isRead && { forcedSubtitles: document.documentElement.lang }) };
}
