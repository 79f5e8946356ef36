import { PANEL_AFTER_MS, PANEL_GOES_AFTER_MS, underPointer, type Under } from '@livery/domain/catalogue';
import { watchVisibility } from '@livery/platform/page';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const CARD = 'article[data-kind]';
const TARGET = '[data-card-target][data-focus-key^="content-"]';
const PANEL = '[popover]';
const CONTROL = `${PANEL} :is(button, [data-kind])`;
/** A finger has no way to rest on a card, and a remote control none to leave its panel. */
const HOVERS = '(hover: hover)';

export interface RestedCard {
  /** The element of the whole card. */
  readonly card: HTMLElement;
  readonly contentId: number;
  readonly by: 'pointer' | 'focus';
}

/** The film's card that a mouse rests on, or the keyboard's focus. It listens to the page, not to the cards: these know nothing of it. */
export function useRestedCard(): RestedCard | null {
  const { key } = useLocation();
  const [rested, setRested] = useState<(RestedCard & { at: string }) | null>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const stop = new AbortController();
    // What listens here comes with the first move of a mouse, which may rest since then.
    const underMouse = isNew.current ? document.querySelector(`${CARD}:hover`) : null;
    isNew.current = false;
    watchCards((card) => setRested(card && { ...card, at: key }), { underMouse, signal: stop.signal });
    return () => stop.abort();
  }, [key]);
  // A card of the page before is no card any more.
  return rested?.at === key ? rested : null;
}

interface Watched {
  /** The card that the mouse lies on already. */
  readonly underMouse: Element | null;
  readonly signal: AbortSignal;
}

/** Tells which card is rested on, and when it is left, until the signal ends it. */
function watchCards(tell: (card: RestedCard | null) => void, { underMouse, signal }: Watched): void {
  let wanted: RestedCard | null = null;
  /** Its panel was closed while the pointer lay on it: it opens again when the pointer has been elsewhere. */
  let closed: HTMLElement | null = null;
  let under: Under | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let going: ReturnType<typeof setTimeout> | undefined;

  function want(next: RestedCard | null) {
    if (next?.card === wanted?.card) return;
    clearTimeout(opening);
    clearTimeout(going);
    under = null;
    wanted = next;
    tell(null);
    if (next) opening = setTimeout(() => tell(next), PANEL_AFTER_MS);
  }

  /** Over its own card and its buttons a panel stays; over a card that it covers not for long. */
  function stayWhile(now: Under) {
    if (now === under) return;
    under = now;
    clearTimeout(going);
    const afterMs = PANEL_GOES_AFTER_MS[now];
    if (afterMs !== null) going = setTimeout(() => want(null), afterMs);
  }

  function point(target: EventTarget | null, x: number) {
    const isInCard = wanted !== null && target instanceof Node && wanted.card.contains(target);
    if (wanted && isInCard) {
      const isOnControl = target instanceof Element && target.closest(CONTROL) !== null;
      return stayWhile(underPointer({ x, isInCard, isOnControl }, wanted.card.getBoundingClientRect()));
    }
    const next = cardAt(target, 'pointer');
    if (closed !== next?.card) closed = null;
    // The pointer that lies still somewhere takes nothing from the keyboard.
    if (next ? !closed : wanted?.by === 'pointer') want(next);
  }

  const options = { signal, passive: true };
  // Not `pointerover`: that comes also when the page moves under a pointer that lies still.
  document.addEventListener(
    'pointermove',
    ({ target, pointerType, clientX }) => pointerType === 'mouse' && point(target, clientX),
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => point(null, 0), options);
  document.addEventListener('pointerdown', ({ target }) => !isInPanel(target) && want(null), options);
  document.addEventListener('scroll', () => wanted?.by === 'pointer' && want(null), { ...options, capture: true });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || wanted?.card.contains(target)) return;
      const isByKeys = target.matches(':focus-visible') && matchMedia(HOVERS).matches;
      if (isByKeys) want(cardAt(target, 'focus'));
      else if (wanted?.by === 'focus') want(null);
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !wanted?.card.querySelector(PANEL)) return;
      // The first Escape is the panel's; the focus goes back to the card.
      event.stopPropagation();
      if (isInPanel(document.activeElement)) wanted.card.querySelector<HTMLElement>(TARGET)?.focus();
      closed = wanted.card;
      want(null);
    },
    { signal, capture: true },
  );
  watchVisibility((isVisible) => !isVisible && want(null), signal);
  if (matchMedia(HOVERS).matches) want(cardAt(underMouse, 'pointer'));
  signal.addEventListener('abort', () => want(null), { once: true });
}

const isInPanel = (at: EventTarget | null) => at instanceof Element && at.closest(PANEL) !== null;

function cardAt(at: EventTarget | null, by: RestedCard['by']): RestedCard | null {
  const card = at instanceof Element ? at.closest<HTMLElement>(CARD) : null;
  const key = card?.querySelector<HTMLElement>(TARGET)?.dataset['focusKey'];
  return card && key ? { card, contentId: Number(key.slice('content-'.length)), by } : null;
}
