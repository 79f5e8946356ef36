import type { PlaybackPoint } from '@livery/contract/channels/stream';
import type { Following } from './ending.ts';

/** The point that playback is in, from its start until just before its end; of several, the one that began last. PLAY-029 */
export const activePoint = (points: readonly PlaybackPoint[], positionMs: number): PlaybackPoint | null =>
  points.reduce<PlaybackPoint | null>(
    (active, point) =>
      point.startMs <= positionMs && positionMs < point.endMs && point.startMs >= (active?.startMs ?? 0)
        ? point
        : active,
    null,
  );

/** Whether it shows a button of its own while it is active: a highlight or a mark over it hides none. PLAY-031 */
export const hasOwnButton = ({ type, button }: PlaybackPoint): boolean => type === 'other' && button !== undefined;

/** What a point's button does. PLAY-032…PLAY-035 */
export type PointOutcome = { readonly kind: 'seek'; readonly positionMs: number } | Following;

export function outcomeOf({ button, endMs }: PlaybackPoint, following: Following): PointOutcome | null {
  switch (button?.action) {
    case 'skip':
      return { kind: 'seek', positionMs: endMs };
    case 'start':
      return { kind: 'seek', positionMs: 0 };
    case 'next':
      return following;
    case 'finish':
      return { kind: 'finish' };
    default:
      return null;
  }
}
