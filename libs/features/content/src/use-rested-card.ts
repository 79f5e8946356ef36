import { FILM_PREVIEW_AFTER_MS } from '@livery/domain/playback';
import { onVisibility } from '@livery/platform/page';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const CARD = '[data-card-target][data-focus-key^="content-"]';
const PICTURE = '[data-part="picture"]';

export interface RestedCard {
  readonly picture: Element;
  readonly contentId: number;
}

/** The film's card that a mouse rests on. It listens to the page, not to the cards: these know nothing of it. A finger has no way to rest on a card. */
export function useRestedCard(): RestedCard | null {
  const { key } = useLocation();
  const [rested, setRested] = useState<(RestedCard & { at: string }) | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    watchCards((card) => setRested(card && { ...card, at: key }), stop.signal);
    return () => stop.abort();
  }, [key]);
  // A card of the page before is no card any more.
  return rested?.at === key ? rested : null;
}

/** Tells which card is rested on, and at once when it is left, until the signal ends it. */
function watchCards(tell: (card: RestedCard | null) => void, signal: AbortSignal): void {
  let pointed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function point(card: Element | null) {
    if (card === pointed) return;
    clearTimeout(timer);
    pointed = card;
    tell(null);
    const found = card && cardOf(card);
    if (found) timer = setTimeout(() => tell(found), FILM_PREVIEW_AFTER_MS);
  }
  const leave = () => point(null);

  const options = { signal, passive: true };
  // Not `pointerover`: that comes also when the page moves under a pointer that lies still.
  document.addEventListener(
    'pointermove',
    ({ target, pointerType }) =>
      pointerType === 'mouse' && point(target instanceof Element ? target.closest(CARD) : null),
    options,
  );
  document.documentElement.addEventListener('pointerleave', leave, options);
  document.addEventListener('pointerdown', leave, options);
  document.addEventListener('keydown', leave, options);
  document.addEventListener('scroll', leave, { ...options, capture: true });
  onVisibility((isVisible) => !isVisible && leave(), signal);
  signal.addEventListener('abort', leave, { once: true });
}

function cardOf(card: Element): RestedCard | null {
  const picture = card.querySelector(PICTURE);
  const key = (card as HTMLElement).dataset['focusKey'] ?? '';
  return picture && { picture, contentId: Number(key.slice('content-'.length)) };
}
