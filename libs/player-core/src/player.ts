import { FULL_BUFFER } from './engines/buffer-limits.ts';
import { ENGINES } from './engines/engines.ts';
import { createEvents } from './events.ts';
import { createExtensionHost } from './extensions/extension-host.ts';
import type { Output } from './extensions/output.ts';
import type { EndCause } from './extensions/playback-events.ts';
import { RemoteSession } from './extensions/remote-session.ts';
import type {
  LoadOptions,
  LoadResult,
  Player,
  PlayerAnnouncements,
  PlayerOptions,
  Preferences,
} from './player-contract.ts';
import { createPrefetchCache } from './prefetch/prefetch-cache.ts';
import { prefetchStream } from './prefetch/prefetch-stream.ts';
import { withBrowserServices } from './services.ts';
import { PlaybackSession } from './session/playback-session.ts';
import type { Session } from './session/session.ts';
import { criteriaOf, playingCriteria, type TrackCriteria } from './session/track-criteria.ts';
import { ElementStage } from './standby/element-stage.ts';
import type { WarmEngine } from './standby/standby.ts';
import { isPlace, type LoadFacts, type Position, type ResolveSource, type Source } from './source.ts';
import type { PlayerEvent, SessionFact } from './state/player-event.ts';
import { IDLE_STATE, type PlayerState } from './state/player-state.ts';
import { reduce } from './state/reduce.ts';
import { createPlayerStore } from './state/store.ts';
import type { Timeline } from './timeline/seekable-window.ts';

export type * from './player-contract.ts';

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
  const store = createPlayerStore<PlayerState, PlayerEvent>({
    initial: { ...IDLE_STATE, isOnline: services.network.isOnline(), muted: given.muted, volume: given.volume },
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
  let output: Output | null = null;
  const stage = new ElementStage(given, { services, engines, prefetchCache });

  const extensions = createExtensionHost({
    clock: services.clock,
    store,
    events,
    onListenerError,
    life: life.signal,
    element: () => stage.element,
    player: () => player,
    onHeld: (isHeld) => session?.onHeld(isHeld),
    playOn,
  });

  function endSession(cause: EndCause): void {
    const { sessionId } = store.state;
    if (session) stage.leaves(session.dispose());
    session = null;
    extensions.end(cause);
    // Of this load only: who hears of its end may begin another one.
    if (cause === 'stopped') store.dispatch({ type: 'stopped', sessionId });
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
        element: stage.element,
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
    const warm = output ? null : stage.takeStandby(source, startAt, () => endSession('replaced'));
    endSession('replaced');
    const sessionId = ++lastSessionId;
    store.dispatch({ type: 'loadRequested', sessionId, source, startAt, wantsToPlay: autoplay });
    const next = createSession(source, startAt, { sessionId, warm, timeline, resolveSource, facts });
    session = next;
    current = { source, options, chosen: {} };
    signal?.addEventListener('abort', () => session === next && endSession('stopped'), { once: true });
    extensions.begin({ startAt, autoplay, facts });
    if (!warm) await stage.isFree;
    return next.load();
  }

  /** The same content, at the same moment, elsewhere. */
  function playOn(next: Output | null): void {
    if (life.signal.aborted || next === output) return;
    output = next;
    store.dispatch({ type: 'outputChanged', output: next?.name ?? null });
    if (next) stage.standBy(null);
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
      if (!life.signal.aborted && !output) stage.standBy(wanted?.protection ? null : wanted);
    },
    get standsBy() {
      return stage.standsBy;
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
      stage.element.muted = muted;
      hasAskedForSound ||= !muted;
      const { autoplay, sessionId } = store.state;
      if (!muted && autoplay === 'muted') store.dispatch({ type: 'autoplayAnswered', autoplay: 'allowed', sessionId });
    },
    setVolume(volume) {
      if (life.signal.aborted || !Number.isFinite(volume)) return;
      const allowed = Math.min(1, Math.max(0, volume));
      if (output) output.setVolume(allowed);
      else stage.element.volume = allowed;
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
        stage.standBy(null);
        endSession('stopped');
        store.dispatch({ type: 'disposed' });
      }
      await stage.clear();
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
