import { isMotionUnwelcome } from '../theme/is-motion-unwelcome.ts';
import { nearestInDirection, type Direction } from './nearest-in-direction.ts';
import { directionOf } from './remote-keys.ts';
import { controlsIn, filledPicture, firstControl, isOnScreen, PAGE_RAIL, wayIn } from './controls.ts';

/** A row that goes on to the side, and its cards. */
const ROW = '[data-row-key]';
const CARD = '[data-card-target]';
const SLIDER = '[role="slider"]:not([aria-orientation="vertical"]), input[type="range"]';
/** These use the arrows themselves, or choose by them. */
const OWNERS = '[role="slider"], [role^="menuitem"], [role="option"], input[type="range"], select, [contenteditable]';
/** What lies over the page keeps the focus; the last one lies on top. */
const LAYERS = 'dialog[open], [role="dialog"]:not([hidden]), [role="menu"]';
/** Pressed first of all that stands under a picture: play and pause. */
const FIRST_CONTROL = 'footer button';
/** Where there is nothing to go to yet, the page moves on by so much of the window, and looks again for so long. */
const FURTHER = 0.55;
const LOOKS_AGAIN_MS = 900;
/** A card stands at the edge of its row as long as it is no further from it. */
const AT_EDGE_PX = 24;

/**
 * Spatial navigation: the arrows of a remote control (D-pad) move the focus to the nearest control in their direction, on every page of a television. A row moves, and the ring stays at its edge. What an element
 * does with an arrow by itself (a guide, a list, a slider) is done before.
 */
export function walkByArrows(signal: AbortSignal): void {
  // Rows have keys of their own, for desks: here the ring does not move.
  document.addEventListener('keydown', onCard, { signal, capture: true });
  document.addEventListener('keydown', onSlider, { signal, capture: true });
  document.addEventListener('keydown', onPicture, { signal, capture: true });
  document.addEventListener('keydown', onControl, { signal });
}

let lastOnPage: HTMLElement | null = null;

function onCard(event: KeyboardEvent): void {
  const direction = directionOf(event);
  const card = direction && focused()?.closest<HTMLElement>(`${ROW} ${CARD}`);
  if (!direction || !card) return;
  event.preventDefault();
  event.stopPropagation();
  const row = card.closest<HTMLElement>(ROW)!;
  const isSideways = direction === 'left' || direction === 'right';
  const beside = isSideways ? nearest(card, cardsOf(row), direction) : undefined;
  if (beside) return go(beside, event.repeat);
  if (direction === 'right' && isScroller(row)) return event.repeat ? undefined : wholeOf(row)?.focus();
  step(card, direction, event.repeat);
}

/** Behind its last card a row leads to the whole of it. */
const wholeOf = (row: HTMLElement) => row.closest('[data-row]')?.querySelector<HTMLElement>(':scope > header > a');

/** A line that is moved along leaves the other two arrows to the walk. */
function onSlider(event: KeyboardEvent): void {
  const direction = directionOf(event);
  const slider = focused();
  if (!slider?.matches(SLIDER) || (direction !== 'up' && direction !== 'down')) return;
  event.preventDefault();
  event.stopPropagation();
  step(slider, direction, event.repeat);
}

/**
 * A picture that fills the window: the player moves through it by left and right. Up and down lead into its controls, since a set has keys of its own for the
 * volume, and Enter presses the first of them.
 */
function onPicture(event: KeyboardEvent): void {
  const picture = filledPicture();
  if (!picture || document.activeElement !== picture) return;
  const direction = directionOf(event);
  const first = [...picture.querySelectorAll<HTMLElement>(FIRST_CONTROL)].find(isOnScreen);
  if (!first || !(direction === 'up' || direction === 'down' || event.key === 'Enter')) return;
  event.preventDefault();
  if (direction) first.focus({ preventScroll: true });
  else if (!event.repeat) first.click();
}

function onControl(event: KeyboardEvent): void {
  const direction = directionOf(event);
  const from = focused();
  if (!direction || event.defaultPrevented || usesArrow(from, direction)) return;
  if (!from) {
    event.preventDefault();
    return void startOn(document)?.focus();
  }
  // A picture that fills the window has keys of its own as long as nothing over it has the focus.
  if (from.matches('#player, [data-player-place]')) return;
  event.preventDefault();
  step(from, direction, event.repeat);
}

const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

/** A text is walked by its letters; at its ends the arrow leads on. */
function usesArrow(from: HTMLElement | null, direction: Direction): boolean {
  if (!from) return false;
  if (from.matches(OWNERS)) return true;
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return false;
  const { selectionStart, selectionEnd, value } = from;
  if (direction === 'up' || direction === 'down' || selectionStart === null) return false;
  return direction === 'left' ? selectionEnd !== 0 : selectionStart !== value.length;
}

