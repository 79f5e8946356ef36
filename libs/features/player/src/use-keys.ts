import {
  holdKey,
  layerOfEscape,
  mayUsePlayerKeys,
  type HeldKey,
  type KeyBarrier,
  type Layer,
} from '@livery/domain/controls';
import { useModals } from '@livery/widgets/modals';
import { usePlayerBus, type PlayerActions } from '@livery/widgets/player-bus';
import { shortcutOf } from '@livery/widgets/player-shortcuts';
import { useEffect } from 'react';

/** These use all keys themselves: whoever writes or chooses. */
const ALL_KEYS = 'input:not([type="range"]), textarea, select, [contenteditable], [role^="menuitem"], [role="option"]';
/** These are walked, and leave all other keys: whoever has just moved through time may pause by a key. */
const WALKED = 'input[type="range"], [role="slider"], [role="tab"], [data-row-key]';
const WALKS = /^(Arrow|Home$|End$|Page)/;
/** A link is pressed by Enter alone: whoever chose a channel by it pauses there by Space. */
const PRESSED_BY_SPACE = 'button, summary, [role="button"]';
const OPEN_DIALOG = 'dialog[open]';
const OPEN_MENU = '[aria-expanded="true"]';

const isTaken = (target: EventTarget | null, code: string): boolean =>
  target instanceof Element &&
  (target.closest(ALL_KEYS) !== null ||
    (WALKS.test(code) && target.closest(WALKED) !== null) ||
    (code === 'Space' && target.closest(PRESSED_BY_SPACE) !== null));

function barriers({ target, code }: KeyboardEvent, isCovered: boolean): Set<KeyBarrier> {
  const found = new Set<KeyBarrier>();
  if (document.querySelector(OPEN_DIALOG)) found.add('modal');
  // Not looked for in the document: the player may be in a window of its own.
  if (isCovered) found.add('ad');
  if (isTaken(target, code)) found.add('search');
  return found;
}

/** Where keys go: to the player on a page or in a window of its own, or to the page that is browsed beside the mini player. */
interface Keyboard {
  /** The page, or the window, shows the player. */
  readonly active: boolean;
  /** The document of the window that the player is in. */
  readonly window?: Document | null;
  /** Ends what plays in the mini player; absent while nothing does. */
  readonly onCloseMiniPlayer?: (() => void) | undefined;
}

/** The question mark: by its sign, which has many places, and by its place, which has other signs in other layouts. */
const isQuestion = ({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === '?' || (code === 'Slash' && shiftKey));

/** What lies open now; the player acts for itself and for the page under it, everything else hears its own Escape. CTRL-030 */
function openLayers(isMiniPlayer: boolean, actions: PlayerActions | null): Set<Layer> {
  const found = new Set<Layer>();
  if (document.querySelector(OPEN_DIALOG)) found.add('modal');
  if (document.querySelector(OPEN_MENU)) found.add('menu');
  if (document.fullscreenElement) found.add('fullscreen');
  if (document.activeElement?.matches('input, textarea')) found.add('search');
  if (isMiniPlayer) found.add('miniPlayer');
  else if (actions?.leave) found.add('tvPage');
  return found;
}

function onEscape(
  {
    onCloseMiniPlayer,
    onLeaveFullscreen,
  }: { onCloseMiniPlayer: (() => void) | undefined; onLeaveFullscreen: () => void },
  actions: PlayerActions | null,
): boolean {
  const layer = layerOfEscape(openLayers(onCloseMiniPlayer !== undefined, actions));
  const acts: Partial<Record<Layer, (() => void) | undefined>> = {
    fullscreen: onLeaveFullscreen,
    miniPlayer: onCloseMiniPlayer,
    tvPage: () => actions?.leave?.(),
  };
  const act = layer && acts[layer];
  act?.();
  return act !== undefined && act !== null;
}

/** The player's keys, while a page shows the player; in the mini player Escape alone is its own. CTRL-022…034 */
export function useKeys({ active, window = null, onCloseMiniPlayer }: Keyboard): void {
  const modals = useModals();
  const bus = usePlayerBus();
  useEffect(() => {
    if (!active && !onCloseMiniPlayer) return;
    const stop = new AbortController();
    let held: HeldKey | null = null;
    const onLeaveFullscreen = () => void document.exitFullscreen();
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const actions = bus.actions.get();
      if (event.key === 'Escape') {
        if (onEscape({ onCloseMiniPlayer, onLeaveFullscreen }, actions)) event.preventDefault();
        return;
      }
      if (!active || !actions || !mayUsePlayerKeys(barriers(event, bus.isCovered.get()))) return;
      const act = isQuestion(event) ? () => modals.open('shortcuts', {}) : shortcutOf(event)?.act(actions);
      if (!act) return;
      event.preventDefault();
      const next = holdKey(held, { isRepeat: event.repeat, atMs: event.timeStamp });
      if (!next) return;
      held = next;
      act();
    };
    for (const source of [document, window]) source?.addEventListener('keydown', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, [bus, active, window, onCloseMiniPlayer, modals]);
}
