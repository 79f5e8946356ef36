import { startPlayback } from '@livery/player-core/autoplay';
import { isPageHidden } from '@livery/player-core/browser-pause';
import type { PlayerClock } from '@livery/player-core/services';

/** How the playback of a creative ended; one that could not be played has its VAST error code. */
export type CreativeEnd =
  { readonly kind: 'ended' | 'refused' | 'stopped' } | { readonly kind: 'broken'; readonly code: number };

export interface CreativePlayback {
  readonly files: readonly string[];
  readonly video: HTMLVideoElement;
  readonly clock: PlayerClock;
  /** The browser is known to refuse sound before a user gesture. */
  readonly startsSilently: boolean;
  /** Whether the viewer has not paused. */
  readonly isWanted: () => boolean;
  /** The first picture is there. */
  readonly onBegan: () => void;
  readonly onProgress: () => void;
  readonly signal: AbortSignal;
}

/** A creative that makes no progress for so long is given up. */
const STALL_MS = 3_000;
const LOOK_EVERY_MS = 250;

const CREATIVE_MISSING = 401;
/** By the number of the browser's own error. */
const CREATIVE_CODES: Readonly<Record<number, number>> = { 2: 402, 3: 405, 4: CREATIVE_MISSING };
const CREATIVE_LATE = 402;
/** It plays, and has no picture: the viewer would look at nothing. */
const NO_PICTURE: CreativeEnd = { kind: 'broken', code: 405 };
const NO_CREATIVE: CreativeEnd = { kind: 'broken', code: CREATIVE_MISSING };

/** Tries the media files in order until one plays; when one breaks after its first picture the next is not tried. */
export async function playCreative(play: CreativePlayback): Promise<CreativeEnd> {
  let end = NO_CREATIVE;
  for (const file of play.files) {
    let hasBegun = false;
    const onBegan = () => {
      hasBegun = true;
      play.onBegan();
    };
    end = await playFile(file, { ...play, onBegan });
    if (end.kind !== 'broken' || hasBegun) break;
  }
  return end;
}

function playFile(file: string, play: CreativePlayback): Promise<CreativeEnd> {
  const { video, signal, clock, isWanted, startsSilently } = play;
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ kind: 'stopped' });
    const life = new AbortController();
    const finish = (end: CreativeEnd) => {
      life.abort();
      resolve(end);
    };
    const options = { signal: life.signal };
    signal.addEventListener('abort', () => finish({ kind: 'stopped' }), options);
    const onPlaying = () => (video.videoWidth === 0 ? finish(NO_PICTURE) : play.onBegan());
    video.addEventListener('playing', onPlaying, { ...options, once: true });
    video.addEventListener('timeupdate', play.onProgress, options);
    video.addEventListener('ended', () => finish({ kind: 'ended' }), options);
    video.addEventListener(
      'error',
      () => finish({ kind: 'broken', code: CREATIVE_CODES[video.error?.code ?? 0] ?? CREATIVE_MISSING }),
      options,
    );
    watchForStalls(() => finish({ kind: 'broken', code: CREATIVE_LATE }), {
      video,
      clock,
      isWanted,
      signal: life.signal,
    });
    video.src = file;
    void startPlayback(video, startsSilently).then((answer) => answer === 'blocked' && finish({ kind: 'refused' }));
  });
}

interface Watched extends Pick<CreativePlayback, 'video' | 'clock' | 'isWanted' | 'signal'> {}

/** On a hidden page no progress is no stall: browsers pause it to save battery. */
function watchForStalls(onStall: () => void, { video, clock, isWanted, signal }: Watched): void {
  let seen = video.currentTime;
  let sinceMs = clock.elapsed();
  const look = () => {
    const moves = video.currentTime !== seen || !isWanted() || isPageHidden();
    if (moves) {
      seen = video.currentTime;
      sinceMs = clock.elapsed();
    } else if (clock.elapsed() - sinceMs >= STALL_MS) return onStall();
    clock.after(LOOK_EVERY_MS, look, signal);
  };
  clock.after(LOOK_EVERY_MS, look, signal);
}