/** One step from a control to the next one. */
function step(from: HTMLElement, direction: Direction, isHeld: boolean): void {
  const layer = [...document.querySelectorAll<HTMLElement>(LAYERS)].filter(isOnScreen).at(-1);
  const rail = layer ? null : document.querySelector<HTMLElement>(PAGE_RAIL);
  if (rail?.contains(from)) return walkRail(rail, from, direction, isHeld);
  const within = layer ?? document;
  const to = nearest(
    from,
    controlsIn(within).filter((control) => !rail?.contains(control)),
    direction,
  );
  if (to) return go(entryOf(to, from), isHeld);
  if (direction === 'left' && rail) return enterRail(rail, from);
  if (!layer) lookFurther(from, direction);
}

function nearest(from: HTMLElement, among: readonly HTMLElement[], direction: Direction): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  let places = among
    .filter((control) => control !== from && !control.contains(from) && !from.contains(control))
    .map((control) => ({ control, edges: control.getBoundingClientRect() }));
  for (;;) {
    const found =
      places[
        nearestInDirection(
          here,
          places.map(({ edges }) => edges),
          direction,
        )
      ];
    if (!found || !isCutOff(found.control, from)) return found?.control;
    places = places.filter((place) => place !== found);
  }
}

/** Whether it lies beyond the side of a bar that scrolls: only who walks along the bar comes to it. */
function isCutOff(control: HTMLElement, from: HTMLElement): boolean {
  const { left, right } = control.getBoundingClientRect();
  const middle = (left + right) / 2;
  for (let box = control.parentElement; box && !box.contains(from); box = box.parentElement) {
    const edges = box.getBoundingClientRect();
    if ((middle < edges.left || middle > edges.right) && getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}

const cardsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(CARD)].filter(isOnScreen);
const isScroller = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1;

/** A row is entered where it stands: at the card at its edge. */
function entryOf(to: HTMLElement, from: HTMLElement): HTMLElement {
  const row = to.closest<HTMLElement>(ROW);
  if (!row || row.contains(from) || !isScroller(row)) return to;
  const edge = edgeOf(row) - AT_EDGE_PX;
  return cardsOf(row).find((card) => card.getBoundingClientRect().left >= edge) ?? to;
}

const edgeOf = (row: HTMLElement) => row.getBoundingClientRect().left + parseFloat(getComputedStyle(row).paddingLeft);

function go(to: HTMLElement, isHeld: boolean): void {
  to.focus({ preventScroll: true });
  const behavior: ScrollBehavior = isHeld || isMotionUnwelcome() ? 'instant' : 'smooth';
  const row = to.closest<HTMLElement>(ROW);
  if (row && isScroller(row)) {
    row.scrollTo({ left: row.scrollLeft + to.getBoundingClientRect().left - edgeOf(row), behavior });
  }
  if (to.closest('[data-row-actions]')) window.scrollTo({ top: 0, behavior });
  else if (row) (row.closest<HTMLElement>('[data-row]') ?? row).scrollIntoView({ block: 'start', behavior });
  else to.scrollIntoView({ block: to.matches(CARD) ? 'center' : 'nearest', inline: 'nearest', behavior });
}

function enterRail(rail: HTMLElement, from: HTMLElement): void {
  lastOnPage = from;
  focusRail(rail);
}

const focusRail = (rail: HTMLElement) =>
  (rail.querySelector<HTMLElement>('[aria-current]') ?? controlsIn(rail)[0])?.focus({ preventScroll: true });

function walkRail(rail: HTMLElement, from: HTMLElement, direction: Direction, isHeld: boolean): void {
  if (direction === 'left') return;
  if (direction === 'right') return leaveRail();
  const to = nearest(from, controlsIn(rail), direction);
  if (to) go(to, isHeld);
}

/** Back to where the viewer came from, or to the page's beginning. */
function leaveRail(): void {
  const back = lastOnPage?.isConnected && isOnScreen(lastOnPage) ? lastOnPage : startOn(document);
  if (back) go(back, true);
}

const startOn = (page: ParentNode): HTMLElement | undefined => filledPicture() ?? wayIn(page) ?? firstControl(page);

/** Rows come as the page moves: it moves on, and the focus with it as soon as there is somewhere to go. */
function lookFurther(from: HTMLElement, direction: Direction): void {
  if (direction === 'up') return window.scrollTo({ top: 0, behavior: 'smooth' });
  if (direction !== 'down') return;
  window.scrollBy({ top: window.innerHeight * FURTHER, behavior: 'smooth' });
  const untilMs = performance.now() + LOOKS_AGAIN_MS;
  const again = () => {
    if (focused() !== from) return;
    const to = nearest(from, controlsIn(document), 'down');
    if (to) return go(entryOf(to, from), false);
    if (performance.now() < untilMs) requestAnimationFrame(again);
  };
  requestAnimationFrame(again);
}

/** One step up for the key Back: from the page into the rail; false where there is none, or the focus is in it. */
export function stepIntoRail(): boolean {
  const rail = document.querySelector<HTMLElement>(PAGE_RAIL);
  const from = focused();
  if (!rail || rail.contains(from)) return false;
  if (from) lastOnPage = from;
  focusRail(rail);
  return true;
}
