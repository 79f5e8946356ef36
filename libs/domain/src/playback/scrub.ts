/** The last seconds cannot be scrubbed into: who lets go there would find the end, not the film. CTRL-050 */
const SCRUB_END_MARGIN_SECONDS = 5;

interface Scrubbed {
  /** Of the programme or film. */
  readonly durationSeconds: number;
  /** Whether the viewer may move through it: no archive, no scrub. */
  readonly isClickable: boolean;
  /** Of the timeline, as it is drawn. */
  readonly widthPx: number;
}

/** Where a scrub to `seconds` from the beginning leads; null where it has no effect. CTRL-050, CTRL-051, CTRL-052 */
export function scrubTarget(seconds: number, { durationSeconds, isClickable, widthPx }: Scrubbed): number | null {
  if (!isClickable || !(widthPx > 0) || !Number.isFinite(seconds)) return null;
  return Math.max(0, Math.min(seconds, durationSeconds - SCRUB_END_MARGIN_SECONDS));
}
