/**
 * Where a stretch of media stands on the wall clock. One anchor per discontinuity (and per clock step inside one), because the
 * encoder's clock and the media clock agree only inside such a stretch.
 */
export interface Anchor {
  readonly mediaTime: number;
  readonly wallTimeMs: number;
  readonly durationSeconds: number;
}

/** What the timeline needs of a segment; `programDateTimeMs` is its EXT-X-PROGRAM-DATE-TIME, stated or derived. */
export interface DatedSegment {
  readonly mediaTime: number;
  readonly durationSeconds: number;
  readonly programDateTimeMs: number | null;
  readonly discontinuity: number;
}

/**
 * Two clocks that differ by more than this are two stretches. EXT-X-PROGRAM-DATE-TIME has millisecond precision and EXTINF is
 * rounded by many packagers, so that a few hundredths of a second add up inside one window.
 */
const DRIFT_TOLERANCE_MS = 100;

/** @returns the anchors of `segments` (ascending media time); empty when no segment carries a date */
export function anchorsFrom(segments: readonly DatedSegment[]): Anchor[] {
  const anchors: Anchor[] = [];
  let discontinuity: number | undefined;
  for (const segment of segments) {
    const open = anchors[anchors.length - 1];
    const predictedMs = open && open.wallTimeMs + (segment.mediaTime - open.mediaTime) * 1000;
    const isContinuing =
      open !== undefined &&
      segment.discontinuity === discontinuity &&
      (segment.programDateTimeMs === null ||
        Math.abs(segment.programDateTimeMs - (predictedMs ?? 0)) <= DRIFT_TOLERANCE_MS);
    if (isContinuing) {
      const durationSeconds = segment.mediaTime + segment.durationSeconds - open.mediaTime;
      anchors[anchors.length - 1] = { ...open, durationSeconds };
    } else if (segment.programDateTimeMs !== null) {
      discontinuity = segment.discontinuity;
      anchors.push({
        mediaTime: segment.mediaTime,
        wallTimeMs: segment.programDateTimeMs,
        durationSeconds: segment.durationSeconds,
      });
    }
  }
  return anchors;
}

/** @returns the broadcast moment (ms since the epoch) at `mediaTime`; times outside all anchors continue the nearest one */
export function toWallTimeMs(anchors: readonly Anchor[], mediaTime: number): number | null {
  const anchor = lastWhere(anchors, (candidate) => candidate.mediaTime <= mediaTime) ?? anchors[0];
  return anchor ? anchor.wallTimeMs + (mediaTime - anchor.mediaTime) * 1000 : null;
}

/**
 * @returns seconds of media at the broadcast moment `wallTimeMs`. A moment that fell into a hole of the recording gives the first
 * media after the hole; a moment that was broadcast twice (the encoder's clock went back) gives the later showing.
 */
export function toMediaTime(anchors: readonly Anchor[], wallTimeMs: number): number | null {
  const secondsInto = (anchor: Anchor) => (wallTimeMs - anchor.wallTimeMs) / 1000;
  const holding = lastWhere(
    anchors,
    (anchor) => secondsInto(anchor) >= 0 && secondsInto(anchor) < anchor.durationSeconds,
  );
  if (holding) return holding.mediaTime + secondsInto(holding);
  const afterHole = anchors.find((anchor) => anchor.wallTimeMs > wallTimeMs);
  if (afterHole && afterHole !== anchors[0]) return afterHole.mediaTime;
  const nearest = afterHole ?? anchors[anchors.length - 1];
  return nearest ? nearest.mediaTime + secondsInto(nearest) : null;
}

function lastWhere<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item | undefined {
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (item !== undefined && isWanted(item)) return item;
  }
  return undefined;
}
