import { catalogueApi } from '@livery/api-client/catalogue';
import { autoAuthProgress, endsWithoutToken, selectSession, startFailure } from '@livery/domain/session';
import { START_PAGE, type RowsetKind } from '@livery/widgets/rowset-kind';
import type { Store } from '../store.ts';

/** Longer than a good connection needs; after this the application draws itself without an answer. */
const PATIENCE_MS = 2500;
/** So long the answers are kept until the screen that they are for holds them itself. */
const HANDOVER_MS = 2000;

type SessionState = ReturnType<typeof selectSession>;

/** Whether the session has something to say or to ask. */
const needsViewer = (state: SessionState): boolean =>
  autoAuthProgress(state) !== 'none' || startFailure(state) !== null || endsWithoutToken(state);

/**
 * Asks for the start page and its menu, and waits until they can be drawn, until the session needs the viewer, or for a while. The page's own
 * skeleton stands meanwhile: to draw another one over it would only keep a weak device busy.
 */
export function firstAnswer(store: Store, kind: RowsetKind): Promise<void> {
  const { getRowset, getMenu } = catalogueApi.endpoints;
  const requests = [store.dispatch(getRowset.initiate({ id: START_PAGE, kind })), store.dispatch(getMenu.initiate())];
  const release = () => requests.forEach((request) => request.unsubscribe());

  return new Promise((resolve) => {
    const show = () => {
      unsubscribe();
      clearTimeout(timer);
      setTimeout(release, HANDOVER_MS);
      resolve();
    };
    const check = () => needsViewer(selectSession(store.getState())) && show();
    const unsubscribe = store.subscribe(check);
    const timer = setTimeout(show, PATIENCE_MS);
    void Promise.allSettled(requests).then(show);
    check();
  });
}
