/** The rail of the page that is shown: one that a film's page lies over has no life. */
export const PAGE_RAIL = '[data-rail]:not([inert] *)';

/** What can be pressed or written into. Members of a list are controls too, whichever of them is the list's stop for Tab. */
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
/** Out of sight, out of reach, or on the page for a mouse alone: the head of a row leads where its end does. */
const NO_CONTROL =
  '[inert] *, [data-row] > header a, [aria-hidden="true"] *, [data-visually-hidden], [data-to="previous"] *, [data-to="next"] *';

export function isOnScreen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
}

/** All controls of a part of the page that can have the focus, in the order of the page. */
export const controlsIn = (part: ParentNode): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(NO_CONTROL) && isOnScreen(control),
  );

/**
 * Where a page begins for who has no pointer: what plays, then its first filter or card, then the settings, then whatever can be pressed. A guide begins in
 * its grid: what is told of above it may come first. A page of the settings begins at its name in their list.
 */
const WAYS_IN = [
  'main :is([data-focus-key="watch"], [data-focus-key="buy"]):not([data-part="programme-details"] *)',
  'main [data-row-actions] > :is(a, button)',
  // Packets that are compared: what can be done with the first of them.
  'main thead > tr:last-child :is(a[href], button)',
  'main [aria-current][data-card-target]',
  'main [data-stop]',
  'main [data-filter]',
  // Chips choose among what stands below them, which may still come.
  'main [data-card-target]:not([aria-pressed])',
  'main nav[data-look="aside"] [aria-current]',
  'main nav[data-look]:not([data-look="aside"]) a',
] as const;

/** Where the page begins, if that has come. */
export function wayIn(page: ParentNode): HTMLElement | undefined {
  const isControl = (element: HTMLElement) => !element.matches(NO_CONTROL) && isOnScreen(element);
  return WAYS_IN.map((way) => [...page.querySelectorAll<HTMLElement>(way)].find(isControl)).find(Boolean);
}

/** The first control of a page that begins with nothing of these. */
export function firstControl(page: ParentNode): HTMLElement | undefined {
  const main = [...page.querySelectorAll<HTMLElement>('main')].find(isOnScreen);
  return main && controlsIn(main)[0];
}

/** The player whose picture is the whole page: it takes the focus as a page's title does. */
export function filledPicture(): HTMLElement | undefined {
  const isFilled = document.querySelector('main > [data-player-place="viewport"]') !== null;
  const picture = isFilled ? document.querySelector<HTMLElement>('#player') : null;
  if (!picture || !isOnScreen(picture)) return undefined;
  picture.tabIndex = -1;
  return picture;
}
