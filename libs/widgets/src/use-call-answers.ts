import { api } from '@livery/api-client';
import { useEffect, useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

interface AskedEndpoint<Args, Answer> {
  readonly name: string;
  initiate(args: Args): unknown;
  select(args: Args): (state: never) => {
    readonly data?: Answer | undefined;
    readonly error?: unknown;
    readonly isUninitialized: boolean;
    readonly isLoading: boolean;
  };
}

/** A call that was asked for; awaited, it ends when it is answered or given up. */
interface AskedCall extends PromiseLike<unknown> {
  unsubscribe(): void;
  abort(): void;
}

interface AnswerState {
  readonly data?: unknown;
  readonly isUninitialized: boolean;
  readonly isLoading: boolean;
}

/** What has come stands, also while it is asked again. */
const waits = ({ data, isUninitialized, isLoading }: AnswerState) =>
  data === undefined && (isUninitialized || isLoading);

/**
 * The answers to several calls of one endpoint, all asked at once; `asked` stays the same object while the calls do. They are given in their
 * order: one that comes early waits for those before it, which would push it down. `retry` asks those that failed, and those that are still waited for:
 * it is another `attempt`.
 */
export function useCallAnswers<Args, Answer>(endpoint: AskedEndpoint<Args, Answer>, asked: readonly Args[]) {
  // The store's own thunk type is the shell's; here only the action matters.
  const dispatch = useStore().dispatch as unknown as (action: unknown) => AskedCall | undefined;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // What has come is not asked again.
    const calls = asked.map((args) => dispatch(endpoint.initiate(args)));
    return () => calls.forEach((call) => call?.unsubscribe());
  }, [dispatch, endpoint, asked, attempt]);
  const selectors = useMemo(() => asked.map((args) => endpoint.select(args)), [endpoint, asked]);
  const states = useSelector(
    (state) => selectors.map((select) => select(state as never)),
    (one, other) => one.length === other.length && one.every((answer, index) => answer === other[index]),
  );
  return {
    answers: useMemo(() => {
      const first = states.findIndex(waits);
      return states.slice(0, first < 0 ? undefined : first).map(({ data }) => data);
    }, [states]),
    isLoading: states.some(waits),
    error: states.find(({ error }) => error !== undefined)?.error,
    attempt,
    async retry() {
      const running = asked.map((args) =>
        dispatch(api.util.getRunningQueryThunk(endpoint.name as never, args as never)),
      );
      running.forEach((call) => call?.abort());
      await Promise.all(running);
      setAttempt((before) => before + 1);
    },
  };
}
