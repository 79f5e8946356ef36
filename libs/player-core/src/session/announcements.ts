import type { AudioTrack, SubtitleTrack } from '../tracks/tracks.ts';
import type { PlayerError } from '../errors/player-error.ts';

/** How a load ended. `superseded`: another load, an abort or `dispose` came first; there is nothing to show for it. */
export type LoadResult =
  | { readonly status: 'loaded' }
  | { readonly status: 'superseded' }
  | { readonly status: 'failed'; readonly error: PlayerError };

/** `refused`: the moment is in no source that can be had. */
export type SeekResult = 'seeked' | 'superseded' | 'refused';

export type LostTrack =
  { readonly kind: 'audio'; readonly track: AudioTrack } | { readonly kind: 'text'; readonly track: SubtitleTrack };

/** What happens once, besides what the state tells. */
export interface Announcements {
  firstFrame: { readonly elapsedMs: number };
  /** Something went wrong and playback goes on, or tries to. */
  warning: { readonly error: PlayerError; readonly remedy: string };
  /** A track that was playing cannot be had; playback goes on without it. Choosing it again tries again. */
  trackLost: LostTrack;
  error: { readonly error: PlayerError; readonly isFinal: boolean };
  ended: { readonly mediaTime: number };
}
