import type { PlayAnswer } from './compat/autoplay.ts';
import { FULL_BUFFER, type BufferLimits } from './engines/buffer-limits.ts';
import type { EngineCatalogue } from './engines/engine.ts';
import { ENGINES } from './engines/engines.ts';
import { createEvents } from './events.ts';
import type { Extension } from './extensions/extension.ts';
import { createExtensionHost } from './extensions/extension-host.ts';
import type { Output } from './extensions/output.ts';
import type { EndCause, PlaybackEvent } from './extensions/playback-events.ts';
import { RemoteSession } from './extensions/remote-session.ts';
import { createPrefetchCache, type Depth } from './prefetch/prefetch-cache.ts';
import { prefetchStream } from './prefetch/prefetch-stream.ts';
import { withBrowserServices, type PlayerServices } from './services.ts';
import type { Announcements, LoadResult, LostTrack, SeekResult } from './session/announcements.ts';
import { PlaybackSession } from './session/playback-session.ts';
import type { Session } from './session/session.ts';
import { criteriaOf, playingCriteria, type Preferences, type TrackCriteria } from './session/track-criteria.ts';
import { changePlaces, isBound } from './standby/spare-element.ts';
import { standBy, type Standby, type WarmEngine } from './standby/standby.ts';
import { isPlace, type LiveSource, type LoadFacts, type Position, type ResolveSource, type Source } from './source.ts';
import type { PlayerEvent, SessionFact } from './state/player-event.ts';
import { IDLE_STATE, type PlayerState } from './state/player-state.ts';
import { reduce } from './state/reduce.ts';
import { createStore, type Store } from './state/store.ts';
import type { Timeline } from './timeline/seekable-window.ts';

export type { LoadResult, LostTrack, PlayAnswer, Preferences, SeekResult };

export interface PlayerOptions {
  /** Where it plays; one that stood by may take its place in the document (`standBy`). */
  readonly element: HTMLVideoElement;
  readonly services?: Partial<PlayerServices>;
  readonly limits?: BufferLimits;
  /** The browser is known to refuse sound before a touch: playback begins silently, and one tap gives sound. ENG-020 */
  readonly startsSilently?: boolean;
  /** For tests and for devices with an engine of their own. */
  readonly engines?: EngineCatalogue;
}

export interface LoadOptions {
  /** Unset: the live edge of a channel, the beginning of everything else. */
  readonly startAt?: Position;
  /** Whether to play at once; unset means yes. */
  readonly autoplay?: boolean;
  readonly signal?: AbortSignal;
  /** Gives a fresh address when this one expires, and the archive's when a moment outside the live window is wanted. */
  readonly resolveSource?: ResolveSource;
  /** For extensions. */
  readonly facts?: LoadFacts;
}

/** What happens once, besides what the state tells. */
export type PlayerAnnouncements = Announcements & {
  /** The picture stopped in the middle of playing. */
  stall: { readonly mediaTime: number; readonly isFrozen: boolean };
  /** Every happening of a play, from its attempt to its end: what is counted is counted from these. */
  playback: PlaybackEvent;
};

export interface Player {
  /** Frozen; replaced on every change. */
  readonly state: PlayerState;
  /** Calls `run` when the selected part changes. */
  subscribe: Store<PlayerState, PlayerEvent>['subscribe'];
  on<Name extends keyof PlayerAnnouncements>(
    name: Name,
    run: (detail: PlayerAnnouncements[Name]) => void,
    options?: { signal?: AbortSignal },
  ): void;
  /** Plays another source on the same element. Never rejects; the last load wins. */
  load(source: Source, options?: LoadOptions): Promise<LoadResult>;
  /**
   * Fetches what a load of this channel would begin with; that load, if it comes, is served from it. The signal ends it. A server that has
   * nothing to give is no error.
   * @returns how long it can be used from when it was asked for, ms; 0 when there is nothing
   */
  prepare(source: LiveSource, depth: Depth, signal: AbortSignal): Promise<number>;
  /**
   * Keeps this channel ready on a second element, so that its load shows a picture at once; `null` ends it. One at a time, and for the
   * caller to spare: it takes a decoder and the channel's lowest rendition.
   */
  standBy(source: LiveSource | null): void;
  /** The address whose load would show a picture at once. */
  readonly standsBy: string | null;
  /** Records the intent and carries it out as far as the browser lets. After an error it tries again. */
  play(): Promise<PlayAnswer>;
  pause(): void;
  /** Clamped to what can be played; outside it the load's `resolveSource` is asked for a source that has the moment. */
  seek(position: Position): Promise<SeekResult>;
  /** Unmuting also ends a silence that the browser imposed. */
  setMuted(muted: boolean): void;
  /** 0 to 1; anything beyond is cut off. */
  setVolume(volume: number): void;
  /** For the loaded source; the next one starts at what is preferred, else at 1. */
  setPlaybackRate(rate: number): void;
  /** Ids of `state.tracks`; the choice survives restarts of the engine. */
  selectAudio(id: string): void;
  selectText(id: string | null): void;
  selectQuality(id: 'auto' | string): void;
  /** Lets something work beside the picture, until the signal aborts. */
  use(extension: Extension, options?: { signal?: AbortSignal }): void;
  /** Resolves when no extension holds the programme: whoever goes on to something else after its end waits for what belongs to that end. */
  free(): Promise<void>;
  /** What every load to come begins with; what is playing stays as it is. */
  prefer(preferences: Preferences): void;
  /** Gives the element back empty. Idempotent; the end of the play is the last thing that is told, within the call. */
  dispose(): Promise<void>;
}

