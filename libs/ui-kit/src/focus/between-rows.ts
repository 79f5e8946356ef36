import { isMotionUnwelcome } from '../theme/is-motion-unwelcome.ts';

/** Dialogs and the header keep their own keys. */
const PAGE = 'main';
/** Cards of rows and grids, the chips in the head of a row, and the line of actions of a hero. */
const STOPS = ':is([data-row], [data-cards]) [data-card-target], [data-row-actions] > :is(a, button)';
/** Things whose edges lie this close stand in one line. */
const SAME_LINE_PX = 12;

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow up and down lead to the row above or below, to what stands nearest there, as on a television. What a list does with a key by itself
 * (a grid has lines of its own) is done before. Where there is no further row the page scrolls as ever.
 */
export function walkBetweenRows(signal: AbortSignal): void {
  document.addEventListener('keydown', onKey, { signal });
}

function onKey(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = document.activeElement?.closest<HTMLElement>(STOPS);
  const page = from?.closest<HTMLElement>(PAGE);
  const to = from && page && nearestStop(from, page, direction);
  if (!to) return;
  event.preventDefault();
  to.focus({ preventScroll: true });
  const isStill = event.repeat || isMotionUnwelcome();
  to.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

interface Place {
  readonly stop: HTMLElement;
  /** How far the near edge of it lies away, down or up. */
  readonly away: number;
  readonly aside: number;
}

/** Of the nearest line in a direction what stands under, or over, the one that has the focus. */
function nearestStop(from: HTMLElement, page: HTMLElement, direction: 1 | -1): HTMLElement | null {
  const here = from.getBoundingClientRect();
  const places = [...page.querySelectorAll<HTMLElement>(STOPS)].flatMap((stop): Place[] => {
    const there = stop.getBoundingClientRect();
    const away = direction === 1 ? there.top - here.bottom : here.top - there.bottom;
    if (there.width === 0 || away < -SAME_LINE_PX || stop === from || stop.closest('[inert]')) return [];
    return [{ stop, away, aside: Math.abs(there.left + there.right - here.left - here.right) / 2 }];
  });
  const nearest = Math.min(...places.map(({ away }) => away));
  const line = places.filter(({ away }) => away <= nearest + SAME_LINE_PX);
  return line.sort((one, other) => one.aside - other.aside)[0]?.stop ?? null;
}
