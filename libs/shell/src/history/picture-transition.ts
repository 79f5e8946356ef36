import type { NavigationType } from 'react-router-dom';

/** The moving picture's name in the styles of the site. */
const NAME = 'picture';
const CARD = '[data-card-target]';
const CARD_PICTURE = '[data-part="picture"]';
const PAGE_PICTURE = '[data-page-picture]';

/** So long the window stands still for a page; one that is not ready by then comes without a moving picture, as it would have. */
const PATIENCE_MS = 100;

type Way = `${NavigationType}`;

let pressed: Element | null = null;
let running: ViewTransition | null = null;

/** Remembers the card of a press until the press is over: what it leads to is shown within it. */
export function watchPresses(signal: AbortSignal): void {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(CARD) : null;
    setTimeout(() => (pressed = null));
  };
  document.addEventListener('click', remember, { signal, capture: true, passive: true });
}

/**
 * Shows the next page while the picture of the pressed card becomes the picture of that page; on the way back while it goes home to the card
 * that has the focus again. `show` resolves when the page is drawn.
 */
export function showWithPicture(way: Way, show: () => Promise<void>): void {
  running?.skipTransition();
  running = null;
  const leaving = isWelcome() ? leavingPicture(way) : null;
  if (leaving) move(leaving, way, show);
  else void show();
}

const isWelcome = () =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function move(leaving: HTMLElement, way: Way, show: () => Promise<void>): void {
  let place: HTMLElement | null = null;
  leaving.style.setProperty('view-transition-name', NAME);
  const transition = document.startViewTransition(async () => {
    leaving.style.removeProperty('view-transition-name');
    const isDrawn = await Promise.race([show().then(() => true), patience()]);
    const coming = isDrawn ? comingPicture(way, leaving) : null;
    if (coming) place = holdPlace(coming);
    else transition.skipTransition();
  });
  running = transition;
  // A transition that was called off is no failure: the page is shown.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    place?.remove();
    if (running === transition) running = null;
  });
}

const patience = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));

function leavingPicture(way: Way): HTMLElement | null {
  if (way === 'PUSH') return cardPicture(pressed);
  return way === 'POP' ? (pagePicture() ?? cardPicture(document.activeElement)) : null;
}

function comingPicture(way: Way, leaving: HTMLElement): HTMLElement | null {
  const home = way === 'POP' ? cardPicture(document.activeElement) : null;
  const coming = home ?? pagePicture();
  return coming === leaving ? null : coming;
}

const cardPicture = (at: Element | null) =>
  inSight(at?.closest(CARD)?.querySelectorAll<HTMLElement>(CARD_PICTURE) ?? []);

const pagePicture = () => inSight(document.querySelectorAll<HTMLElement>(PAGE_PICTURE));

/** The first that can be seen: a page beneath another one is kept, and draws nothing. */
function inSight(pictures: Iterable<HTMLElement>): HTMLElement | null {
  for (const picture of pictures) {
    const { width, top, bottom, left, right } = picture.getBoundingClientRect();
    if (width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth) return picture;
  }
  return null;
}

/**
 * An empty box where the picture comes to. The picture itself may be exchanged at any moment, as a skeleton is by its page, and that would call
 * the transition off.
 */
function holdPlace(picture: HTMLElement): HTMLElement {
  const { top, left, width, height } = picture.getBoundingClientRect();
  const place = document.createElement('div');
  const px = (length: number) => `${length}px`;
  Object.assign(place.style, {
    ...{ position: 'fixed', top: px(top), left: px(left), width: px(width), height: px(height) },
    pointerEvents: 'none',
  });
  place.style.setProperty('view-transition-name', NAME);
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  return place;
}
