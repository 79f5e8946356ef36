import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { Blackout } from '@livery/contract/platform/entities';
import { realSpan, type Span } from './programme.ts';

/** What an operator shows in place of a blackout: what is said of the channel goes before what is said of the whole platform. LIVE-013 */
export const blackoutRules = (ofChannel: Blackout | undefined, ofPlatform: Blackout | undefined): Blackout => ({
  safeAreaSeconds: (ofChannel ?? ofPlatform)?.safeAreaSeconds ?? 0,
  mattressUrl: ofChannel?.mattressUrl ?? ofPlatform?.mattressUrl,
  screenshotUrl: ofChannel?.screenshotUrl ?? ofPlatform?.screenshotUrl,
});

interface BlackoutRules {
  /** By so much both edges are widened. LIVE-013 */
  safeAreaSeconds: number;
  /** How far back the live stream itself reaches: within it nothing is an archive. */
  liveWindowSeconds: number;
}

/**
 * What may not be shown at a moment of the past: the stretch of the programme without catch-up, also while that still runs, widened by the safe area;
 * `null` where the moment may be seen. Within the live window nothing is a blackout. LIVE-011
 */
export function blackoutAt(
  entries: readonly ScheduleEntry[],
  wallTimeMs: number,
  nowMs: number,
  { safeAreaSeconds, liveWindowSeconds }: BlackoutRules,
): Span | null {
  if (nowMs - wallTimeMs <= liveWindowSeconds * 1000) return null;
  const widerMs = safeAreaSeconds * 1000;
  for (const entry of entries) {
    const { startMs, endMs } = realSpan(entry);
    if (entry.isCatchupAvailable) continue;
    if (startMs - widerMs <= wallTimeMs && wallTimeMs < endMs + widerMs)
      return { startMs: startMs - widerMs, endMs: endMs + widerMs };
  }
  return null;
}
