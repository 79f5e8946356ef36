import { useLayoutEffect, useRef } from 'react';

const TARGET = '[data-card-target]';

interface Neighbour {
  readonly element: HTMLElement | null;
  readonly row: Element | null | undefined;
}

/**
 * Whoever takes the calling card away by a button on it goes on from the card beside it; where it was the last one of its page, from the page's
 * heading. Gives what is to be told before.
 */
export function useFocusOfNeighbour(): (button: HTMLElement) => void {
  const next = useRef<Neighbour | null>(null);
  useLayoutEffect(
    () => () => {
      const neighbour = next.current;
      // The page is whole again a moment after the card has gone.
      if (neighbour) queueMicrotask(() => focus(neighbour));
    },
    [],
  );
  return (button) => {
    const element = neighbourOf(button);
    next.current = { element, row: element?.closest('[data-row-key]') };
  };
}

/** The next card of the row, else the one before, else the nearest one of the page. */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const own = button.closest('article')?.querySelector<HTMLElement>(TARGET);
  const cardsOf = (within: ParentNode | null) => [...(within?.querySelectorAll<HTMLElement>(TARGET) ?? [])];
  const beside = (cards: readonly HTMLElement[]) => {
    const at = own ? cards.indexOf(own) : -1;
    return at < 0 ? null : (cards[at + 1] ?? cards[at - 1] ?? null);
  };
  return beside(cardsOf(button.closest('ul'))) ?? beside(cardsOf(document));
}

function focus({ element, row }: Neighbour): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  // Its row may have drawn it anew.
  const key = CSS.escape(element?.dataset['focusKey'] ?? '');
  const drawn = element?.isConnected ? element : row?.querySelector<HTMLElement>(`[data-focus-key="${key}"]`);
  (drawn ?? heading())?.focus();
}

/** That of the page that is shown, made ready for the focus. */
function heading(): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>('h1')].find((one) => one.getClientRects().length > 0);
  if (shown) shown.tabIndex = -1;
  return shown;
}
