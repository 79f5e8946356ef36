import type { PlayerServices } from '../services.ts';

const KEY = 'player.bandwidth';
/** After a day the viewer may sit in another network. */
const VALID_MS = 24 * 60 * 60 * 1000;
/** A start that asks a little too little stalls less often than one that asks a little too much. */
const CAUTION = 0.8;
/** Writing more often than this tells nothing new. */
const WRITE_EVERY_MS = 5_000;

/** What the last playback measured, so that the second rendition of the next one is the right one. */
export interface BandwidthMemory {
  recall(): number | null;
  remember(bitsPerSecond: number): void;
}

export function bandwidthMemory({ storage, clock }: Pick<PlayerServices, 'storage' | 'clock'>): BandwidthMemory {
  let writtenAtMs = -Infinity;
  return {
    recall() {
      const [bitsPerSecond = NaN, atMs = NaN] = (storage.get(KEY) ?? '').split('@').map(Number);
      const ageMs = clock.now() - atMs;
      const isUsable = bitsPerSecond > 0 && ageMs >= 0 && ageMs < VALID_MS;
      return isUsable ? bitsPerSecond * CAUTION : null;
    },
    remember(bitsPerSecond) {
      const nowMs = clock.now();
      if (!(bitsPerSecond > 0) || nowMs - writtenAtMs < WRITE_EVERY_MS) return;
      writtenAtMs = nowMs;
      storage.set(KEY, `${Math.round(bitsPerSecond)}@${nowMs}`);
    },
  };
}
