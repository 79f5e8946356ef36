import { catalogueApi } from '@livery/api-client/catalogue';
import type { Row } from '@livery/contract/catalogue/entities';

type ContinueWatchingItem = Row['histories'][number];
interface PageStore {
  getState(): unknown;
  dispatch(action: never): unknown;
}

const { util } = catalogueApi;

/** Changes what has been begun in every row of the pages and rows that are kept. */
function changeRows({ getState, dispatch }: PageStore, change: (row: Row) => readonly ContinueWatchingItem[]): void {
  const state = getState() as never;
  const changed = (row: Row) => ({ ...row, histories: [...change(row)] });
  for (const args of util.selectCachedArgsForQuery(state, 'getRowset'))
    dispatch(
      util.updateQueryData('getRowset', args, (page) => ({ ...page, rows: page.rows.map(changed) }) as never) as never,
    );
  for (const args of util.selectCachedArgsForQuery(state, 'getRow'))
    dispatch(util.updateQueryData('getRow', args, (row) => changed(row) as never) as never);
}

/** Takes something begun off every row that is kept, at once. Gives the way to put it back where it stood. ROWS-104 */
export function removeFromRows(store: PageStore, item: ContinueWatchingItem): () => void {
  const stood = new Map<number, number>();
  const isIt = (other: ContinueWatchingItem) => other.id === item.id;
  changeRows(store, ({ id, histories }) => {
    const at = histories.findIndex(isIt);
    if (at >= 0) stood.set(id, at);
    return histories.filter((other) => !isIt(other));
  });
  return () =>
    changeRows(store, ({ id, histories }) => {
      const at = stood.get(id);
      return at === undefined || histories.some(isIt)
        ? histories
        : [...histories.slice(0, at), item, ...histories.slice(at)];
    });
}
