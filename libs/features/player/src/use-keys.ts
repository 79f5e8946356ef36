import { layerOfEscape, mayUsePlayerKeys, type KeyBarrier, type Layer } from '@livery/domain/controls';
import { useModals } from '@livery/widgets/modals';
import { playerDesk } from '@livery/widgets/player-desk';
import { shortcutOf } from '@livery/widgets/player-shortcuts';
import { useEffect } from 'react';

/** These use keys themselves: a text field, a slider, a row that is walked by arrows. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="slider"], [role="tab"], [role^="menuitem"], [role="option"], [data-row-key]';
const PRESSED_BY_SPACE = 'button, a[href], [role="button"]';
const OPEN_DIALOG = 'dialog[open]';
const OPEN_MENU = '[aria-expanded="true"]';

const isTaken = (target: EventTarget | null, code: string): boolean =>
  target instanceof Element &&
  (target.closest(OWN_KEYS) !== null || (code === 'Space' && target.closest(PRESSED_BY_SPACE) !== null));

function barriers(target: EventTarget | null, code: string): Set<KeyBarrier> {
  const found = new Set<KeyBarrier>();
  if (document.querySelector(OPEN_DIALOG)) found.add('modal');
  if (document.querySelector('[data-player-ad]')) found.add('ad');
  if (isTaken(target, code)) found.add('search');
  return found;
}

/** What lies open now; the player acts for itself and for the page under it, everything else hears its own Escape. CTRL-030 */
function openLayers(): Set<Layer> {
  const found = new Set<Layer>();
  if (document.querySelector(OPEN_DIALOG)) found.add('modal');
  if (document.querySelector(OPEN_MENU)) found.add('menu');
  if (document.fullscreenElement) found.add('fullscreen');
  if (document.activeElement?.matches('input, textarea')) found.add('search');
  if (playerDesk.actions.get()?.leave) found.add('tvPage');
  return found;
}

function onEscape(): boolean {
  const layer = layerOfEscape(openLayers());
  if (layer === 'fullscreen') void document.exitFullscreen();
  if (layer === 'tvPage') playerDesk.actions.get()?.leave?.();
  return layer === 'fullscreen' || layer === 'tvPage';
}

/** The player's keys, while a page shows the player. CTRL-022…034 */
export function useKeys(active: boolean): void {
  const modals = useModals();
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Escape') {
        if (onEscape()) event.preventDefault();
        return;
      }
      const actions = playerDesk.actions.get();
      if (!actions || !mayUsePlayerKeys(barriers(event.target, event.code))) return;
      const isQuestion = event.code === 'Slash' && event.shiftKey && !event.ctrlKey && !event.metaKey;
      const act = isQuestion ? () => modals.open('shortcuts', {}) : shortcutOf(event)?.act(actions);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active, modals]);
}
