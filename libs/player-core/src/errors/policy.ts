import type { ErrorCode } from './catalogue.ts';

/** One way to help playback, mildest first. What each does is said in `docs/tables.ts` and printed as docs/player-errors.md. */
export type RecoveryStep =
  | 'nudge'
  | 'resumeLoading'
  | 'recoverMedia'
  | 'passSegment'
  | 'dropTopQuality'
  | 'restart'
  | 'restartAtLive'
  | 'otherEngine'
  | 'renew';

/** `times`: how often until it is given up; the count is one for all codes, so that two errors taking turns cannot loop. */
interface Rung {
  readonly step: RecoveryStep;
  readonly times: number;
  readonly delayMs: number;
}

export interface PolicyRow {
  readonly ladder: readonly Rung[];
  /** A warning of this code counts towards the video error (segment errors and stalls share one counter: ENG-004, ENG-005). */
  readonly countsAsFault?: boolean;
  /** The trouble is in one place of the content: going round it helps. Never used for live. */
  readonly isSkippable?: boolean;
  /** What is buffered still plays: nothing that drops the buffer is done before it has been shown. */
  readonly letsBufferPlay?: boolean;
  /** Acts even when the engine says that it survived. */
  readonly actsOnWarning?: boolean;
  /** The ladder is climbed once: what did not help will not help the second time either. */
  readonly isOnePass?: boolean;
  /** The playlists are there: loading can be resumed also before the first picture. */
  readonly isResumable?: boolean;
  /** A server that has just started answers a moment later: a second pass also before the first picture. */
  readonly isPatient?: boolean;
  /** What is seen of a trouble, not its cause: where a cause was told, too, that is what the viewer hears of. */
  readonly isSymptom?: boolean;
  /** Nothing can help: the message is shown at once. */
  readonly isHopeless?: boolean;
}

const rung = (step: RecoveryStep, times: number, delayMs: number): Rung => ({ step, times, delayMs });

/** A server that has just failed is given a second before it is asked again. */
const REQUEST_DELAY_MS = 1_000;

const restart = rung('restart', 1, REQUEST_DELAY_MS);
const restartAtLive = rung('restartAtLive', 1, REQUEST_DELAY_MS);
const otherEngine = rung('otherEngine', 1, 0);

const REQUEST_FAILED: PolicyRow = {
  ladder: [rung('resumeLoading', 1, REQUEST_DELAY_MS), restart, restartAtLive],
  letsBufferPlay: true,
};
const SEGMENT_FAILED: PolicyRow = { ...REQUEST_FAILED, countsAsFault: true, isSkippable: true, isResumable: true };
/** What arrived cannot be read: by this engine. */
const UNREADABLE: PolicyRow = { ladder: [restart, otherEngine] };
const MANIFEST_FAILED: PolicyRow = { ladder: [rung('restart', 2, REQUEST_DELAY_MS)] };
const PICTURE_BROKEN: PolicyRow = {
  // What one engine cannot bring onto the element, another one may: it is asked soon.
  ladder: [rung('recoverMedia', 1, 0), otherEngine, rung('passSegment', 2, 0), restart, restartAtLive],
  isSkippable: true,
};
/** One decoder for all engines: what it does not take once more is passed over. The first repetition is for a decoder that was lost. */
const UNDECODABLE: PolicyRow = {
  ladder: [rung('recoverMedia', 1, 0), rung('passSegment', 4, 0), otherEngine, restart, restartAtLive],
  isSkippable: true,
};
/** What is buffered is shown; behind it the media source is opened anew, for the tracks that are there. */
const OTHER_TRACKS: PolicyRow = {
  ladder: [rung('passSegment', 2, 0), otherEngine, restart, restartAtLive],
  isSkippable: true,
  letsBufferPlay: true,
};
/** A stream whose key does not come has never played, and says so soon; what is buffered is shown first. */
const KEY_FAILED: PolicyRow = {
  ladder: [rung('resumeLoading', 1, REQUEST_DELAY_MS), restart],
  letsBufferPlay: true,
  isOnePass: true,
};
const HOPELESS: PolicyRow = { ladder: [], isHopeless: true };

