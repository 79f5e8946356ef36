import type { LostTrack, Player } from '@livery/player-core';
import { IDLE_STATE, type PlayerState } from '@livery/player-core/state';
import { createValue } from '@livery/value';
import { vi } from 'vitest';
import type { PlayerHost } from './player-host.ts';

/** A player that a test moves by hand: it has a state, and remembers what was asked of it. */
export function stubPlayer(first: Partial<PlayerState> = {}) {
  const state = createValue<PlayerState>({ ...IDLE_STATE, ...first });
  const asked = {
    load: vi.fn<Player['load']>(() => Promise.resolve({ status: 'loaded' })),
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
export function stubHost(player: Player): PlayerHost & { controls: HTMLElement; box: HTMLElement } {
  const box = document.createElement('div');
  const controls = document.createElement('div');
  box.append(document.createElement('video'), controls);
  document.body.append(box);
  return { player, controls, box, cover: vi.fn(), toggleFullscreen: vi.fn() };
}
