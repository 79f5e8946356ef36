/**
 * Everything that can go wrong while something plays, once. The number is for people on the telephone and never changes its
 * meaning; its thousands are the category. The table makes the documentation, the message keys and the policy tests.
 */
export type Category =
  'network' | 'manifest' | 'media' | 'protection' | 'platform' | 'advertising' | 'lifecycle' | 'product' | 'internal';

/** First number of each category. 6000 and 8000 are kept for advertising and for refusals of the product (country, PIN, devices). */
export const CATEGORY_BASE: Readonly<Record<Category, number>> = {
  network: 1000,
  manifest: 2000,
  media: 3000,
  protection: 4000,
  platform: 5000,
  advertising: 6000,
  lifecycle: 7000,
  product: 8000,
  internal: 9000,
};

/** What the player was doing. */
export type ErrorStage = 'choosing' | 'manifest' | 'playlist' | 'segment' | 'key' | 'append' | 'decode' | 'playback';

/** The words by which diagnostics name an error (ENG-057). */
export type DiagnosticLabel =
  | 'network'
  | 'manifest load'
  | 'manifest parse'
  | 'level'
  | 'fragment'
  | 'key'
  | 'media'
  | 'codecs'
  | 'decrypt'
  | 'buffer stalled'
  | 'buffer full'
  | 'mux'
  | 'other';

/** Translation keys of what a viewer reads. */
export type MessageKey = 'error_video_download' | 'error_video_codec' | 'error_video_access' | 'error_video_protected';

/** `warning`: the engine copes by itself. `fatal`: playback ends unless the recovery ladder helps. */
export type Severity = 'warning' | 'fatal';

export interface CatalogueEntry {
  readonly number: number;
  readonly category: Category;
  readonly stage: ErrorStage;
  readonly label: DiagnosticLabel;
  readonly messageKey: MessageKey;
  readonly meaning: string;
}

type Row = readonly [number, Category, ErrorStage, DiagnosticLabel, MessageKey, string];

