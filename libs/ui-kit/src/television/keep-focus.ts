import { controlsIn, filledPicture, firstControl, isOnScreen, wayIn } from './controls.ts';

/** What came to a page by itself stands on its title or nowhere: there is nothing to press. */
const NOWHERE = 'body, main, h1, [data-visually-hidden]';
/** What the player says over its picture: a fault, or that it may not begin by itself. The controls below it are in its shade. */
const PLAYER_MESSAGE = '#player [data-over]';
const PLAYER = '#player, [data-player-place]';
/** A page puts back what had the focus, or loads: so long it is left alone. */
const SETTLES_MS = 250;
/** What a page begins with may come late: after this whatever can be pressed has the focus. */
const PATIENCE_MS = 3_000;

/**
 * The focus is never lost: what has it may be taken out of the page, and a page that has come has it on its title. Then what is nearest to where it was has
 * it, or the first thing to press.
 */
export function keepFocus(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lostAtMs: number | null = null;
  /** What the page has taken by itself: it gives way to an earlier beginning as long as the viewer has pressed nothing. */
  let standIn: HTMLElement | null = null;
  const look = () => {
    timer = undefined;
    const answer = answerToMessage();
    if (answer) return answer.focus({ preventScroll: true });
    const begins = filledPicture() ?? wayIn(document);
    const givesWay = standIn !== null && standIn === document.activeElement && begins && begins !== standIn;
    if (!isLost() && !givesWay) return void (lostAtMs = null);
    lostAtMs ??= performance.now();
    const isLate = performance.now() - lostAtMs > PATIENCE_MS;
    standIn = begins ?? ((isLate && firstControl(document)) || null);
    if (standIn) focusInSight(standIn);
    else later();
  };
  const later = () => {
    timer ??= setTimeout(look, SETTLES_MS);
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['inert', 'hidden'],
  });
  document.addEventListener('focusin', later, { signal });
  document.addEventListener('keydown', () => (standIn = null), { signal, capture: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    changes.disconnect();
  });
  later();
}

/** The page stands at its beginning unless the ring would be out of sight there. One under a dialogue lets nobody in, and a grid moves by itself. */
function focusInSight(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (document.activeElement !== control || control.closest('[role="grid"]')) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

function isLost(): boolean {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return true;
  return activeElement.matches(NOWHERE) || !isOnScreen(activeElement) || activeElement.closest('[inert]') !== null;
}

/** The first button of a message, unless the viewer is in it, or somewhere else on the page. */
function answerToMessage(): HTMLElement | undefined {
  const message = document.querySelector(PLAYER_MESSAGE);
  const { activeElement } = document;
  if (!message || message.contains(activeElement)) return undefined;
  return isLost() || activeElement?.closest(PLAYER) ? controlsIn(message)[0] : undefined;
}
