import type { Stream } from '@livery/contract/channels/stream';
import type { StartType } from '@livery/domain/playback';

/** What a load is to the product: extensions of the player decide and count by it. */
export interface PlayedSubject {
  /** A packshot comes before a film and is nobody's programme; a trailer is watched for itself. */
  readonly kind: 'channel' | 'film' | 'packshot' | 'trailer';
  readonly startType: StartType;
  readonly stream: Stream;
  readonly channelId: number | null;
  readonly contentId: number | null;
  /** The series of an episode. */
  readonly contentParentId: number | null;
  readonly libraryId: number | null;
  /** The viewer changed the channel on its page. */
  readonly isZap: boolean;
}

declare module '@livery/player-core/source' {
  interface LoadFacts {
    readonly subject?: PlayedSubject;
  }
}
