import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the reference backend serves live, archive and films while tests run, without a slash at the end. */
    mediaOrigin: string;
  }
}

export interface MediaAddresses {
  readonly live: string;
  readonly film: string;
  /** An address that nothing answers. */
  readonly missing: string;
  archive(startWallTimeMs: number): string;
  vod(durationSeconds: number): string;
}

/** @param fault reproducible failure of everything under the address, for example `status=404@3` */
export function mediaAddresses(fault?: string): MediaAddresses {
  const origin = inject('mediaOrigin') + (fault === undefined ? '' : `/fault/${fault}`);
  return {
    live: `${origin}/live/one/master.m3u8`,
    film: `${origin}/film/one/master.m3u8`,
    missing: `${origin}/nothing.m3u8`,
    archive: (startWallTimeMs) => `${origin}/archive/one/${Math.floor(startWallTimeMs / 1000)}/master.m3u8`,
    vod: (durationSeconds) => `${origin}/vod/one/${durationSeconds}/master.m3u8`,
  };
}
