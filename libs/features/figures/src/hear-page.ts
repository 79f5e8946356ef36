import {
  cardOf,
  CHANNEL_SEARCH_REST_MS,
  pressEvent,
  restMs,
  SEEN_FROM,
  type CardFields,
  type Tell,
} from '@livery/domain/figures';
import { cardKeyAt } from '@livery/widgets/card-key';

const CARD = '[data-focus-key]';
/** The field that looks for a channel among all of them: other fields look for films, or within a packet. */
const CHANNEL_SEARCH = '[data-search="channels"]';
/** New cards are looked for so long after the page has changed: rows come by the dozen. */
const LOOK_AFTER_MS = 300;

const closest = <One extends Element>(target: EventTarget | null, selector: string): One | null =>
  target instanceof Element ? target.closest<One>(selector) : null;

const rowOf = (target: EventTarget | null) => closest(target, '[data-row-key]')?.getAttribute('data-row-key') ?? null;

function cardAt(target: EventTarget | null): { readonly element: Element; readonly card: CardFields } | null {
  const element = closest(target, CARD);
  const card = element && cardOf(element.getAttribute('data-focus-key') ?? '', rowOf(element));
  return card ? { element, card } : null;
}

/**
 * Tells of what is seen, rested on and pressed on the page: one listener of the document, by the attributes that cards and buttons have anyway.
 * @returns what begins another page view
 */
export function hearPage(tell: Tell, signal: AbortSignal): () => void {
  hearPresses(tell, signal);
  hearResting(tell, signal);
  hearChannelSearch(tell, signal);
  return seeCards(tell, signal);
}

/** STAT-027: once a page view, at half of the card. */
function seeCards(tell: Tell, signal: AbortSignal): () => void {
  const shown = new Set<string>();
  let watched = new WeakSet<Element>();
  let due: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        // Some browsers call a card that only touches the window intersecting.
        const found = intersectionRatio >= SEEN_FROM ? cardAt(target) : null;
        if (!found) continue;
        observer.unobserve(target);
        const name = JSON.stringify(found.card);
        if (!shown.has(name)) tell('show', found.card);
        shown.add(name);
      }
    },
    { threshold: SEEN_FROM },
  );
  const look = () => {
    due = undefined;
    for (const element of document.querySelectorAll(CARD)) {
      if (watched.has(element) || !cardAt(element)) continue;
      watched.add(element);
      observer.observe(element);
    }
  };
  const later = () => (due ??= setTimeout(look, LOOK_AFTER_MS));
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true });
  later();
  signal.addEventListener('abort', () => {
    clearTimeout(due);
    changes.disconnect();
    observer.disconnect();
  });
  return () => {
    shown.clear();
    observer.disconnect();
    watched = new WeakSet();
    later();
  };
}

/** STAT-028, STAT-029 */
function hearResting(tell: Tell, signal: AbortSignal): void {
  let on: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (found: ReturnType<typeof cardAt>) => {
    if (found?.element === on) return;
    on = found?.element;
    clearTimeout(timer);
    const tellIt = () => found?.element.isConnected && tell('focus', found.card);
    if (found) timer = setTimeout(tellIt, restMs(found.card.kind ?? ''));
  };
  const listen = { signal };
  // A finger that touches a card presses it or scrolls.
  const onPointer = ({ pointerType, target }: PointerEvent) => pointerType !== 'touch' && rest(cardAt(target));
  document.addEventListener('pointerover', onPointer, listen);
  document.addEventListener('focusin', ({ target }) => rest(cardAt(target)), listen);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function hearPresses(tell: Tell, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const card = cardOf(cardKeyAt(target) ?? '', rowOf(target));
      if (card) tell('click', card);
      const pressed = closest(target, `${CARD}, a[href], [data-press]`);
      const event = pressed && pressEvent(namesOf(pressed));
      // Each name goes with its own fields: the union of both is told as it stands.
      if (event) tell(event.name, event.fields as never);
    },
    { signal, capture: true },
  );
  document.addEventListener('change', ({ target }) => hearDevice(tell, target), { signal });
}

/** `data-press` names what has the name of no focus: a second "watch" of a page, a line of a list. */
const namesOf = (element: Element) => ({
  focusKey: element.getAttribute('data-focus-key') ?? element.closest('[data-press]')?.getAttribute('data-press'),
  href: element.getAttribute('href'),
});

/** STAT-021 */
function hearDevice(tell: Tell, target: EventTarget | null): void {
  const chosen = closest<HTMLInputElement>(target, '[type=radio]');
  if (chosen && location.pathname === '/instructions') tell('click_device', { device: chosen.value });
}

/** STAT-031 */
function hearChannelSearch(tell: Tell, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = ({ target }: Event) => {
    const field = closest<HTMLInputElement>(target, CHANNEL_SEARCH);
    if (!field) return;
    clearTimeout(timer);
    const characters = field.value.trim().length;
    if (characters > 0) timer = setTimeout(() => tell('channel_search', { characters }), CHANNEL_SEARCH_REST_MS);
  };
  document.addEventListener('input', write, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
