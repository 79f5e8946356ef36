import type { Cmcd } from '@svta/cml-cmcd';

/** What a request is for, in the letters of CTA-5004: manifest, initialisation, picture, sound, both, text, key. */
export type ObjectType = 'm' | 'i' | 'v' | 'a' | 'av' | 'c' | 'k';

/** One request of an engine. */
export interface MediaRequest {
  readonly type: ObjectType;
  readonly durationSeconds?: number | undefined;
  readonly bitsPerSecond?: number | undefined;
  /** The highest rendition that the viewer could get. */
  readonly topBitsPerSecond?: number | undefined;
  /** What the engine has measured of the line. */
  readonly lineBitsPerSecond?: number | undefined;
}

/** starting, playing, seeking, rebuffering, paused, ended, preloading: in the letters of CTA-5004. */
export type PlayState = 's' | 'p' | 'k' | 'r' | 'a' | 'e' | 'd';

/** How the player is at the moment of a request. */
export interface PlayMoment {
  readonly playbackId: string;
  readonly contentId?: string | undefined;
  readonly format: 'h' | 'd';
  readonly isLive: boolean;
  readonly state: PlayState;
  readonly rate: number;
  /** Media ahead of the playhead. */
  readonly bufferSeconds: number;
  /** Whether playback had to wait since the request before. */
  readonly hasStarved: boolean;
  /** From the load to the first picture; said once, `null` before and after. */
  readonly startDelayMs: number | null;
}

const MEDIA: readonly ObjectType[] = ['v', 'a', 'av'];
/** Who waits for the picture now: a delivery network may serve these first. */
const URGENT: readonly PlayState[] = ['s', 'k', 'r'];

const inKilobits = (bitsPerSecond: number | undefined) =>
  bitsPerSecond ? [Math.round(bitsPerSecond / 1000)] : undefined;
const inMs = (seconds: number) => Math.round(seconds * 1000);

/** What is said with a request (CTA-5004-B, version 2). Keys without a value are left out by the encoder. */
export function requestData(request: MediaRequest, moment: PlayMoment): Cmcd {
  return {
    ...{ v: 2, sid: moment.playbackId, cid: moment.contentId, sf: moment.format, st: moment.isLive ? 'l' : 'v' },
    ...{ ot: request.type, sta: moment.state, su: URGENT.includes(moment.state) },
    ...(moment.rate !== 1 && { pr: moment.rate }),
    ...(moment.hasStarved && { bs: true }),
    ...(moment.startDelayMs !== null && { msd: Math.round(moment.startDelayMs) }),
    ...(MEDIA.includes(request.type) && mediaData(request, moment)),
  } as Cmcd;
}

const mediaData = (request: MediaRequest, { bufferSeconds }: PlayMoment) => ({
  bl: [inMs(bufferSeconds)],
  br: inKilobits(request.bitsPerSecond),
  tb: inKilobits(request.topBitsPerSecond),
  mtp: inKilobits(request.lineBitsPerSecond),
  d: request.durationSeconds === undefined ? undefined : inMs(request.durationSeconds),
});
