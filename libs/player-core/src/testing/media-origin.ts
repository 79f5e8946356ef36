import { inject } from 'vitest';
import type { Source } from '../source.ts';

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
  /** One rendition as an MP4. */
  file(durationSeconds: number): string;
}

/** Which loops and which film the origin shows. */
const LOOP = 'city';
const FILM = 'film';

let hosts = 0;
/** Browsers keep six connections to each host: what fails, or is late, under a name of its own holds up no other player. */
const ownHost = (origin: string) => origin.replace('//', `//host-${++hosts}.`);

/**
 * @param fault reproducible failure of everything under the address, counted from now, for example `status=404@3`
 */
export function mediaAddresses(fault?: string): MediaAddresses {
  // The start is said, so that a restart of the player does not start the fault anew.
  const prefix = fault === undefined ? '' : `/fault/${fault},from=${Math.floor(Date.now() / 1000)}`;
  const shared = inject('mediaOrigin');
  const origin = (fault === undefined ? shared : ownHost(shared)) + prefix;
  return {
    live: `${origin}/live/${LOOP}/master.m3u8`,
    film: `${origin}/film/${FILM}/master.m3u8`,
    missing: `${origin}/live/nothing.m3u8`,
    archive: (startWallTimeMs) => `${origin}/archive/${LOOP}/${Math.floor(startWallTimeMs / 1000)}/master.m3u8`,
    vod: (durationSeconds) => `${origin}/vod/${LOOP}/${durationSeconds}/master.m3u8`,
    file: (durationSeconds) => `${origin}/vod/${LOOP}/${durationSeconds}/240p.mp4`,
  };
}

export interface ProtectedAsk {
  readonly format: 'hls' | 'dash';
  readonly scheme?: 'cenc' | 'cbcs';
  /** Another key so often. */
  readonly rotationSeconds?: number;
  /** What goes wrong with the licence, as the origin's `/licence` explains. */
  readonly licence?: string;
  /** As with `mediaAddresses`. */
  readonly fault?: string;
  /** Which of the loops: each has keys of its own. */
  readonly loop?: string;
}

/** A channel, from a moment on where one is given, or a film of a minute, whose licences the origin gives. */
export function protectedSource(
  kind: Source['kind'],
  { format, scheme = 'cenc', rotationSeconds, licence = '', fault, loop = LOOP }: ProtectedAsk,
  fromMs = 0,
): Source {
  const shared = inject('mediaOrigin');
  const origin = fault === undefined && licence === '' ? shared : ownHost(shared);
  const started = fault === undefined ? '' : `/fault/${fault},from=${Math.floor(Date.now() / 1000)}`;
  const prefix = `${origin}${started}/protected/${scheme}${rotationSeconds === undefined ? '' : `-${rotationSeconds}`}`;
  const show = { live: `live/${loop}`, archive: `archive/${loop}/${Math.floor(fromMs / 1000)}`, vod: `vod/${loop}/60` };
  const url = `${prefix}/${show[kind]}/${format === 'hls' ? 'master.m3u8' : 'manifest.mpd'}`;
  const licenceUrl = `${origin}/licence/clearkey${licence && `/${licence}`}`;
  return { kind, url, protection: { streams: [{ keySystem: 'org.w3.clearkey', url, format, licenceUrl }] } };
}