// One line for each error: a table is read by its columns.
// prettier-ignore
const ROWS = {
  MANIFEST_UNREACHABLE: [1001, 'network', 'manifest', 'manifest load', 'error_video_download', 'The manifest could not be fetched.'],
  MANIFEST_TIMEOUT: [1002, 'network', 'manifest', 'manifest load', 'error_video_download', 'The manifest took too long.'],
  PLAYLIST_UNREACHABLE: [1003, 'network', 'playlist', 'level', 'error_video_download', 'A media playlist could not be fetched.'],
  PLAYLIST_TIMEOUT: [1004, 'network', 'playlist', 'level', 'error_video_download', 'A media playlist took too long.'],
  SEGMENT_UNREACHABLE: [1005, 'network', 'segment', 'fragment', 'error_video_download', 'A segment could not be fetched.'],
  SEGMENT_TIMEOUT: [1006, 'network', 'segment', 'fragment', 'error_video_download', 'A segment took too long.'],
  KEY_UNREACHABLE: [1007, 'network', 'key', 'key', 'error_video_download', 'A decryption key could not be fetched.'],
  ACCESS_EXPIRED: [1008, 'network', 'playlist', 'network', 'error_video_access', 'The server no longer accepts this address (401, 403, 410).'],
  TRACK_UNREACHABLE: [1009, 'network', 'playlist', 'network', 'error_video_download', 'An audio or subtitle playlist could not be fetched.'],
  FILE_UNREACHABLE: [1010, 'network', 'manifest', 'network', 'error_video_download', 'A media file could not be fetched.'],

  MANIFEST_INVALID: [2001, 'manifest', 'manifest', 'manifest parse', 'error_video_download', 'The manifest cannot be understood.'],
  PLAYLIST_INVALID: [2002, 'manifest', 'playlist', 'level', 'error_video_download', 'A media playlist cannot be understood or is empty.'],
  PLAYLIST_STALE: [2003, 'manifest', 'playlist', 'level', 'error_video_download', 'A live playlist has stopped growing.'],
  CODECS_UNSUPPORTED: [2004, 'manifest', 'manifest', 'codecs', 'error_video_codec', 'This device decodes none of the offered renditions.'],
  PLAYLIST_RESET: [2005, 'manifest', 'playlist', 'level', 'error_video_download', 'The encoder of a channel began anew: its playlist went back.'],
  MANIFEST_FOREIGN: [2006, 'manifest', 'manifest', 'manifest parse', 'error_video_download', 'In place of the manifest came something else: a page, JSON, nothing.'],

  SEGMENT_CORRUPT: [3001, 'media', 'segment', 'mux', 'error_video_download', 'A segment cannot be taken apart.'],
  APPEND_FAILED: [3002, 'media', 'append', 'media', 'error_video_download', 'The browser refused media data.'],
  BUFFER_FULL: [3003, 'media', 'append', 'buffer full', 'error_video_download', 'The browser has no room for more media.'],
  BUFFER_STALLED: [3004, 'media', 'playback', 'buffer stalled', 'error_video_download', 'The picture stands still.'],
  PLAYHEAD_FROZEN: [3005, 'media', 'playback', 'buffer stalled', 'error_video_download', 'The picture stands still although media is there.'],
  DECODE_FAILED: [3006, 'media', 'decode', 'media', 'error_video_codec', 'The browser could not decode the media.'],
  BUFFER_STARVED: [3007, 'media', 'playback', 'buffer stalled', 'error_video_download', 'No media has arrived for too long.'],
  MEDIA_SOURCE_BROKEN: [3008, 'media', 'append', 'media', 'error_video_download', 'The media source must be opened anew.'],
  VIDEO_ERROR: [3009, 'media', 'playback', 'fragment', 'error_video_download', 'Too many segment errors and stalls in a row.'],
  TRACKS_CHANGED: [3010, 'media', 'append', 'media', 'error_video_download', 'Picture or sound begins or ends in the middle: other buffers are needed.'],
  PICTURE_MISSING: [3011, 'media', 'decode', 'media', 'error_video_codec', 'The sound plays on, and no picture comes with it.'],

  KEY_SYSTEM_UNAVAILABLE: [4001, 'protection', 'key', 'key', 'error_video_protected', 'This device has no way to play protected media.'],
  LICENSE_REFUSED: [4002, 'protection', 'key', 'key', 'error_video_access', 'No licence was given.'],
  OUTPUT_RESTRICTED: [4003, 'protection', 'key', 'key', 'error_video_protected', 'The screen or its cable is not allowed for this quality.'],
  DECRYPT_FAILED: [4004, 'protection', 'segment', 'decrypt', 'error_video_protected', 'A segment could not be decrypted.'],
  KEY_REFUSED: [4005, 'protection', 'key', 'key', 'error_video_access', 'The server refused a decryption key (401, 403, 410).'],
  KEY_WRONG: [4006, 'protection', 'key', 'decrypt', 'error_video_protected', 'A decryption key does not open the media: it is another one or too short.'],

  ENGINE_UNSUPPORTED: [5001, 'platform', 'choosing', 'codecs', 'error_video_codec', 'This browser has no way to play the format.'],
  FORMAT_UNKNOWN: [5002, 'platform', 'segment', 'codecs', 'error_video_codec', 'The engine does not know a format inside the media; another one may.'],
  FILE_FOREIGN: [5003, 'platform', 'manifest', 'codecs', 'error_video_codec', 'In place of the media file came something else, or a file that the browser does not play.'],

  SOURCE_MISSING: [7001, 'lifecycle', 'choosing', 'other', 'error_video_download', 'There is no address to play.'],
  ENGINE_CODE_MISSING: [7002, 'lifecycle', 'choosing', 'network', 'error_video_download', 'The code of the player engine could not be fetched.'],
  LOAD_TIMEOUT: [7003, 'lifecycle', 'manifest', 'network', 'error_video_download', 'Nothing could be shown in time.'],
  RENEWAL_FAILED: [7004, 'lifecycle', 'choosing', 'network', 'error_video_access', 'No fresh address was given for an expired one.'],

  ENGINE_EXCEPTION: [9001, 'internal', 'playback', 'other', 'error_video_download', 'The player engine made a mistake of its own.'],
  UNKNOWN: [9999, 'internal', 'playback', 'other', 'error_video_download', 'Something that this table does not know.'],
} as const satisfies Record<string, Row>;

export type ErrorCode = keyof typeof ROWS;

export const ERROR_CODES = Object.keys(ROWS) as readonly ErrorCode[];

/** @returns the row of `code` with names for its columns */
export function catalogueEntry(code: ErrorCode): CatalogueEntry {
  const [number, category, stage, label, messageKey, meaning]: Row = ROWS[code];
  return { number, category, stage, label, messageKey, meaning };
}
