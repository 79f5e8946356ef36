/** The arithmetic of a timeline. An axis runs from `startSeconds` to `endSeconds`: media time of a film, wall time of a channel. */
export interface Axis {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The moment under a pointer `x` pixels from the left of a timeline that is `width` wide, within the axis (CTRL-053). Null on a
 * timeline without width: nothing to scrub on (CTRL-052).
 */
export function secondsAt(x: number, width: number, { startSeconds, endSeconds }: Axis): number | null {
  if (!(width > 0)) return null;
  return startSeconds + clamp(x / width, 0, 1) * (endSeconds - startSeconds);
}

/** Where a moment stands on the axis, 0 to 100. */
export function percentAt(seconds: number, { startSeconds, endSeconds }: Axis): number {
  const length = endSeconds - startSeconds;
  return length > 0 ? clamp(((seconds - startSeconds) / length) * 100, 0, 100) : 0;
}

/** The left edge of a bubble of `bubbleWidth` that stands over `x` and stays inside of the timeline (CTRL-057). */
export function bubbleLeft(x: number, width: number, bubbleWidth: number): number {
  return clamp(x - bubbleWidth / 2, 0, Math.max(0, width - bubbleWidth));
}

/** The specified widths, and one for a picture that has a whole wide window or screen to itself. CTRL-054 */
export const THUMBNAIL_WIDTH_PX = { roomy: 240, fullscreen: 147, mobile: 98, normal: 122.5 } as const;
export type ThumbnailSize = keyof typeof THUMBNAIL_WIDTH_PX;

export interface TimelineSegment extends Axis {
  readonly id: string;
  readonly title?: string | undefined;
  /** May not be watched; drawn broken. */
  readonly blocked?: boolean | undefined;
}

/** A segment as the eye sees it: its place on the axis, and of itself how much was watched and how much can be. */
export interface DrawnSegment {
  readonly id: string;
  readonly title: string | undefined;
  readonly blocked: boolean;
  readonly leftPercent: number;
  readonly widthPercent: number;
  readonly watchedPercent: number;
  readonly availablePercent: number;
}

/** The segments that reach into the axis, cut at its ends. An axis without segments is one segment. */
export function drawSegments(
  axis: Axis,
  segments: readonly TimelineSegment[],
  at: { readonly positionSeconds: number; readonly availableUntilSeconds: number },
): DrawnSegment[] {
  const all: readonly TimelineSegment[] = segments.length > 0 ? segments : [{ id: 'whole', ...axis }];
  return all.flatMap((segment) => {
    const startSeconds = Math.max(segment.startSeconds, axis.startSeconds);
    const endSeconds = Math.min(segment.endSeconds, axis.endSeconds);
    if (endSeconds <= startSeconds) return [];
    const own = { startSeconds, endSeconds };
    const leftPercent = percentAt(startSeconds, axis);
    return {
      id: segment.id,
      title: segment.title,
      blocked: segment.blocked ?? false,
      leftPercent,
      widthPercent: percentAt(endSeconds, axis) - leftPercent,
      watchedPercent: percentAt(at.positionSeconds, own),
      availablePercent: percentAt(at.availableUntilSeconds, own),
    };
  });
}

/** Where a key leads on the timeline: ten seconds by arrows, a minute by pages, the ends. Null for other keys. */
export function keySeconds(key: string, positionSeconds: number, axis: Axis, stepSeconds: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -stepSeconds,
    ArrowDown: -stepSeconds,
    ArrowRight: stepSeconds,
    ArrowUp: stepSeconds,
    PageDown: -6 * stepSeconds,
    PageUp: 6 * stepSeconds,
  };
  if (key === 'Home') return axis.startSeconds;
  if (key === 'End') return axis.endSeconds;
  const step = steps[key];
  return step === undefined ? null : clamp(positionSeconds + step, axis.startSeconds, axis.endSeconds);
}
