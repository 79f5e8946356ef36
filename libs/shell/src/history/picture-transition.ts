import type { NavigationType } from 'react-router-dom';

/** The moving picture's name in the styles of the site. */
const NAME = 'picture';
const CARD = '[data-card-target]';
const CARD_PICTURE = '[data-part="picture"]';
const PAGE_PICTURE = '[data-page-picture]';
/** Buttons that stand on a picture: they lead to what it shows. */
const ON_PICTURE = '[data-row-actions]';
const STORY = '[data-part="slide"]';
const STORY_PICTURE = '[data-part="media"]';
/** What lies over a card, and has a picture of its own. */
const OVER_CARD = 'article [popover]';
/** The player's box, above the page that it plays on. */
const PLAYER = '[data-where="page"]';
/** The player's box beside a page, and the picture in it. */
const IN_MINI_PLAYER = '[data-where="corner"]';
const MINI_PLAYER_PICTURE = `${IN_MINI_PLAYER} video`;

/** So long the window stands still for a page; one that is not ready by then comes without a moving picture, as it would have. */
const PATIENCE_MS = 100;

type NavigationKind = `${NavigationType}`;

/** `show` resolves when the next page is drawn. */
export type ShowWithPicture = (way: NavigationKind, show: () => Promise<void>) => void;

/**
 * Shows the next page while the picture of the pressed card becomes the picture of that page; on the way back while it goes home to the card
 * that has the focus again. What was pressed is remembered until the press is over: what it leads to is shown within it.
 */
export function pictureTransitions(signal: AbortSignal): ShowWithPicture {
  let pressed: Element | null = null;
  let running: ViewTransition | null = null;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target : null;
    setTimeout(() => (pressed = null));
  };
  document.addEventListener('click', remember, { signal, capture: true, passive: true });

  return (way, show) => {
    running?.skipTransition();
    running = null;
    const leaving = isWelcome() ? leavingPicture(way, pressed) : null;
    if (!leaving) return void show();
    const transition = move(leaving, way, show);
    running = transition;
    void transition.finished.finally(() => {
      if (running === transition) running = null;
    });
  };
}

const isWelcome = () =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function move(leaving: HTMLElement, way: NavigationKind, show: () => Promise<void>): ViewTransition {
  let place: HTMLElement | null = null;
  leaving.style.setProperty('view-transition-name', NAME);
  const presses = keepPresses();
  const transition = document.startViewTransition(async () => {
    leaving.style.removeProperty('view-transition-name');
    const isDrawn = await Promise.race([show().then(() => true), patience()]);
    const coming = isDrawn ? comingPicture(way, leaving) : null;
    if (coming) place = holdPlace(coming);
    else transition.skipTransition();
  });
  // A transition that was called off is no failure: the page is shown.
  transition.ready.catch(() => {}).then(presses.give);
  void transition.finished.finally(() => place?.remove());
  return transition;
}

const patience = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));

/**
 * While the browser takes its picture of a page it gives every press to the document, and nobody hears of it. These are kept, and given to what is
 * at that place once the page can be pressed again.
 */
function keepPresses(): { readonly give: () => void } {
  const life = new AbortController();
  const kept: MouseEvent[] = [];
  const keep = (event: MouseEvent) => {
    if (event.target === document.documentElement && event.isTrusted) kept.push(event);
  };
  document.addEventListener('click', keep, { signal: life.signal, capture: true, passive: true });
  const give = () => {
    life.abort();
    for (const { clientX, clientY, ctrlKey, metaKey, shiftKey, altKey } of kept) {
      const init = { bubbles: true, cancelable: true, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey };
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', init));
    }
  };
  return { give };
}

function leavingPicture(way: NavigationKind, pressed: Element | null): HTMLElement | null {
  if (way === 'PUSH') return pressed?.closest(IN_MINI_PLAYER) ? miniPlayerPicture() : pictureAt(pressed);
  return way === 'POP'
    ? (inSight(document.querySelectorAll<HTMLElement>(PLAYER)) ?? pagePicture() ?? homePicture())
    : null;
}

function comingPicture(way: NavigationKind, leaving: HTMLElement): HTMLElement | null {
  const player = leaving.closest<HTMLElement>('[data-where]');
  if (player) stopGliding(player);
  // What plays on goes to the mini player; what was there already stays there, and the page comes as ever.
  if (document.querySelector(IN_MINI_PLAYER)) return player ? miniPlayerPicture() : null;
  const coming = (way === 'POP' ? homePicture() : null) ?? pagePicture();
  return coming === leaving ? null : coming;
}

const miniPlayerPicture = () => inSight(document.querySelectorAll<HTMLElement>(MINI_PLAYER_PICTURE));

/** The player goes from place to place by itself where no transition carries it. */
function stopGliding(player: HTMLElement): void {
  for (const glide of player.getAnimations()) glide.cancel();
}

/** On the way back: of what led away and has the focus again. */
const homePicture = () => pictureAt(document.activeElement);

/** The picture that something to press belongs to: its card's, its story's, or that of the page it stands on. */
function pictureAt(at: Element | null): HTMLElement | null {
  const actions = at?.closest(ON_PICTURE);
  if (!actions) return cardPicture(at);
  const story = actions.closest(STORY);
  return story ? inSight(story.querySelectorAll<HTMLElement>(STORY_PICTURE)) : pagePicture();
}

/** Of a card, or of what lies over it: that is seen in the card's place. */
function cardPicture(at: Element | null): HTMLElement | null {
  const pressable = at?.closest(`${CARD}, ${OVER_CARD}`);
  const card = pressable?.closest('article') ?? pressable;
  const find = (selector: string) => [...(card?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return inSight([...find(`${OVER_CARD} ${CARD_PICTURE}`), ...find(CARD_PICTURE)]);
}

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
