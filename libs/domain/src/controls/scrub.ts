/** The last seconds cannot be scrubbed into: who lets go there would find the end, not the film. CTRL-050 */
const SCRUB_END_MARGIN_SECONDS = 5;

/** Where a scrub to `seconds` from the beginning of a film or programme leads; null for what is no time. CTRL-050 */
export function scrubTarget(seconds: number, durationSeconds: number): number | null {
  if (!Number.isFinite(seconds)) return null;
  return Math.max(0, Math.min(seconds, durationSeconds - SCRUB_END_MARGIN_SECONDS));
}
