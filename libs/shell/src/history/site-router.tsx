import { after } from '@livery/platform/later';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Navigator, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { ShowWithPicture } from './picture-transition.ts';

/** The place of the current entry among those of the tab, as the router numbers them. */
const currentEntry = () => (window.history.state as { idx?: number } | null)?.idx;

const entryOf = ({ location, action }: ReturnType<typeof createBrowserHistory>) => ({
  location,
  action,
  entry: currentEntry(),
});

/**
 * The router's own `BrowserRouter`, but where a picture leads from page to page the next page is shown while that picture moves to its place
 * there. The address changes at once in either case, so the page that is drawn may be one that the viewer has left: what it still replaces
 * is nobody's wish any more, and would take the place of where the viewer goes.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, setShown] = useState(() => entryOf(history));
  const shownEntry = useRef(shown.entry);
  // Before the effects of the pages, which replace their own entry.
  useInsertionEffect(() => {
    shownEntry.current = shown.entry;
  }, [shown]);
  const navigator = useMemo(
    (): Navigator => ({
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: history.push,
      replace: (to, state) => {
        if (currentEntry() === shownEntry.current) history.replace(to, state);
      },
    }),
    [history],
  );
  const drawn = useRef<() => void>(undefined);
  /** What may lie between one page and the next. It is fetched with the viewer's first activity: nobody goes anywhere before. */
  const showWithPicture = useRef<ShowWithPicture>(undefined);

  useEffect(() => {
    const stop = new AbortController();
    void after('firstActivity', stop.signal)
      .then(() => import('./picture-transition.ts'))
      .then(
        ({ pictureTransitions }) => {
          if (!stop.signal.aborted) showWithPicture.current = pictureTransitions(stop.signal);
        },
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
        startTransition(() => setShown(entryOf(history)));
      });
    return history.listen(({ action, location }) => {
      const isOtherPage = location.pathname !== from.pathname;
      from = location;
      if (showWithPicture.current && isOtherPage) showWithPicture.current(action, show);
      else void show();
    });
  }, [history]);

  useLayoutEffect(() => drawn.current?.(), [shown]);

  return (
    <Router navigator={navigator} location={shown.location} navigationType={shown.action}>
      {children}
    </Router>
  );
}
