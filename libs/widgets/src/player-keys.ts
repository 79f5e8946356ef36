import { useEffect, useRef } from 'react';

export interface PlayerKeyActions {
  togglePlay(): void;
  toggleFullscreen(): void;
  skip(seconds: number): void;
  changeVolume(step: number): void;
  toggleMuted(): void;
}

const SKIP_SECONDS = 10;
const VOLUME_STEP = 0.05;

const KEYS: Readonly<Record<string, (actions: PlayerKeyActions) => void>> = {
  ' ': (actions) => actions.togglePlay(),
  k: (actions) => actions.togglePlay(),
  f: (actions) => actions.toggleFullscreen(),
  m: (actions) => actions.toggleMuted(),
  ArrowLeft: (actions) => actions.skip(-SKIP_SECONDS),
  ArrowRight: (actions) => actions.skip(SKIP_SECONDS),
  ArrowUp: (actions) => actions.changeVolume(VOLUME_STEP),
  ArrowDown: (actions) => actions.changeVolume(-VOLUME_STEP),
};

/** These use keys themselves: a text field, a button that is pressed by Space, a slider, a row that is walked by arrows. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="slider"], [role="tab"], [role^="menuitem"], [data-row-key]';
const PRESSED_BY_SPACE = 'button, a[href], [role="button"]';

const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest(OWN_KEYS) !== null || (key === ' ' && target.closest(PRESSED_BY_SPACE) !== null));

/** The player's keys, while a page with a player is there and no dialog is open. */
export function usePlayerKeys(actions: PlayerKeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') || isTaken(event.target, event.key)) return;
      const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act(latest.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