/** What a session is made with, beside where it plays. */
interface SessionOptions {
  readonly resolveSource: ResolveSource | null;
  readonly facts: LoadFacts;
  readonly sessionId: number;
  readonly warm: WarmEngine | null;
  readonly timeline: Timeline | null;
}

/** Browsers play at these rates, and throw at any other. */
const LEAST_RATE = 0.0625;
const MOST_RATE = 16;

/** A player on one video element. See README for its parts. */
export function createPlayer({
  element: given,
  services: givenServices = {},
  limits = FULL_BUFFER,
  startsSilently = false,
  engines = ENGINES,
}: PlayerOptions): Player {
  const services = withBrowserServices(givenServices);
  const onListenerError = (thrown: unknown) => services.logger.warn('a listener of the player threw', thrown);
  const life = new AbortController();
  let element = given;
  const store = createStore<PlayerState, PlayerEvent>({
    initial: { ...IDLE_STATE, isOnline: services.network.isOnline(), muted: element.muted, volume: element.volume },
    reduce,
    onListenerError,
  });
  const events = createEvents<PlayerAnnouncements>(onListenerError);
  const prefetchCache = createPrefetchCache(services);
  let session: Session | null = null;
  /** What the session is of, for the load that takes it elsewhere. */
  let current: { readonly source: Source; readonly options: LoadOptions; readonly chosen: TrackCriteria } | null = null;
  let lastSessionId = 0;
  let preferences: Preferences = {};
  let hasAskedForSound = false;
  let standby: Standby | null = null;
  let output: Output | null = null;
  /** Resolves when no earlier session has anything on the element. */
  let elementIsFree: Promise<unknown> = Promise.resolve();
  /** Resolves when nothing is left of elements that gave up their place, and of what stood by. */
  let othersAreGone: Promise<unknown> = Promise.resolve();

  const extensions = createExtensionHost({
    clock: services.clock,
    store,
    events,
    onListenerError,
    life: life.signal,
    element: () => element,
    player: () => player,
    onHeld: (isHeld) => session?.onHeld(isHeld),
    playOn,
  });

  function endSession(cause: EndCause): void {
    const { sessionId } = store.state;
    if (session) elementIsFree = Promise.all([elementIsFree, session.dispose()]);
    session = null;
    extensions.end(cause);
    // Of this load only: who hears of its end may begin another one.
    if (cause === 'stopped') store.dispatch({ type: 'stopped', sessionId });
  }

  function endStandby(): void {
    if (standby) othersAreGone = Promise.all([othersAreGone, standby.end()]);
    standby = null;
  }

  /** What stood by for this load, in its place on the page; the picture comes before everything else. */
  function takeStandby(source: Source, startAt: Position): WarmEngine | null {
    const isMeant = standby?.url === source.url && 'at' in startAt && source.kind === 'live' && !isBound(element);
    const warm = isMeant ? (standby?.take() ?? null) : null;
    endStandby();
    if (!warm) return null;
    const left = element;
    changePlaces(left, warm.element);
    element = warm.element;
    endSession('replaced');
    othersAreGone = Promise.all([othersAreGone, elementIsFree.then(() => left.remove())]);
    elementIsFree = Promise.resolve();
    return warm;
  }

  store.subscribe(
    ({ playback }) => playback,
    (playback, previous) => {
      const { position, stats } = store.state;
      const isStall = previous === 'playing' && (playback === 'frozen' || playback === 'buffering') && stats.stalls > 0;
      if (isStall) events.emit('stall', { mediaTime: position.mediaTime, isFrozen: playback === 'frozen' });
    },
  );
  services.network.onChange((isOnline) => {
    store.dispatch({ type: 'networkChanged', isOnline });
    session?.onNetwork(isOnline);
  }, life.signal);

  /** On the element, or on the device that plays in its place. */
  function createSession(
    source: Source,
    startAt: Position,
    { sessionId, warm, timeline, resolveSource, facts }: SessionOptions,
  ): Session {
    const tell = (fact: SessionFact) => store.dispatch({ ...fact, sessionId });
    const state = () => store.state;
    if (output) {
      const criteria = criteriaOf(preferences, source.forcedSubtitles);
      const host = { output, resolveSource, state, free: extensions.free, tell, announce: events.emit };
      return new RemoteSession(host, { source, startAt, facts, criteria, timeline });
    }
    return new PlaybackSession(
      {
        element,
        services,
        engines,
        limits,
        prefetchCache,
        warm,
        resolveSource,
        state,
        startsSilently: () => startsSilently && !hasAskedForSound,
        tell,
        announce: events.emit,
      },
      source,
      startAt,
      preferences,
    );
  }

  /** `timeline`: of the same source, where it has played elsewhere until now. */
  async function begin(
    source: Source,
    options: LoadOptions = {},
    timeline: Timeline | null = null,
  ): Promise<LoadResult> {
    const { startAt: wanted, autoplay = true, signal, resolveSource = null, facts = {} } = options;
    if (life.signal.aborted || signal?.aborted) return { status: 'superseded' };
    const startAt = wanted && isPlace(wanted) ? wanted : defaultStart(source);
    const warm = output ? null : takeStandby(source, startAt);
    endSession('replaced');
    const sessionId = ++lastSessionId;
    store.dispatch({ type: 'loadRequested', sessionId, source, startAt, wantsToPlay: autoplay });
    const next = createSession(source, startAt, { sessionId, warm, timeline, resolveSource, facts });
    session = next;
    current = { source, options, chosen: {} };
    signal?.addEventListener('abort', () => session === next && endSession('stopped'), { once: true });
    extensions.begin({ startAt, autoplay, facts });
    if (!warm) await elementIsFree;
    return next.load();
  }

  /** The same content, at the same moment, elsewhere. */
  function playOn(next: Output | null): void {
    if (life.signal.aborted || next === output) return;
    output = next;
    store.dispatch({ type: 'outputChanged', output: next?.name ?? null });
    if (next) endStandby();
    if (!session || !current) return;
    const { options } = current;
    const { wantsToPlay, timeline, tracks } = store.state;
    const source = store.state.source ?? current.source;
    const chosen = { ...current.chosen, ...playingCriteria(tracks) };
    void begin(source, { ...options, startAt: placeOf(store.state), autoplay: wantsToPlay }, timeline);
    current = { ...current, chosen };
    session.select(chosen);
  }

  const player: Player = {
    get state() {
      return store.state;
    },
    subscribe: store.subscribe,
    on: events.on,

    load: (source, options) => begin(source, options),

    async prepare(source, depth, signal) {
      const stream = await prefetchStream(source, services);
      return life.signal.aborted || !stream ? 0 : prefetchCache.fetch(stream, depth, signal);
    },
    standBy(wanted) {
      // It would hold a key session of the device's few.
      const source = wanted?.protection ? null : wanted;
      if (life.signal.aborted || output || source?.url === standby?.url) return;
      endStandby();
      if (source) standby = standBy({ element, services, engines, prefetchCache }, source);
    },
    get standsBy() {
      return standby?.isReady ? standby.url : null;
    },
    async play() {
      if (life.signal.aborted) return 'interrupted';
      store.dispatch({ type: 'playRequested' });
      return session?.play() ?? 'interrupted';
    },
    pause() {
      if (life.signal.aborted) return;
      store.dispatch({ type: 'pauseRequested' });
      session?.pause();
    },
    seek: async (position) => (isPlace(position) ? (session?.seek(position) ?? 'superseded') : 'refused'),

    setMuted(muted) {
      if (life.signal.aborted) return;
      if (output) return output.setMuted(muted);
      element.muted = muted;
      hasAskedForSound ||= !muted;
      const { autoplay, sessionId } = store.state;
      if (!muted && autoplay === 'muted') store.dispatch({ type: 'autoplayAnswered', autoplay: 'allowed', sessionId });
    },
    setVolume(volume) {
      if (life.signal.aborted || !Number.isFinite(volume)) return;
      const allowed = Math.min(1, Math.max(0, volume));
      if (output) output.setVolume(allowed);
      else element.volume = allowed;
    },
    setPlaybackRate(rate) {
      if (rate >= LEAST_RATE && rate <= MOST_RATE) session?.setPlaybackRate(rate);
    },

    selectAudio(id) {
      const audio = store.state.tracks.audio.find((track) => track.id === id);
      if (audio) session?.select({ audio });
    },
    selectText(id) {
      const text = id === null ? 'off' : store.state.tracks.text.find((track) => track.id === id);
      if (text) session?.select({ text });
    },
    selectQuality(id) {
      const height = id === 'auto' ? 'auto' : store.state.tracks.qualities.find((quality) => quality.id === id)?.height;
      if (height) session?.select({ height });
    },

    prefer(next) {
      preferences = next;
    },

    use: (extension, { signal } = {}) => extensions.use(extension, signal),
    free: extensions.free,

    async dispose() {
      if (!life.signal.aborted) {
        extensions.end('stopped');
        life.abort();
        prefetchCache.clear();
        events.close();
        store.close();
        endStandby();
        endSession('stopped');
        store.dispatch({ type: 'disposed' });
      }
      await Promise.all([elementIsFree, othersAreGone]);
      if (element !== given) element.replaceWith(given);
      element = given;
    },
  };
  return player;
}

/** Where whoever watches is, for another place to go on with. */
function placeOf({ content, source, position }: PlayerState): Position {
  if (content === 'live') return { at: 'live' };
  const { mediaTime, wallTimeMs } = position;
  return source?.kind === 'vod' || wallTimeMs === null ? { mediaTime } : { wallTimeMs };
}

function defaultStart(source: Source): Position {
  return { at: source.kind === 'live' ? 'live' : 'start' };
}
