import type { Location } from 'react-router-dom';

/** What a media page lies over: the page beneath and how many media pages deep the viewer is. CONT-013 */
export interface Background {
  location: Location;
  depth: number;
}

/** Deeper than this the page beneath is let go: it costs memory, and "back" through three pages may load it anew. */
export const MOUNTED_DEPTH = 3;

interface StateWithBackground {
  background?: Background;
}

export const backgroundOf = (location: Location): Background | null =>
  (location.state as StateWithBackground | null)?.background ?? null;

/** The state of a link to a media page, from the page that holds the link. */
export function overBackground(from: Location): StateWithBackground {
  const beneath = backgroundOf(from);
  return {
    background: beneath ? { location: beneath.location, depth: beneath.depth + 1 } : { location: from, depth: 1 },
  };
}

/** The page to keep mounted beneath the current one, if any. */
export function mountedBackground(location: Location): Location | null {
  const background = backgroundOf(location);
  return background && background.depth <= MOUNTED_DEPTH ? background.location : null;
}
