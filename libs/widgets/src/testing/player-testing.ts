import type { LostTrack, Player } from '@livery/player-core';
import type { Extension, ExtensionTools, LoadBegun } from '@livery/player-core/extension';
import type { PlaybackEvent, PlaybackHappening } from '@livery/player-core/playback-events';
import { IDLE_STATE, type PlayerState } from '@livery/player-core/state';
import { createValue } from '@livery/value';
import { vi } from 'vitest';
import type { PlayedSubject } from '../load-facts.ts';
import type { PlayerHostHandle } from '../player-host.ts';

/** A player that a test moves by hand: it has a state, and remembers what was asked of it. */
export function stubPlayer(first: Partial<PlayerState> = {}) {
  const state = createValue<PlayerState>({ ...IDLE_STATE, ...first });
  let loaded: AbortSignal | undefined;
  function stopped() {
    const { muted, volume, isOnline, output } = state.get();
    state.set({ ...IDLE_STATE, muted, volume, isOnline, output });
  }
  const asked = {
    load: vi.fn<Player['load']>((_source, { signal } = {}) => {
      loaded = signal;
      // As the player does: what is stopped leaves nothing of itself in the state, unless another load comes in its place.
      signal?.addEventListener('abort', () => queueMicrotask(() => loaded === signal && stopped()), { once: true });
      return Promise.resolve({ status: 'loaded' });
    }),
    prepare: vi.fn<Player['prepare']>(() => Promise.resolve(4_000)),
    standBy: vi.fn<Player['standBy']>(),
    play: vi.fn(() => Promise.resolve('allowed')),
    pause: vi.fn(),
    seek: vi.fn(() => Promise.resolve('seeked')),
    setMuted: vi.fn(),
    setVolume: vi.fn(),
    setPlaybackRate: vi.fn(),
    selectAudio: vi.fn(),
    selectText: vi.fn(),
    selectQuality: vi.fn(),
    prefer: vi.fn(),
    free: vi.fn(() => Promise.resolve()),
  };
  const heard = { ended: new Set<() => void>(), error: new Set<() => void>(), firstFrame: new Set<() => void>() };
  const hearLoss = new Set<(lost: LostTrack) => void>();
  const player = {
    ...asked,
    standsBy: null,
    get state() {
      return state.get();
    },
    subscribe<T>(
      select: (now: PlayerState) => T,
      run: (now: T, before: T) => void,
      { signal }: { signal?: AbortSignal } = {},
    ) {
      let before = select(state.get());
      const look = (state: PlayerState) => {
        const now = select(state);
        if (Object.is(now, before)) return;
        const told = before;
        before = now;
        run(now, told);
      };
      state.subscribe(look, signal);
    },
    on(name: string, run: (detail?: unknown) => void, { signal }: { signal?: AbortSignal } = {}) {
      if (name === 'trackLost') hearLoss.add(run);
      const listening = name in heard ? heard[name as keyof typeof heard] : undefined;
      listening?.add(run);
      signal?.addEventListener('abort', () => listening?.delete(run));
    },
    dispose: () => Promise.resolve(),
  } as unknown as Player;
  return {
    player,
    asked,
    tell: (change: Partial<PlayerState>) => state.set({ ...state.get(), ...change }),
    end: () => heard.ended.forEach((run) => run()),
    fail: () => heard.error.forEach((run) => run()),
    lose: (lost: LostTrack) => hearLoss.forEach((run) => run(lost)),
    show: () => heard.firstFrame.forEach((run) => run()),
  };
}

/** The host of such a player; controls are drawn into `controls`, beside a video as in the real box. */
export function stubHost(player: Player): PlayerHostHandle & { controls: HTMLElement; box: HTMLElement } {
  const box = document.createElement('div');
  const controls = document.createElement('div');
  box.append(document.createElement('video'), controls);
  document.body.append(box);
  return { player, controls, box, cover: vi.fn(), toggleFullscreen: vi.fn() };
}

/** A player's side of an extension, moved by hand: loads begin, watching goes on, things happen. */
export function stubExtensionSite(first: Partial<PlayerState> = {}) {
  const { player, tell } = stubPlayer({ lifecycle: 'loaded', playback: 'playing', ...first });
  const life = new AbortController();
  const hears = new Set<(event: PlaybackEvent) => void>();
  const begins = new Set<(load: LoadBegun) => void>();
  let ofLoad = new AbortController();
  let load: LoadBegun | null = null;
  let happened: readonly PlaybackEvent[] = [];
  let playId = 0;
  let watchedMs = 0;
  const on: Player['on'] = (_name, run, { signal } = {}) => {
    hears.add(run as never);
    signal?.addEventListener('abort', () => hears.delete(run as never));
  };
  const tools = {
    player: Object.assign(Object.create(player) as Player, { on }),
    get watchedMs() {
      return watchedMs;
    },
    get happened() {
      return happened;
    },
    onLoad(run: (load: LoadBegun) => void) {
      begins.add(run);
      if (load && !load.signal.aborted) run(load);
    },
  } as ExtensionTools;
  const happen = (happening: PlaybackHappening) => {
    const { position } = player.state;
    const event = { ...happening, playId, atMs: 0, elapsedMs: 0, position, watchedMs };
    happened = [...happened, event];
    for (const hear of [...hears]) hear(event);
  };
  return {
    player,
    attach: (extension: Extension) => extension.attach(tools, life.signal),
    begin(facts: LoadBegun['facts'], waitedMs = 0) {
      playId += 1;
      watchedMs = 0;
      happened = [];
      ofLoad = new AbortController();
      const source = { kind: 'vod', url: 'https://cdn.test/film.m3u8' } as const;
      const { signal } = ofLoad;
      const startAt = { at: 'start' } as const;
      load = { playId, source, startAt, autoplay: true, facts, waitedMs, wantedSinceMs: 0, signal };
      for (const run of begins) run(load);
    },
    watch: (seconds: number) => (watchedMs += seconds * 1000),
    happen,
    end() {
      happen({ type: 'end', cause: 'stopped', watchedMs });
      ofLoad.abort();
      watchedMs = 0;
    },
    tell,
    takeOff: () => life.abort(),
  };
}

/** A load of something that is counted under a stat id. */
export const countedFacts = (subject: Partial<PlayedSubject> = {}): LoadBegun['facts'] => ({
  subject: {
    kind: 'film',
    startType: 'vod',
    stream: { stat: { id: 5 } } as PlayedSubject['stream'],
    channelId: null,
    contentId: 7,
    contentParentId: null,
    libraryId: 3,
    isZap: false,
    ...subject,
  },
});
