import type { Player } from '@livery/player-core';
import type { CreativeEnd } from './play-creative.ts';
import type { SpotActions, SpotStage, SpotView } from './spot-stage.ts';
import type { Spot } from './spot.ts';

interface Options {
  readonly player: Player;
  /** Of the content on this device: another one that is to show it has a sound of its own. */
  readonly element: HTMLVideoElement;
  readonly stage: SpotStage;
  readonly video: HTMLVideoElement;
  readonly fixed: Pick<SpotView, 'roll' | 'number' | 'count' | 'canRemove'>;
  readonly onPaused: (isPaused: boolean) => void;
  readonly signal: AbortSignal;
}

/** Keeps an ad, what is drawn of it and what is told of it together: as loud as the content, paused when the viewer pauses. */
export function showSpot(spot: Spot, { player, element, stage, video, fixed, onPaused, signal }: Options) {
  const life = new AbortController();
  const end = () => life.abort();
  signal.addEventListener('abort', end, { signal: life.signal });
  let hasBegun = false;
  let wasSkipped = false;

  const lengthSeconds = () => (Number.isFinite(video.duration) ? video.duration : (spot.durationSeconds ?? NaN));
  const skipInSeconds = () =>
    spot.skipAfterSeconds === null ? null : Math.max(0, Math.ceil(spot.skipAfterSeconds - video.currentTime));

  function draw(): void {
    if (!hasBegun || life.signal.aborted) return;
    const left = Math.ceil(lengthSeconds() - video.currentTime);
    const { title, text, hasPage } = spot;
    stage.view.set({
      ...fixed,
      title,
      text,
      hasPage,
      secondsLeft: Number.isFinite(left) ? Math.max(0, left) : null,
      skipInSeconds: skipInSeconds(),
      isPaused: !player.state.wantsToPlay,
      isMuted: video.muted,
    });
  }

  const actions: SpotActions = {
    skip() {
      if (skipInSeconds() !== 0) return;
      wasSkipped = true;
      end();
    },
    visit: () => spot.tracking.clicked(),
    setMuted(muted) {
      video.muted = element.muted = muted;
      if (player.state.output === null) player.setMuted(muted);
    },
    setFullscreen: (isOn) => spot.tracking.changed('fullscreen', isOn),
  };

  const whileHere = { signal: life.signal };
  const beAsLoud = () => {
    video.muted = element.muted;
    video.volume = element.volume;
  };
  beAsLoud();
  element.addEventListener('volumechange', beAsLoud, whileHere);
  player.subscribe((state) => state.wantsToPlay, follow, whileHere);
  video.addEventListener(
    'volumechange',
    () => {
      spot.tracking.changed('muted', video.muted);
      draw();
    },
    whileHere,
  );

  /** The viewer's pause is the ad's. */
  function follow(wantsToPlay: boolean): void {
    if (!hasBegun) return;
    if (wantsToPlay) void video.play().catch(() => undefined);
    else video.pause();
    spot.tracking.changed('paused', !wantsToPlay);
    onPaused(!wantsToPlay);
    draw();
  }

  return {
    signal: life.signal,
    began() {
      hasBegun = true;
      spot.tracking.shown();
      stage.actions.set(actions);
      if (!player.state.wantsToPlay) follow(false);
      draw();
    },
    progressed() {
      if (hasBegun) spot.tracking.progressed(video.currentTime, lengthSeconds());
      draw();
    },
    ended(how: CreativeEnd): void {
      end();
      if (wasSkipped) spot.tracking.skipped();
      else if (how.kind === 'ended') spot.tracking.completed(lengthSeconds());
      else if (how.kind === 'broken') spot.tracking.failed(how.code);
    },
  };
}
