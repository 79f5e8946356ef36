import { onTestFinished } from 'vitest';
import { createPlayer, type Player, type PlayerOptions } from '../player.ts';
import { systemClock } from '../services.ts';
import type { Position, Source } from '../source.ts';
import type { PlayerState } from '../state/player-state.ts';

export interface MountedPlayer {
  readonly player: Player;
  readonly element: HTMLVideoElement;
}

/** A player on a real element in the page; both are gone after the test, or when `whenOver` says. */
export function mountPlayer(
  options: Omit<PlayerOptions, 'element'> = {},
  whenOver: (run: () => Promise<void>) => void = onTestFinished,
): MountedPlayer {
  const element = document.createElement('video');
  element.playsInline = true;
  element.width = 320;
  element.volume = 0.01;
  document.body.append(element);
  const player = createPlayer({ ...options, element });
  whenOver(async () => {
    await player.dispose();
    element.remove();
  });
  return { player, element };
}

/** Resolves with the first state (the current one counts) that is as asked for; fails with what the state was instead. */
export function reached(
  player: Player,
  isReached: (state: PlayerState) => boolean,
  timeoutMs = 45_000,
): Promise<PlayerState> {
  const scope = new AbortController();
  const wait = new Promise<PlayerState>((resolve, reject) => {
    const check = (state: PlayerState) => {
      if (isReached(state)) resolve(state);
    };
    player.subscribe((state) => state, check, { signal: scope.signal });
    systemClock.after(timeoutMs, () => reject(new Error(`not reached: ${summary(player.state)}`)), scope.signal);
    check(player.state);
  });
  return wait.finally(() => scope.abort());
}

function summary({ lifecycle, playback, restart, wantsToPlay, position, error, recovery, stats }: PlayerState): string {
  return JSON.stringify({
    lifecycle,
    playback,
    restart,
    wantsToPlay,
    position,
    error: error?.message,
    recovery,
    stats,
  });
}

/** Loads, says where it begins, and plays from there: what plays already is somewhere else before a busy machine has looked. */
export async function begun(player: Player, source: Source, startAt: Position): Promise<PlayerState['position']> {
  await player.load(source, { startAt, autoplay: false });
  const { position } = player.state;
  void player.play();
  return position;
}

/** Resolves when `count` more pictures than now have reached the screen. */
export function shown(player: Player, count: number, timeoutMs?: number): Promise<PlayerState> {
  const before = player.state.stats.presentedFrames;
  return reached(player, ({ stats }) => stats.presentedFrames >= before + count, timeoutMs);
}
