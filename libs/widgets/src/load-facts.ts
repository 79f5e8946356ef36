import type { Stream } from '@livery/contract/channels/stream';
import type { StartType } from '@livery/domain/playback';
import type { LoadBegun } from '@livery/player-core/extension';

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
    /** Where a channel's preview plays first: the subject as the full-stream call answers it, from when on the play is billable. Never resolves where that call refuses. */
    readonly counted?: Promise<PlayedSubject>;
  }
}

/**
 * Runs once the play is billable: at once, or when the full-stream call that follows the preview has answered. Advertising, watch progress and
 * analytics begin here. Never after the load has ended.
 */
export function whenCounted(
  { facts: { subject, counted }, signal }: Pick<LoadBegun, 'facts' | 'signal'>,
  run: (subject: PlayedSubject) => void,
): void {
  if (counted) void counted.then((late) => signal.aborted || run(late));
  else if (subject) run(subject);
}
