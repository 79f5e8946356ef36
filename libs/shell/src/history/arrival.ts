import { walkBetweenRows } from '@livery/ui-kit/between-rows';
import { dragRows } from '@livery/ui-kit/drag-rows';
import { focusPage } from './focus-page.ts';
import type { Place } from './place.ts';
import { restorePlace } from './restore-place.ts';

export { readFocusPlace } from './focus-place.ts';
/** What hands and keys do with the rows of any page. */
export function serveRows(signal: AbortSignal): void {
  walkBetweenRows(signal);
  dragRows(signal);
}

/** Puts the viewer in their place on a page that has come: where they were, else at its beginning. Gives the way to end it. */
export function arrive(place: Place | null, isOther: boolean): () => void {
  const isFocusKept = !isOther || place?.focusKey != null;
  const ends = [...(place ? [restorePlace(place)] : []), ...(isFocusKept ? [] : [focusPage()])];
  return () => ends.forEach((end) => end());
}
