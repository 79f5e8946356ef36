import { after } from '@livery/platform/later';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type * as pictureTransitionModule from './picture-transition.ts';

/** What may lie between one page and the next. It is fetched with the first sign of the viewer: nobody goes anywhere before. */
let pictures: typeof pictureTransitionModule | null = null;
const loadPictures = async () => (pictures = await import('./picture-transition.ts'));

/**
 * The router's own `BrowserRouter`, but where a picture leads from page to page the next page is shown while that picture moves to its place
 * there. The address changes at once in either case.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, setShown] = useState(() => ({ location: history.location, action: history.action }));
  const drawn = useRef<() => void>(undefined);

  useEffect(() => {
    const stop = new AbortController();
    void after('firstInput', stop.signal)
      .then(loadPictures)
      .then(
        ({ watchPresses }) => watchPresses(stop.signal),
        // A page without moving pictures is whole.
        () => {},
      );
    return () => stop.abort();
  }, []);

  useLayoutEffect(() => {
    let from = history.location;
    /** Whatever has come since: two steps in one frame end at the second. */
    const show = () =>
      new Promise<void>((resolve) => {
        drawn.current = resolve;
        startTransition(() => setShown({ location: history.location, action: history.action }));
      });
    return history.listen(({ action, location }) => {
      const isOtherPage = location.pathname !== from.pathname;
      from = location;
      if (pictures && isOtherPage) pictures.showWithPicture(action, show);
      else void show();
    });
  }, [history]);

  useLayoutEffect(() => drawn.current?.(), [shown]);

  return (
    <Router navigator={history} location={shown.location} navigationType={shown.action}>
      {children}
    </Router>
  );
}
