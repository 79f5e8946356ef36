import { zoomDelayMs } from '@livery/domain/live';
import { watchVisibility } from '@livery/platform/page';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const CARD = '[data-kind="channel"]';
const TARGET = '[data-card-target][data-focus-key^="channel-"]';

export interface ZoomedCard {
  /** The element of the whole card. */
  readonly card: HTMLElement;
  readonly channelId: number;
  readonly by: 'pointer' | 'focus';
}

/**
 * The channel's card that the pointer rests on, or the keyboard's focus. It listens to the page, not to the cards: these know nothing of it. A
 * finger has no way to rest on a card. CHAN-073, CHAN-074, CHAN-075, BOOT-042
 */
export function useZoomedCard(): ZoomedCard | null {
  const { key } = useLocation();
  const [zoomed, setZoomed] = useState<(ZoomedCard & { at: string }) | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    watchCards((card) => setZoomed(card && { ...card, at: key }), stop.signal);
    return () => stop.abort();
  }, [key]);
  // A card of the page before is no card any more.
  return zoomed?.at === key ? zoomed : null;
}

/** Tells which card is to be zoomed, until the signal ends it. */
function watchCards(tell: (zoomed: ZoomedCard | null) => void, signal: AbortSignal): void {
  let wanted: ZoomedCard | null = null;
  let leftCardMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function want(next: ZoomedCard | null) {
    if (next?.card === wanted?.card && next?.by === wanted?.by) return;
    if (wanted) leftCardMs = performance.now();
    clearTimeout(timer);
    wanted = next;
    tell(null);
    if (next) timer = setTimeout(() => tell(next), zoomDelayMs(leftCardMs, performance.now()));
  }

  const options = { signal, passive: true };
  const point = (at: EventTarget | null) => {
    const next = cardAt(at, 'pointer');
    // The pointer that lies still somewhere takes nothing from the keyboard.
    if (next || wanted?.by === 'pointer') want(next);
  };
  // Not `pointerover`: that comes also when the page moves under a pointer that lies still.
  document.addEventListener(
    'pointermove',
    ({ target, pointerType }) => pointerType !== 'touch' && point(target),
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => point(null), options);
  document.addEventListener('pointerdown', ({ target }) => !isInZoom(target) && want(null), options);
  document.addEventListener('scroll', () => wanted?.by === 'pointer' && want(null), { ...options, capture: true });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible') || wanted?.card.contains(target)) return;
      want(cardAt(target, 'focus'));
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !wanted) return;
      // The first Escape is the zoom's; the focus goes back to the card.
      event.stopPropagation();
      if (isInZoom(document.activeElement)) wanted.card.querySelector<HTMLElement>(TARGET)?.focus();
      want(null);
    },
    { signal, capture: true },
  );
  watchVisibility((isVisible) => !isVisible && want(null), signal);
  signal.addEventListener('abort', () => want(null), { once: true });
}

const isInZoom = (at: EventTarget | null) => at instanceof Element && at.closest('[popover]') !== null;

function cardAt(at: EventTarget | null, by: ZoomedCard['by']): ZoomedCard | null {
  const card = at instanceof Element ? at.closest<HTMLElement>(CARD) : null;
  const key = card?.querySelector<HTMLElement>(TARGET)?.dataset['focusKey'];
  return card && key ? { card, channelId: Number(key.slice('channel-'.length)), by } : null;
}
