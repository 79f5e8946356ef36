import { useEffect, useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

interface AskedEndpoint<Args, Answer> {
  initiate(args: Args, options: { forceRefetch: boolean }): unknown;
  select(args: Args): (state: never) => {
    readonly data?: Answer | undefined;
    readonly error?: unknown;
    readonly isUninitialized: boolean;
    readonly isLoading: boolean;
  };
}

/** The answers to several calls of one endpoint, all asked at once; `asked` stays the same object while the calls do. */
export function useAnswers<Args, Answer>(endpoint: AskedEndpoint<Args, Answer>, asked: readonly Args[]) {
  // The store's own thunk type is the shell's; here only the action matters.
  const dispatch = useStore().dispatch as unknown as (action: unknown) => { unsubscribe(): void };
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const calls = asked.map((args) => dispatch(endpoint.initiate(args, { forceRefetch: attempt > 0 })));
    return () => calls.forEach((call) => call.unsubscribe());
  }, [dispatch, endpoint, asked, attempt]);
  const selectors = useMemo(() => asked.map((args) => endpoint.select(args)), [endpoint, asked]);
  const states = useSelector(
    (state) => selectors.map((select) => select(state as never)),
    (one, other) => one.length === other.length && one.every((answer, index) => answer === other[index]),
  );
  return {
    answers: useMemo(() => states.map(({ data }) => data), [states]),
    isLoading: states.some(({ isUninitialized, isLoading }) => isUninitialized || isLoading),
    error: states.find(({ error }) => error !== undefined)?.error,
    retry: () => setAttempt((before) => before + 1),
  };
}
