import {
  afterPinch,
  afterTap,
  SKIP_SECONDS,
  tapZone,
  type Pinch,
  type Tap,
  type TapOutcome,
} from '@livery/domain/controls';
import { usePlayerBus, type PlayerBus } from '@livery/widgets/player-bus';
import { useEffect, useRef, type RefObject } from 'react';

/** What is pressed for itself; everything else of the box is picture. */
const CONTROLS = 'button, a, input, [role="slider"], [role="menu"], section, dialog';
const OPEN_MENU = '[aria-expanded="true"]';
/** A finger that moves further than this scrolls. */
const TAP_SLACK_PX = 12;
/** So much of a wheel is one step of the volume. */
const WHEEL_STEP_PX = 50;

interface Options {
  active: boolean;
  onToggleControls: () => void;
}

/** Fingers, mouse and wheel on the picture. CTRL-035…041 */
export function useGestures(box: RefObject<HTMLElement | null>, { active, onToggleControls }: Options): void {
  const bus = usePlayerBus();
  const toggleControls = useRef(onToggleControls);
  useEffect(() => {
    toggleControls.current = onToggleControls;
  });
  useEffect(() => {
    const element = box.current;
    if (!element || !active) return;
    const stop = new AbortController();
    const act = (outcome: TapOutcome) => {
      const actions = bus.actions.get();
      if (outcome === 'toggleControls') toggleControls.current();
      if (outcome === 'toggleFullscreen') actions?.toggleFullscreen();
      if (outcome === 'skipBack') actions?.skip?.(-SKIP_SECONDS);
      if (outcome === 'skipForward') actions?.skip?.(SKIP_SECONDS);
    };
    listenToTaps(element, bus, act, stop.signal);
    listenToPinches(element, bus, stop.signal);
    listenToWheel(element, bus, stop.signal);
    return () => stop.abort();
  }, [bus, box, active]);
}

/** What covers the picture, as an ad does, is pressed for itself. CTRL-032 */
const isPicture = (target: EventTarget | null, { isCovered }: PlayerBus): boolean =>
  !isCovered.get() && target instanceof Element && !target.closest(CONTROLS);

/** A mouse plays and pauses, twice it fills the screen; a finger brings the controls, twice it skips. */
function listenToTaps(
  element: HTMLElement,
  bus: PlayerBus,
  act: (outcome: TapOutcome) => void,
  signal: AbortSignal,
): void {
  let down: { x: number; y: number; closesMenu: boolean } | null = null;
  let remembered: Tap | null = null;
  const options = { signal, passive: true };
  element.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y, button, target, isPrimary }) => {
      const isTap = isPrimary && button === 0 && isPicture(target, bus);
      // The press that closes a menu does nothing else.
      down = isTap ? { x, y, closesMenu: element.querySelector(OPEN_MENU) !== null } : null;
    },
    options,
  );
  element.addEventListener('pointercancel', () => (down = null), options);
  element.addEventListener(
    'pointerup',
    ({ clientX, clientY, pointerType }) => {
      const began = down;
      down = null;
      if (!began || began.closesMenu || Math.hypot(clientX - began.x, clientY - began.y) > TAP_SLACK_PX) return;
      if (pointerType === 'mouse') {
        bus.actions.get()?.togglePlay();
        return;
      }
      const { left, width } = element.getBoundingClientRect();
      const after = afterTap(remembered, { atMs: performance.now(), zone: tapZone(clientX - left, width) });
      remembered = after.remembered;
      act(after.outcome);
    },
    options,
  );
  element.addEventListener(
    'dblclick',
    (event) => {
      const isMouse = !('pointerType' in event) || event.pointerType !== 'touch';
      if (isMouse && isPicture(event.target, bus) && matchMedia('(hover: hover)').matches) act('toggleFullscreen');
    },
    options,
  );
}

/** Spread fingers fill a screen that is held across, closed ones show the whole picture. CTRL-039 */
function listenToPinches(element: HTMLElement, { isCovered }: PlayerBus, signal: AbortSignal): void {
  const fingers = new Map<number, { x: number; y: number }>();
  let pinch: Pinch | null = null;
  const options = { signal, passive: true };
  const onMove = ({ pointerId, pointerType, clientX: x, clientY: y, timeStamp }: PointerEvent) => {
    if (pointerType !== 'touch' || isCovered.get()) return;
    fingers.set(pointerId, { x, y });
    const [one, other] = [...fingers.values()];
    if (!one || !other || fingers.size !== 2) return;
    const isLandscape = matchMedia('(orientation: landscape)').matches;
    const distance = Math.hypot(one.x - other.x, one.y - other.y);
    const after = afterPinch(pinch, { distance, atMs: timeStamp, isLandscape });
    pinch = after.pinch;
    if (after.fit) element.dataset['fit'] = after.fit;
  };
  const onLift = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
    pinch = null;
  };
  element.addEventListener('pointerdown', onMove, options);
  element.addEventListener('pointermove', onMove, options);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    element.addEventListener(end, onLift, options);
}

/** Over the volume always, over the picture where nothing scrolls under it. */
function listenToWheel(element: HTMLElement, bus: PlayerBus, signal: AbortSignal): void {
  let rolled = 0;
  element.addEventListener(
    'wheel',
    (event) => {
      const isOnVolume = event.target instanceof Element && event.target.closest('[data-part="volume"]') !== null;
      if (!isOnVolume && !(document.fullscreenElement && isPicture(event.target, bus))) return;
      event.preventDefault();
      rolled += event.deltaY;
      const steps = Math.trunc(rolled / WHEEL_STEP_PX);
      rolled -= steps * WHEEL_STEP_PX;
      if (steps !== 0) bus.actions.get()?.changeVolume(-steps);
    },
    { signal, passive: false },
  );
}
