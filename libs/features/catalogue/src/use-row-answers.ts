import { catalogueApi } from '@livery/api-client/catalogue';
import type { Row } from '@livery/contract/catalogue/entities';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useSelector, useStore } from 'react-redux';
import type { RowDepth } from './row-depth.ts';
import type { RowQuery } from './use-row-pages.ts';

const { endpoints, util } = catalogueApi;
const getRow = endpoints.getRow;
type Call = Parameters<typeof getRow.initiate>[0];
type Dispatch = (action: unknown) => unknown;

/** The calls that bring a row down to its depth. */
export const callsOf = (query: RowQuery, { pages, firstSize, size }: RowDepth): readonly Call[] =>
  Array.from({ length: pages }, (_, at) =>
    at === 0 ? { ...query, limit: firstSize } : { ...query, limit: size, offset: firstSize + (at - 1) * size },
  );

/** The answers to all calls of a row, asked together: those that are here already are here at once. */
export function useAnswers(query: RowQuery, depth: RowDepth) {
  const store = useStore();
  // The store's own thunk type is the shell's; here only the action matters.
  const dispatch = store.dispatch as unknown as Dispatch;
  const [asked, setAsked] = useState(query);
  if (!shallowEqual(asked, query)) setAsked(query);
  const calls = useMemo(() => callsOf(asked, depth), [asked, depth]);
  const selectors = useMemo(() => calls.map((call) => getRow.select(call)), [calls]);
  const answers = useSelector(
    (state): readonly (Row | undefined)[] => selectors.map((select) => select(state as never).data),
    shallowEqual,
  );
  const error = useSelector((state) => selectors.map((select) => select(state as never).error).find(Boolean));
  const [round, setRound] = useState(0);

  useEffect(() => {
    const asked = calls.map(
      (call) => dispatch(getRow.initiate(call)) as ReturnType<ReturnType<typeof getRow.initiate>>,
    );
    return () => asked.forEach((one) => one.unsubscribe());
  }, [calls, dispatch]);

  async function retry() {
    setRound((before) => before + 1);
    const missing = calls.filter((_, at) => answers[at] === undefined);
    await Promise.all(
      missing.map(async (call) => {
        const running = dispatch(util.getRunningQueryThunk('getRow', call)) as
          ReturnType<ReturnType<typeof getRow.initiate>> | undefined;
        running?.abort();
        await running;
        dispatch(getRow.initiate(call, { forceRefetch: true, subscribe: false }));
      }),
    );
  }

  // In their order up to the first that is missing: the others would stand in its place.
  const gap = answers.indexOf(undefined);
  return { pages: gap < 0 ? answers : answers.slice(0, gap), error, round, retry };
}
