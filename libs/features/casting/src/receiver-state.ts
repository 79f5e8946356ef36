import { afterIdle, castPlaybackOf } from '@livery/domain/cast';
import type { OutputReport } from '@livery/player-core/output';
import type { Timeline } from '@livery/player-core/seekable-window';
import type { Source } from '@livery/player-core/source';
import { NO_TRACKS, type Tracks } from '@livery/player-core/tracks';
import type { MediaSession, ReceiverTrack } from './cast-api.ts';

/** What a receiver does with what it was given. `left`: it sleeps, or shows something of somebody else. */
export type ReceiverPlayback = OutputReport['playback'] | 'left';

export function playbackOf({ playerState, idleReason }: MediaSession, hasBegun: boolean): ReceiverPlayback {
  const playback = castPlaybackOf(playerState);
  if (playback !== 'idle') return playback;
  // Between two states of a load it is idle for no reason.
  return idleReason === null && !hasBegun ? 'buffering' : afterIdle(idleReason);
}

/** The window of what is live, or of what has a date; `null` where the receiver tells neither. */
export function timelineOf(session: MediaSession, source: Source): Timeline | null {
  const { startAbsoluteTime, duration } = session.media ?? {};
  const isLive = source.kind === 'live';
  const range = isLive ? session.getEstimatedLiveSeekableRange?.() : { start: 0, end: duration ?? 0 };
  const isDated = typeof startAbsoluteTime === 'number';
  if (!range || (!isLive && !isDated)) return null;
  return {
    isLive,
    startMediaTime: range.start,
    endMediaTime: Math.max(range.end, session.getEstimatedTime()),
    liveSyncMediaTime: isLive ? range.end : null,
    anchors: isDated
      ? [{ mediaTime: 0, wallTimeMs: startAbsoluteTime * 1000, durationSeconds: Number.MAX_SAFE_INTEGER }]
      : [],
  };
}

const asTrack = ({ trackId, language = null, name }: ReceiverTrack) => ({
  id: String(trackId),
  language,
  label: name ?? language ?? '',
});

/** What can be chosen on the receiver; it chooses the quality itself. */
export function tracksOf({ media, activeTrackIds }: MediaSession): Tracks {
  const all = media?.tracks ?? [];
  const active = activeTrackIds ?? [];
  const ofType = (type: ReceiverTrack['type']) => all.filter((track) => track.type === type);
  const activeOf = (type: ReceiverTrack['type']) => ofType(type).find(({ trackId }) => active.includes(trackId));
  const [audio, text] = [activeOf('AUDIO'), activeOf('TEXT')];
  return {
    ...NO_TRACKS,
    audio: ofType('AUDIO').map((track) => ({ ...asTrack(track), channels: null })),
    text: ofType('TEXT').map(asTrack),
    audioId: audio ? String(audio.trackId) : null,
    textId: text ? String(text.trackId) : null,
  };
}

/** The receiver is told all tracks that are to be on, not what changes. */
export const activeTracks = ({ audioId, textId }: Pick<Tracks, 'audioId' | 'textId'>): readonly number[] =>
  [audioId, textId].flatMap((id) => (id === null ? [] : [Number(id)]));
