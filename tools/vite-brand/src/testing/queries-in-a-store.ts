import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** What a store says at each step of what `@livery/api-client` does with its calls. Times and names of requests are left out. */
export async function queriesInAStore(): Promise<string[]> {
  const lines: string[] = [];
  let asked = 0;
  const api = createApi({
    reducerPath: 'api',
    tagTypes: ['films', 'people'],
    baseQuery: async ({ call, args }: { call: string; args: unknown }, { signal }) => {
      const number = ++asked;
      await soon();
      lines.push(`${call} ${JSON.stringify(args)} ${signal.aborted ? 'aborted' : 'answered'}`);
      return args === 'refused'
        ? { error: { status: 500, call } }
        : { data: { call, number, list: [{ id: 1 }, { id: 2 }] } };
    },
    endpoints: () => ({}),
  }).injectEndpoints({
    endpoints: (build) => ({
      getFilms: build.query<{ number: number; list: { id: number }[] }, string>({
        query: (args) => ({ call: 'films', args }),
        providesTags: ['films'],
        keepUnusedDataFor: 0.05,
        forceRefetch: ({ currentArg, endpointState }) => currentArg === 'old' && endpointState?.data !== undefined,
      }),
      rename: build.mutation<unknown, string>({
        query: (args) => ({ call: 'rename', args }),
        invalidatesTags: (_, error) => (error ? [] : ['films']),
        async onQueryStarted(_, { queryFulfilled }) {
          await queryFulfilled.then(
            () => lines.push('renamed'),
            () => lines.push('not renamed'),
          );
        },
      }),
    }),
  });
  const store = configureStore({ reducer: { api: api.reducer }, middleware: (all) => all().concat(api.middleware) });
  const { getFilms, rename } = api.endpoints;
  const nameless = (key: string, value: unknown) => {
    if (/^(requestId|\w*TimeStamp|subscriptions|config)$/.test(key)) return undefined;
    return key === 'mutations' ? Object.values(value as object) : value;
  };
  const tell = (step: string) => lines.push(`${step}: ${JSON.stringify(store.getState(), nameless)}`);

  const first = store.dispatch(getFilms.initiate('a'));
  tell('asked');
  lines.push(JSON.stringify((await first).data));
  const second = store.dispatch(getFilms.initiate('a'));
  await second;
  tell('asked again, and kept');
  await store.dispatch(getFilms.initiate('a', { forceRefetch: true, subscribe: false }));
  tell('asked anew');
  for (const _ of [1, 2]) await store.dispatch(getFilms.initiate('old', { subscribe: false }));
  tell('an old answer');
  await store.dispatch(getFilms.initiate('refused', { subscribe: false }));
  tell('refused');
  await store.dispatch(rename.initiate('b'));
  await soon();
  tell('what a mutation makes stale is asked again');
  await store.dispatch(rename.initiate('refused'));
  tell('a refused mutation makes nothing stale');
  const change = store.dispatch(api.util.updateQueryData('getFilms', 'a', (films) => void (films.list[0]!.id = 9)));
  tell('changed in the store');
  change.undo();
  tell('and back');
  lines.push(JSON.stringify(api.util.selectCachedArgsForQuery(store.getState(), 'getFilms')));
  const running = store.dispatch(getFilms.initiate('left', { subscribe: false }));
  lines.push(String(store.dispatch(api.util.getRunningQueryThunk('getFilms', 'left')) === running));
  running.abort();
  await soon();
  await soon();
  tell('aborted');
  store.dispatch(api.util.invalidateTags(['films']));
  await soon();
  await soon();
  tell('made stale');
  first.unsubscribe();
  second.unsubscribe();
  await new Promise((resolve) => setTimeout(resolve, 120));
  tell('nobody looks at it');
  store.dispatch(api.util.resetApiState());
  tell('dropped');
  return lines;
}
