import type { ErrorData, ErrorDetails } from 'hls.js';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { KeyTrouble } from './hlsjs-keys.ts';
import { PlayerError, requestErrorCode } from '../errors/player-error.ts';

/** hls.js' names for what went wrong, in our words. `null`: the engine only tells what it is doing about it. */
const CODES: Readonly<Partial<Record<`${ErrorDetails}`, ErrorCode | null>>> = {
  manifestLoadError: 'MANIFEST_UNREACHABLE',
  manifestLoadTimeOut: 'MANIFEST_TIMEOUT',
  manifestParsingError: 'MANIFEST_INVALID',
  manifestIncompatibleCodecsError: 'CODECS_UNSUPPORTED',
  levelEmptyError: 'PLAYLIST_INVALID',
  levelParsingError: 'PLAYLIST_INVALID',
  levelLoadError: 'PLAYLIST_UNREACHABLE',
  levelLoadTimeOut: 'PLAYLIST_TIMEOUT',
  levelSwitchError: 'PLAYLIST_INVALID',
  playlistUnchangedError: 'PLAYLIST_STALE',
  audioTrackLoadError: 'TRACK_UNREACHABLE',
  audioTrackLoadTimeOut: 'TRACK_UNREACHABLE',
  subtitleTrackLoadError: 'TRACK_UNREACHABLE',
  subtitleTrackLoadTimeOut: 'TRACK_UNREACHABLE',
  fragLoadError: 'SEGMENT_UNREACHABLE',
  fragLoadTimeOut: 'SEGMENT_TIMEOUT',
  fragParsingError: 'SEGMENT_CORRUPT',
  fragDecryptError: 'DECRYPT_FAILED',
  fragGap: null,
  keyLoadError: 'KEY_UNREACHABLE',
  keyLoadTimeOut: 'KEY_UNREACHABLE',
  remuxAllocError: 'SEGMENT_CORRUPT',
  bufferAddCodecError: 'CODECS_UNSUPPORTED',
  bufferIncompatibleCodecsError: 'CODECS_UNSUPPORTED',
  bufferAppendError: 'APPEND_FAILED',
  bufferAppendingError: 'APPEND_FAILED',
  bufferAppendNoProgress: 'APPEND_FAILED',
  bufferFullError: 'BUFFER_FULL',
  bufferStalledError: 'BUFFER_STALLED',
  bufferSeekOverHole: null,
  bufferNudgeOnStall: null,
  mediaSourceRequiresReset: 'MEDIA_SOURCE_BROKEN',
  attachMediaError: 'MEDIA_SOURCE_BROKEN',
  internalException: 'ENGINE_EXCEPTION',
  aborted: null,
  keySystemDestroyMediaKeysError: null,
  keySystemDestroyCloseSessionError: null,
  keySystemDestroyRemoveSessionError: null,
};

/** What hls.js says only in words. */
const WORDS: readonly (readonly [says: RegExp, code: ErrorCode])[] = [
  [/^Attempting to append to the \w+ SourceBuffer, but it does not exist$/, 'TRACKS_CHANGED'],
  [/^no EXTM3U delimiter$/, 'MANIFEST_FOREIGN'],
  [/^Unsupported .* in M2TS found$/, 'FORMAT_UNKNOWN'],
];

/** Codes whose failed request carries the server's answer. */
const REQUESTS: readonly ErrorCode[] = [
  'MANIFEST_UNREACHABLE',
  'PLAYLIST_UNREACHABLE',
  'SEGMENT_UNREACHABLE',
  'KEY_UNREACHABLE',
  'TRACK_UNREACHABLE',
];

/** The same stall is told again every 200 ms once hls.js has used up its nudges (#7238). */
const SAME_STALL_SECONDS = 0.5;

/** `cause`: what is known to be behind it. */
export type ProblemReader = (data: ErrorData, mediaTime: number, cause?: KeyTrouble | null) => PlayerError | null;

/** @returns a function that turns hls.js' errors into ours, each stall once per severity */
export function readHlsProblems(engine: string): ProblemReader {
  const lastStall = { warning: NaN, fatal: NaN };

  return (data, mediaTime, cause = null) => {
    const inWords = WORDS.find(([says]) => says.test(data.error?.message ?? ''))?.[1];
    const behind = inWords ? null : cause;
    const severity = behind?.severity ?? (data.fatal ? 'fatal' : 'warning');
    const known = inWords ?? behind?.code ?? CODES[data.details];
    if (known === null && severity === 'warning') return null;
    if (known === 'BUFFER_STALLED') {
      if (Math.abs(mediaTime - lastStall[severity]) < SAME_STALL_SECONDS) return null;
      lastStall[severity] = mediaTime;
    }
    const httpStatus = data.response?.code || undefined;
    const code = known ?? 'UNKNOWN';
    const url = data.frag?.url ?? data.url ?? data.context?.url;
    return new PlayerError(REQUESTS.includes(code) ? requestErrorCode(code, httpStatus) : code, {
      severity,
      engine,
      engineCode: data.details,
      cause: data.error,
      ...(httpStatus === undefined ? {} : { httpStatus }),
      ...(url === undefined ? {} : { url }),
    });
  };
}
