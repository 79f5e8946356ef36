import type { LoadedSpots, Spot, WantedSpots } from './spot.ts';
import { PLAIN_LIMITS } from './vast/ad-files.ts';
import { createTracking } from './vast/ad-tracking.ts';
import { loadAdBreak } from './vast/load-ad-break.ts';
import { momentMacros } from './vast/macros.ts';
import type { PlayableAd } from './vast/playable-ad.ts';

/**
 * The reader of lists comes with the first break.
 * @param lineKbps what the line carries: of several files the best one that comes in time is the first
 */
export async function findSpots(
  { entries, mostAds, budget }: WantedSpots,
  lineKbps: number = Infinity,
): Promise<LoadedSpots> {
  const loaded = await loadAdBreak({
    urls: entries,
    budget,
    fetch: (...request) => fetch(...request),
    macros: momentMacros(Date.now(), Math.random()),
    limits: { maxAds: mostAds, maxKbps: Math.min(lineKbps, PLAIN_LIMITS.maxKbps) },
  });
  loaded.reports.forEach(tell);
  return { spots: loaded.kind === 'ads' ? loaded.ads.map(spotOf) : [], failures: loaded.failures };
}

const spotOf = (ad: PlayableAd): Spot => ({
  files: ad.files.map(({ address }) => address),
  durationSeconds: ad.durationSeconds,
  skipAfterSeconds: ad.skipAfterSeconds,
  title: ad.advertiser ?? ad.title,
  text: ad.companionText,
  hasPage: ad.clickThrough !== null,
  tracking: createTracking(ad, { send: tell, now: Date.now, random: Math.random }),
});

/** Nobody waits for it, and a blocked one is nobody's loss. */
function tell(address: string): void {
  void fetch(address, { mode: 'no-cors', credentials: 'omit', keepalive: true, cache: 'no-store' }).catch(
    () => undefined,
  );
}
