import type { Tracker } from '@livery/contract/channels/entities';

/** What the viewer does, as the measuring service numbers it. ADS-027 */
export const BEAT_TYPES = { plays: 1, pauses: 2, stops: 3 } as const;
export type BeatType = keyof typeof BEAT_TYPES;

const DEFAULT_BEAT_MS = 30_000;
/** Nobody is asked more often, whatever a stream says. */
const LEAST_BEAT_MS = 1_000;

/** How often it is told that the picture moves. ADS-030 */
export function beatEveryMs({ measureId = '' }: Tracker): number {
  const stated = Number(measureId);
  return measureId.trim() !== '' && stated > 0 && Number.isFinite(stated)
    ? Math.max(LEAST_BEAT_MS, stated)
    : DEFAULT_BEAT_MS;
}

export interface Beat {
  readonly type: BeatType;
  /** The moment of a broadcast that is shown, ms since the epoch; null for what has none. */
  readonly wallTimeMs: number | null;
  readonly positionSeconds: number;
  readonly nowMs: number;
  readonly deviceId: string;
  /** On what it is watched, as the measuring service numbers it. ADS-029 */
  readonly deviceCode: number;
}

/**
 * The address of one beat: the operator's base, the tracker's account, and eight facts; null without a base or an account.
 * ADS-025, ADS-026, ADS-028, ADS-031, CALL-094
 */
export function beatAddress(base: string | undefined, tracker: Tracker, beat: Beat): string | null {
  if (!base || !tracker.account) return null;
  const shownSeconds = beat.wallTimeMs === null ? beat.positionSeconds : beat.wallTimeMs / 1000;
  const facts = {
    catid: tracker.catalogueId ?? '',
    vcid: tracker.channelId ?? '',
    vcver: tracker.channelVersion ?? '',
    fts: String(Math.floor(shownSeconds)),
    vts: String(Math.floor(beat.nowMs / 1000)),
    evtp: String(BEAT_TYPES[beat.type]),
    dvid: beat.deviceId,
    dvtp: String(beat.deviceCode),
  };
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base.replace(/\/+$/, '')}/${encodeURIComponent(tracker.account)}?${query.join('&')}`;
}
