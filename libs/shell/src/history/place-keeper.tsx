import { onFirstSign, SCROLL_THROTTLE_MS, throttle } from '@livery/platform/page';
import { backgroundOf } from '@livery/widgets/background';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { type Place, readPlace } from './place.ts';
import { createPlaces } from './places.ts';

/** The first entry of every document has the same key: the address tells them apart. */
const placeKey = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

type Restore = (place: Place) => () => void;
let restoreNow: Restore | null = null;
const loadRestore = async () => (restoreNow = (await import('./restore-place.ts')).restorePlace);
const toNobody = () => {};

/** Nobody comes back before the first sign: what puts them back is fetched then. Gives the way to end it. */
function restore(place: Place): () => void {
  if (restoreNow) return restoreNow(place);
  let isOver = false;
  let end = toNobody;
  loadRestore().then((restorePlace) => isOver || (end = restorePlace(place)), toNobody);
  return () => {
    isOver = true;
    end();
  };
}

/** Puts the viewer back where they were on a page they return to, and at the top of one that is new. */
export function PlaceKeeper() {
  const location = useLocation();
  const how = useNavigationType();
  const places = useMemo(() => createPlaces(sessionStorage), []);
  const key = useRef(placeKey(location));
  const endRestoring = useRef<() => void>(() => {});

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const stop = new AbortController();
    const saveNow = () => places.set(key.current, readPlace());
    const save = throttle(saveNow, SCROLL_THROTTLE_MS);
    // What may lead to another page keeps the place at once: a moment later it would be kept as the other page's.
    for (const [type, target, keep] of [
      ['scroll', document, save],
      ['focusin', document, save],
      ['click', document, saveNow],
      ['keydown', document, saveNow],
      ['popstate', window, saveNow],
      ['pagehide', window, saveNow],
    ] as const) {
      target.addEventListener(type, keep, { signal: stop.signal, capture: true, passive: true });
    }
    onFirstSign(() => void loadRestore().catch(toNobody), stop.signal);
    return () => stop.abort();
  }, [places]);

  // Before the first paint of the new page, so that it never shows at the old page's scroll.
  useLayoutEffect(() => {
    const samePage = key.current === placeKey(location);
    if (samePage && how !== 'POP') return;
    key.current = placeKey(location);
    const place = places.get(key.current);
    endRestoring.current();
    if (how === 'POP' && place) endRestoring.current = restore(place);
    else if (!samePage && how === 'PUSH' && !location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, how, places]);

  return null;
}

/** Whether the viewer can go back within the site. */
export const canGoBack = (location: { key: string; state: unknown }): boolean =>
  location.key !== 'default' || backgroundOf(location as never) !== null;