export const POLICY: Readonly<Record<ErrorCode, PolicyRow>> = {
  MANIFEST_UNREACHABLE: { ...MANIFEST_FAILED, isPatient: true },
  MANIFEST_TIMEOUT: { ladder: [restart], isOnePass: true },
  PLAYLIST_UNREACHABLE: REQUEST_FAILED,
  PLAYLIST_TIMEOUT: REQUEST_FAILED,
  SEGMENT_UNREACHABLE: SEGMENT_FAILED,
  // It was asked for twice before this is said: what still does not come is passed over.
  SEGMENT_TIMEOUT: {
    ...SEGMENT_FAILED,
    ladder: [rung('resumeLoading', 1, REQUEST_DELAY_MS), rung('passSegment', 2, 0), restart, restartAtLive],
  },
  KEY_UNREACHABLE: KEY_FAILED,
  ACCESS_EXPIRED: { ladder: [rung('renew', 1, 0), rung('renew', 2, REQUEST_DELAY_MS)], letsBufferPlay: true },
  FILE_UNREACHABLE: { ladder: [restart], isOnePass: true },
  TRACK_UNREACHABLE: REQUEST_FAILED,

  MANIFEST_INVALID: UNREADABLE,
  MANIFEST_FOREIGN: { ladder: [restart], isOnePass: true },
  PLAYLIST_INVALID: {
    ...REQUEST_FAILED,
    ladder: [rung('resumeLoading', 1, REQUEST_DELAY_MS), restart, otherEngine, restartAtLive],
  },
  PLAYLIST_STALE: {
    // hls.js stops asking once it has complained, so it is told to go on.
    ladder: [rung('resumeLoading', 2, REQUEST_DELAY_MS), restart],
    letsBufferPlay: true,
    actsOnWarning: true,
  },
  PLAYLIST_RESET: { ladder: [rung('restart', 1, 0), restartAtLive], letsBufferPlay: true },
  CODECS_UNSUPPORTED: HOPELESS,

  SEGMENT_CORRUPT: { ...PICTURE_BROKEN, countsAsFault: true, letsBufferPlay: true },
  APPEND_FAILED: PICTURE_BROKEN,
  BUFFER_FULL: { ladder: [rung('recoverMedia', 2, 0), restart, otherEngine] },
  BUFFER_STALLED: { ...PICTURE_BROKEN, countsAsFault: true, isSymptom: true },
  PLAYHEAD_FROZEN: { ...PICTURE_BROKEN, isSymptom: true, ladder: [rung('nudge', 3, 0), ...PICTURE_BROKEN.ladder] },
  DECODE_FAILED: UNDECODABLE,
  BUFFER_STARVED: { isSymptom: true, ladder: [rung('resumeLoading', 1, 0), restart, restartAtLive] },
  // hls.js opens it anew by itself, and would do so for ever where one segment breaks it each time (#7825): that counts.
  MEDIA_SOURCE_BROKEN: { ...PICTURE_BROKEN, countsAsFault: true, isSymptom: true },
  TRACKS_CHANGED: OTHER_TRACKS,
  PICTURE_MISSING: { ladder: [rung('recoverMedia', 1, 0), otherEngine], isOnePass: true },
  VIDEO_ERROR: { isSymptom: true, ladder: [restart, restartAtLive], isSkippable: true, letsBufferPlay: true },

  KEY_SYSTEM_UNAVAILABLE: HOPELESS,
  LICENSE_REFUSED: { ladder: [rung('renew', 1, REQUEST_DELAY_MS)], letsBufferPlay: true },
  OUTPUT_RESTRICTED: HOPELESS,
  DECRYPT_FAILED: { ...UNREADABLE, letsBufferPlay: true },
  KEY_REFUSED: { ...KEY_FAILED, ladder: [rung('renew', 1, 0)] },
  KEY_WRONG: { ...KEY_FAILED, ladder: [rung('restart', 1, 0)] },

  ENGINE_UNSUPPORTED: HOPELESS,
  FORMAT_UNKNOWN: { ladder: [otherEngine], isOnePass: true, letsBufferPlay: true },
  FILE_FOREIGN: HOPELESS,

  SOURCE_MISSING: HOPELESS,
  ENGINE_CODE_MISSING: MANIFEST_FAILED,
  LOAD_TIMEOUT: { ...UNREADABLE, isSymptom: true },
  RENEWAL_FAILED: { ladder: [rung('renew', 2, REQUEST_DELAY_MS)] },

  ENGINE_EXCEPTION: {
    ladder: [rung('dropTopQuality', 2, 0), restart, otherEngine],
    actsOnWarning: true,
    isSymptom: true,
  },
  UNKNOWN: { ...UNREADABLE, isSymptom: true },
};
