import { compareCastSession, castProblemOf, type CastProblem, type CastTitle } from '@livery/domain/cast';
import type { LoadResult } from '@livery/player-core';
import type { Output, OutputLoad, OutputReport } from '@livery/player-core/output';
import { PlayerError } from '@livery/player-core/player-error';
import { sourceFormat, type LoadFacts } from '@livery/player-core/source';
import type { Tracks } from '@livery/player-core/tracks';
import type { CastSession, MediaSession, Sender } from './cast-api.ts';
import { keyOf, keyOnReceiver, loadRequest, mediaOf } from './media-request.ts';
import { activeTracks, playbackOf, timelineOf, tracksOf, type ReceiverPlayback } from './receiver-state.ts';
import { segmentsOf } from './segments-of.ts';

/** Receivers tell of changes; what lies between them is reckoned. */
const TICK_MS = 1_000;
/** A page that comes back is told so late what plays. */
const REJOIN_MS = 3_000;

interface Options {
  readonly session: CastSession;
  readonly classes: Sender['classes'];
  /** The session began before this page: what plays may be what the page is about to play. */
  readonly isRejoined: boolean;
  /** What the viewer knows the load by. */
  titleOf(facts: LoadFacts, signal: AbortSignal): Promise<CastTitle | null>;
  onProblem(problem: CastProblem): void;
  /** The receiver sleeps, shows something of somebody else, or hears nothing any more. */
  onLeft(): void;
}

