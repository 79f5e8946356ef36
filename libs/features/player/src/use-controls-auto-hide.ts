import { CONTROLS_HIDE_MS, HIDE_AFTER_TAP_MS, mayControlsHide } from '@livery/domain/controls';
import { usePlayerBus, type PlayerBus } from '@livery/widgets/player-bus';
import { usePlayerHost, usePlayerState } from '@livery/widgets/player-stage';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Parts that a hand may rest on. */
const CONTROLS = 'header, footer, [data-part="centre"] > *';
const OPEN_MENU = '[aria-expanded="true"]';
/** Keys that press or leave the control that has the focus. */
const PRESS_KEYS = ['Tab', 'Enter', ' '];

export interface ControlsAutoHide {
  /** The viewer only watches: controls and pointer are gone. */
  readonly idle: boolean;
  /** A touch of the picture: brings controls, or takes them away in a moment. */
  toggle(): void;
}

/** Whether anybody stirs: controls go when the picture moves and nobody has touched the player for 5 s. CTRL-043, CTRL-044, CTRL-045 */
export function useControlsAutoHide(box: RefObject<HTMLElement | null>, active: boolean): ControlsAutoHide {
  const { player } = usePlayerHost();
  const bus = usePlayerBus();
  const [resting, setResting] = useState(false);
  const playing = usePlayerState(({ playback }) => playback === 'playing') ?? false;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The control that the pointer was last seen on; one that is gone (a menu) holds nothing. */
  const overControl = useRef<Element | null>(null);

  const restAfter = useCallback(
    (ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const scene = {
          isPlaying: player?.state.playback === 'playing',
          isMenuOpen: box.current?.querySelector(OPEN_MENU) != null,
          isPointerOverControls: overControl.current?.isConnected ?? false,
        };
        if (mayControlsHide(scene)) setResting(true);
        else restAfter(CONTROLS_HIDE_MS);
      }, ms);
    },
    [box, player],
  );
  const stir = useCallback(() => {
    setResting(false);
    restAfter(CONTROLS_HIDE_MS);
  }, [restAfter]);

  useEffect(() => {
    const element = box.current;
    if (!element || !active) return;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    const onPointer = ({ pointerType, target }: PointerEvent) => {
      const control = target instanceof Element && target.closest(CONTROLS) !== null ? target : null;
      overControl.current = pointerType === 'mouse' ? control : null;
      // A finger on the picture has a meaning of its own: it brings the controls and takes them away.
      if (pointerType === 'mouse' || control) stir();
    };
    element.addEventListener('pointermove', onPointer, options);
    element.addEventListener('pointerdown', onPointer, options);
    element.addEventListener('pointerleave', () => (overControl.current = null), options);
    element.addEventListener('keydown', (event) => (showFocus(event, element, bus), stir()), { signal: stop.signal });
    element.addEventListener(
      'focusin',
      ({ target }) => target instanceof HTMLElement && target.matches(':focus-visible') && stir(),
      options,
    );
    stir();
    return () => {
      stop.abort();
      clearTimeout(timer.current);
    };
  }, [bus, box, active, stir]);

  const toggle = useCallback(() => {
    if (resting) stir();
    else restAfter(HIDE_AFTER_TAP_MS);
  }, [resting, stir, restAfter]);

  return { idle: resting && playing, toggle };
}

/** Nobody presses or leaves what cannot be seen: the first such key shows where the focus is. Space is the player's own meanwhile. */
function showFocus(event: KeyboardEvent, box: HTMLElement, bus: PlayerBus): void {
  const { key, target } = event;
  const isHidden = box.dataset['idle'] !== undefined && target instanceof Element && target.closest(CONTROLS) !== null;
  if (!isHidden || !PRESS_KEYS.includes(key)) return;
  event.preventDefault();
  if (key === ' ') bus.actions.get()?.togglePlay();
}
