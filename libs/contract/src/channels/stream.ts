import {
  collection,
  entity,
  flag,
  from,
  integer,
  isRecord,
  json,
  list,
  oneOf,
  optional,
  text,
  url,
  type Infer,
} from '../schema/schema.ts';
import { AdInfo } from '../ads/ad-info.ts';
import { StatReference, Tracker } from './reports.ts';

/**
 * How a protected stream is delivered, and whose licence opens it. Beyond the three of DATA-041 the contract has ClearKey, which is for reference
 * media and tests: its keys protect nothing. A client that does not know a type leaves that stream out.
 */
export const DRM_STREAM_TYPES = [
  'dash_widevine',
  'hls_fairplay',
  'dash_playready',
  'hls_clearkey',
  'dash_clearkey',
] as const;

/** A protected stream with the licence address of its system (DATA-041). */
export const DrmStream = entity('DrmStream', {
  type: oneOf(DRM_STREAM_TYPES),
  url: url(),
  licenseUrl: url(),
  certificateUrl: optional(url()),
});
export type DrmStream = Infer<typeof DrmStream>;

/** DATA-040, DATA-041. */
export const Drm = entity('Drm', {
  forceSubtitles: flag(),
  thumbnailUrl: from('thumbUrl', optional(url())),
  drmProvider: optional(text()),
  streams: list(DrmStream),
});
export type Drm = Infer<typeof Drm>;

/** How long a point lasts whose end is not given. */
const DEFAULT_POINT_MS = 8000;

/** What a button of a film is for, where the server says so: the site has words of its own for each. A tolerant addition of ours. */
export const POINT_KINDS = ['opening', 'recap', 'credits', 'next', 'start', 'finish'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** A stretch of the film with a button: skip the opening, watch the next (DATA-042). */
export const PlaybackPoint = entity(
  'PlaybackPoint',
  {
    type: text(),
    startMs: from('start', integer({ min: 0 })),
    endMs: from('end', integer({ min: 0 })),
    button: optional(
      entity('PlaybackButton', {
        label: text(),
        action: oneOf(['skip', 'start', 'next', 'finish']),
        kind: optional(oneOf(POINT_KINDS)),
      }),
    ),
  },
  { tidy: endByDefault },
);
export type PlaybackPoint = Infer<typeof PlaybackPoint>;

function endByDefault(raw: unknown): unknown {
  if (!isRecord(raw) || (raw['end'] !== undefined && raw['end'] !== null)) return raw;
  const start = Number(raw['start']);
  return Number.isFinite(start) ? { ...raw, end: start + DEFAULT_POINT_MS } : raw;
}

/** A short film of the cinema that comes before the main one (DATA-039). */
export const Packshot = entity('Packshot', {
  url: url(),
  img: optional(url()),
  screenshotUrl: optional(url()),
  screenshotTimings: optional(url()),
});
export type Packshot = Infer<typeof Packshot>;

/** What is played (DATA-038). */
export const Stream = entity('Stream', {
  hls: optional(url()),
  /** The same with several bit rates; wins where it is there. */
  hlsMbr: optional(url()),
  /** Base address of timeline thumbnails. */
  img: optional(url()),
  stat: optional(StatReference),
  trackers: list(Tracker),
  /** For diagnosis only. */
  streamInfo: optional(json()),
  ad: optional(AdInfo),
  playbackPoints: list(PlaybackPoint),
  packshots: list(Packshot),
  drm: optional(Drm),
});
export type Stream = Infer<typeof Stream>;

/** One thumbnail of a sprite or a folder, and where in the film it belongs (CALL-045). */
export const SeekPoint = entity('SeekPoint', {
  positionMs: from('position', integer({ min: 0 })),
  url: optional(url()),
  index: optional(integer({ min: 0 })),
});
export type SeekPoint = Infer<typeof SeekPoint>;
export const ScreenshotTimings = collection('ScreenshotTimings', 'seekPoints', SeekPoint);
export type ScreenshotTimings = Infer<typeof ScreenshotTimings>;
