import { after } from '@livery/platform/later';
import { SCROLL_THROTTLE_MS, throttle } from '@livery/platform/page';
import { tabOrMemory } from '@livery/platform/storage';
import { loadOnce } from '@livery/value/load-once';
import { useServices } from '@livery/widgets/services';
import type { SiteMap } from '@livery/widgets/site-map';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import type * as arrivalModule from './arrival.ts';
import { readPlace } from './place.ts';
import { createPlaces } from './places.ts';

/** The first entry of every document has the same key: the address tells them apart. */
const placeKey = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

type Arrival = typeof arrivalModule;
const arrival = loadOnce((): Promise<Arrival> => import('./arrival.ts'));
const toNobody = () => {};

/** Nobody goes anywhere before the first activity: what puts them in their place is fetched then. Gives the way to end it. */
function arrive(...at: Parameters<Arrival['arrive']>): () => void {
  const here = arrival.get();
  if (here) return here.arrive(...at);
  const life = new AbortController();
  const { signal } = life;
  let end = toNobody;
  // It comes late: who has pressed something since is where they want to be, and keeps the focus.
  for (const type of ['keydown', 'pointerdown', 'touchstart'])
    window.addEventListener(type, () => life.abort(), { signal, passive: true, capture: true });
  arrival().then((loaded) => signal.aborted || (end = loaded.arrive(...at)), toNobody);
  return () => {
    life.abort();
    end();
  };
}

/** A page that stays while its address changes is the same page. */
const pageOf = ({ pathname }: Location, { routeOf }: SiteMap) => {
  const { keeps, path } = routeOf(pathname);
  return keeps ? path : pathname;
};

/** Puts the viewer back where they were on a page they return to, and at the top of one that is new. */
export function ScrollRestoration() {
  const { siteMap } = useServices();
  const location = useLocation();
  const how = useNavigationType();
  const places = useMemo(() => createPlaces(tabOrMemory()), []);
  const key = useRef(placeKey(location));
  const drawn = useRef(pageOf(location, siteMap));
  const endArriving = useRef(toNobody);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const stop = new AbortController();
    const saveNow = () => places.set(key.current, { ...readPlace(), ...arrival.get()?.readFocusPlace() });
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
    void after('firstActivity', stop.signal)
      .then(arrival)
      .then(({ serveRows }) => serveRows(stop.signal), toNobody);
    return () => stop.abort();
  }, [places]);

  // Before the first paint of the new page, so that it never shows at the old page's scroll.
  useLayoutEffect(() => {
    const samePage = key.current === placeKey(location);
    if (samePage && how !== 'POP') return;
    const isOther = drawn.current !== pageOf(location, siteMap);
    drawn.current = pageOf(location, siteMap);
    key.current = placeKey(location);
    const place = (how === 'POP' && places.get(key.current)) || null;
    endArriving.current();
    // On the first page of a visit there is nothing to do, and nothing is fetched for it.
    endArriving.current = place || isOther ? arrive(place, isOther) : toNobody;
    if (!samePage && how === 'PUSH' && !location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, how, places, siteMap]);

  return null;
}
