import type Hls from 'hls.js';

export type HlsClass = typeof Hls;

/**
 * Where a list has stopped growing the playhead comes to its end, and by a frame of sound beyond it: hls.js takes that for a window that has
 * slid away and goes to its live edge, which is seconds back.
 * @returns hls.js without a live edge for as long as the playhead is beyond the end
 */
export function neverBackwards(library: HlsClass): HlsClass {
  return class extends library {
    override get liveSyncPosition(): number | null {
      const endMediaTime = this.latestLevelDetails?.edge ?? Infinity;
      return (this.media?.currentTime ?? 0) > endMediaTime ? null : super.liveSyncPosition;
    }
  };
}