/** A receiver as the player's output. CAST-010, CAST-012 */
export function createCastOutput(options: Options): Output {
  const { session, classes, onProblem, onLeft } = options;
  let current: { readonly load: OutputLoad; readonly media: MediaSession; hasBegun: boolean } | null = null;
  let mayAdopt = options.isRejoined;
  let loads = 0;
  let report: OutputReport = { ...soundOf(session), playback: 'buffering', mediaTime: 0, durationSeconds: null };
  let tell: ((report: OutputReport) => void) | null = null;

  function say(playback: OutputReport['playback'], more: Partial<OutputReport> = {}): void {
    report = { ...report, ...soundOf(session), ...more, playback };
    tell?.(report);
  }

  /** What is, as far as it can be believed: what is over tells zeros, and the last place stands. */
  function look(): void {
    if (!current) return;
    const { media, load } = current;
    const playback: ReceiverPlayback = playbackOf(media, current.hasBegun);
    if (playback === 'left') return leave();
    if (playback === 'ended' || playback === 'broken') return say(playback);
    current.hasBegun ||= playback === 'playing' || playback === 'paused';
    const duration = media.media?.duration ?? null;
    say(playback, {
      mediaTime: media.getEstimatedTime(),
      durationSeconds: load.source.kind === 'live' || (duration ?? -1) < 0 ? null : duration,
      timeline: timelineOf(media, load.source),
      tracks: kept(report.tracks, tracksOf(media)),
    });
  }

  function leave(): void {
    forget();
    onLeft();
  }

  function forget(): void {
    current?.media.removeUpdateListener(look);
    current = null;
  }

  function take(load: OutputLoad, media: MediaSession): void {
    forget();
    current = { load, media, hasBegun: false };
    media.addUpdateListener(look);
  }

  const failed = ({ code }: { readonly code: string }) => (LOST.includes(code) ? leave() : onProblem('refused'));
  const ask = (name: 'play' | 'pause') => current?.media[name](null, look, failed);

  /** What plays there already goes on: nobody's film begins again because a page was reloaded. */
  async function adopt(load: OutputLoad): Promise<boolean> {
    if (!mayAdopt) return false;
    mayAdopt = false;
    const media = await firstMedia(session);
    if (load.signal.aborted || !media?.media) return false;
    const found = compareCastSession(keyOf(load.facts, load.source), keyOnReceiver(media.media));
    if (found === 'other' || castIsOver(media)) return false;
    if (found === 'same') take(load, media);
    else {
      mayAdopt = true;
      report = { ...report, playback: 'ended' };
    }
    return true;
  }

  async function begin(load: OutputLoad): Promise<LoadResult> {
    const turn = ++loads;
    forget();
    report = { ...report, playback: 'buffering', mediaTime: placeOf(load), timeline: null };
    // What was stopped here does not go on there; what follows takes its place.
    load.signal.addEventListener('abort', () => setTimeout(() => turn === loads && stop()), { once: true });
    if (await adopt(load)) return { status: 'loaded' };
    const [title, segments] = await Promise.all([
      options.titleOf(load.facts, load.signal),
      sourceFormat(load.source) === 'hls' ? segmentsOf(load.source.url, load.signal) : undefined,
    ]);
    if (load.signal.aborted) return { status: 'superseded' };
    const media = mediaOf(load, title, segments);
    if (!media) return refusal('noSource', new PlayerError('SOURCE_MISSING', { severity: 'fatal', engine: 'remote' }));
    try {
      await session.loadMedia(loadRequest(classes, media, load));
    } catch (thrown) {
      const engineCode = String(thrown);
      if (load.signal.aborted) return { status: 'superseded' };
      const error = new PlayerError('UNKNOWN', { severity: 'fatal', engine: 'remote', engineCode, url: media.url });
      // The default receiver asks for no licence; what stands beside a protected stream may be in the clear.
      const problem = load.source.protection ? 'protected' : 'refused';
      return refusal(castProblemOf(engineCode) && problem, error);
    }
    const begun = session.getMediaSession();
    if (begun && turn === loads) take(load, begun);
    if (load.signal.aborted) {
      // It came too late to be stopped, and nothing has come after it.
      if (turn === loads) stop();
      return { status: 'superseded' };
    }
    return { status: 'loaded' };
  }

  function refusal(problem: CastProblem | null, error: PlayerError): LoadResult {
    if (problem) onProblem(problem);
    return { status: 'failed', error };
  }

  /** What this page ends tells nobody that it has gone. */
  function stop(): void {
    const media = current?.media;
    forget();
    media?.stop(null, ignore, ignore);
  }

  return {
    name: session.getCastDevice().friendlyName,
    load: begin,
    play: () => void ask('play'),
    pause: () => void ask('pause'),
    seek(position) {
      if (!current) return Promise.resolve('refused');
      const { media, load } = current;
      const edge = timelineOf(media, load.source)?.liveSyncMediaTime ?? 0;
      const currentTime = 'mediaTime' in position ? position.mediaTime : position.at === 'live' ? edge : 0;
      return new Promise((resolve) => {
        const request = Object.assign(new classes.SeekRequest(), { currentTime });
        media.seek(
          request,
          () => (look(), resolve('seeked')),
          (error) => (failed(error), resolve('refused')),
        );
      });
    },
    setMuted: (muted) => void session.setMute(muted).then(look, () => onProblem('refused')),
    setVolume: (volume) => void session.setVolume(volume).then(look, () => onProblem('refused')),
    select(chosen) {
      if (!current) return;
      const ids = activeTracks({ ...tracksOf(current.media), ...chosen });
      current.media.editTracksInfo(new classes.EditTracksInfoRequest(ids), look, failed);
    },
    report(run, signal) {
      tell = run;
      run(report);
      look();
      session.addEventListener('volumechanged', look);
      const timer = setInterval(look, TICK_MS);
      signal.addEventListener(
        'abort',
        () => {
          clearInterval(timer);
          session.removeEventListener('volumechanged', look);
          if (tell === run) tell = null;
        },
        { once: true },
      );
    },
  };
}

/** Codes after which the receiver hears nothing of this page. */
const LOST: readonly string[] = ['session_error', 'channel_error', 'receiver_unavailable', 'timeout'];

const soundOf = (session: CastSession) => ({ muted: session.isMute(), volume: session.getVolume() });

const placeOf = ({ startAt }: OutputLoad): number => ('mediaTime' in startAt ? startAt.mediaTime : 0);

const ignore = (): void => undefined;

const castIsOver = (media: MediaSession): boolean => ['left', 'ended', 'broken'].includes(playbackOf(media, true));

/** The same tracks are the same object: what has not changed is not told anew. */
const kept = (before: Tracks | undefined, now: Tracks): Tracks =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now;

function firstMedia(session: CastSession): Promise<MediaSession | null> {
  const there = session.getMediaSession();
  if (there) return Promise.resolve(there);
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      session.removeEventListener('mediasession', settle);
      resolve(session.getMediaSession());
    };
    const timer = setTimeout(settle, REJOIN_MS);
    session.addEventListener('mediasession', settle);
  });
}
