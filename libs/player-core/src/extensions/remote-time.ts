import type { Position, Source } from '../source.ts';
import type { Observation } from '../state/observation.ts';
import { landOn, type Timeline } from '../timeline/seekable-window.ts';
import type { OutputLoad, OutputReport } from './output.ts';

interface Wanted {
  readonly source: Source;
  readonly startAt: Position;
  /** The source's own, where it has played before. */
  readonly timeline: Timeline | null;
}

interface RemoteStart extends Pick<OutputLoad, 'source' | 'startAt'> {
  /** The moment of the broadcast at which the media begin; `null` where that is unknown. */
  readonly beginsAtMs: number | null;
}

/**
 * Where another device begins. It knows seconds of its media and no moments of a broadcast: a recording is taken from the moment on, and what a
 * channel showed before now is taken from its recording (`recordingFrom`; none: it is shown as it is now).
 */
export async function remoteStart(
  { source, startAt, timeline }: Wanted,
  recordingFrom: (wallTimeMs: number) => Promise<Source | null>,
): Promise<RemoteStart> {
  if (!('wallTimeMs' in startAt)) return { source, startAt, beginsAtMs: null };
  const { wallTimeMs } = startAt;
  const landing = source.kind === 'archive' && timeline ? landOn(timeline, startAt) : null;
  if (landing?.isInside) {
    const { mediaTime } = landing;
    return { source, startAt: { mediaTime }, beginsAtMs: wallTimeMs - mediaTime * 1000 };
  }
  const from = source.kind === 'live' ? await recordingFrom(wallTimeMs) : source;
  return from?.kind === 'archive'
    ? { source: from, startAt: { at: 'start' }, beginsAtMs: wallTimeMs }
    : { source, startAt: { at: source.kind === 'live' ? 'live' : 'start' }, beginsAtMs: null };
}

/** The time of a recording whose first moment is known, for a device that tells none. */
export function dated({ durationSeconds, mediaTime }: OutputReport, beginsAtMs: number | null): Timeline | null {
  if (beginsAtMs === null) return null;
  const endMediaTime = Math.max(durationSeconds ?? 0, mediaTime);
  return {
    isLive: false,
    startMediaTime: 0,
    endMediaTime,
    liveSyncMediaTime: null,
    anchors: [{ mediaTime: 0, wallTimeMs: beginsAtMs, durationSeconds: endMediaTime }],
  };
}

/** A step may be a jump, or be told as late as once a minute: it counts for no more than this. */
const LONGEST_STEP_SECONDS = 5;

/** What was played between two reports. Where the media stand says nothing of it: those of a channel are somewhere in its window from the start. */
export function playedBetween(before: OutputReport | null, now: OutputReport): number {
  if (before?.playback !== 'playing' || now.playback !== 'playing') return 0;
  return Math.min(Math.max(0, now.mediaTime - before.mediaTime), LONGEST_STEP_SECONDS);
}

/** HTMLMediaElement.readyState of what moves, and of what waits for media. */
const ENOUGH = 4;
const WAITS = 2;

/** The report in the words of an element, so that one reducer knows the state of both. */
export function asObservation({ playback, mediaTime, durationSeconds, muted, volume }: OutputReport): Observation {
  return {
    isPaused: playback === 'paused' || playback === 'idle',
    isSeeking: false,
    isEnded: playback === 'ended',
    isBroken: false,
    readyState: playback === 'buffering' ? WAITS : ENOUGH,
    mediaTime,
    durationSeconds,
    buffered: [],
    muted,
    volume,
    playbackRate: 1,
    decodedFrames: 0,
    droppedFrames: 0,
    presentedFrames: 0,
  };
}
