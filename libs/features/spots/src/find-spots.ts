import type { LoadSpots, Spot } from './spot.ts';
import { createTracking } from './vast/ad-tracking.ts';
import { loadAdBreak } from './vast/load-ad-break.ts';
import { momentMacros } from './vast/macros.ts';
import type { PlayableAd } from './vast/playable-ad.ts';

/** The reader of lists comes with the first break. */
export const findSpots: LoadSpots = async ({ entries, mostAds, budget }) => {
  const loaded = await loadAdBreak({
    urls: entries,
    budget,
    fetch: (...request) => fetch(...request),
    macros: momentMacros(Date.now(), Math.random()),
    limits: { maxAds: mostAds },
  });
  loaded.reports.forEach(tell);
  return { spots: loaded.kind === 'ads' ? loaded.ads.map(spotOf) : [], failures: loaded.failures };
};

const spotOf = (ad: PlayableAd): Spot => ({
  files: ad.files.map(({ address }) => address),
  durationSeconds: ad.durationSeconds,
  skipAfterSeconds: ad.skipAfterSeconds,
  title: ad.advertiser ?? ad.title,
  text: ad.companions.find(({ text }) => text !== null)?.text ?? null,
  hasPage: ad.clickThrough !== null,
  told: createTracking(ad, { send: tell, now: Date.now, random: Math.random }),
});

/** Nobody waits for it, and a blocked one is nobody's loss. */
function tell(address: string): void {
  void fetch(address, { mode: 'no-cors', credentials: 'omit', keepalive: true, cache: 'no-store' }).catch(
    () => undefined,
  );
}
