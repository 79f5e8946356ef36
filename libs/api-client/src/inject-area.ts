import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { Answer, Args, Endpoint, Resource } from '@livery/contract/endpoint';
import { api, dropAnswers, type ApiError, type EndpointBaseQuery } from './api.ts';
import { mayHaveChanged } from './failed-calls.ts';

/** Above this no answer is kept for a screen that may come back, whatever its server allows. */
const LONGEST_KEPT_SECONDS = 60 * 60;
/** Answers that are soon asked again are kept so long to be shown meanwhile. */
const SHORTEST_KEPT_SECONDS = 60;

type Definition<E extends Endpoint> = E['method'] extends 'GET'
  ? QueryDefinition<Args<E>, EndpointBaseQuery, Resource, Answer<E>, 'api'>
  : MutationDefinition<Args<E>, EndpointBaseQuery, Resource, Answer<E>, 'api'>;

type Definitions<Table> = { [Name in keyof Table]: Table[Name] extends Endpoint ? Definition<Table[Name]> : never };

/** Makes queries and mutations with hooks from the table of an area. GETs are queries, the others mutations. */
export function injectArea<const Table extends Readonly<Record<string, Endpoint>>>(table: Table) {
  return api.injectEndpoints({
    endpoints: (build) => {
      const definitions = Object.entries(table).map(([name, endpoint]) => [
        name,
        endpoint.method === 'GET' ? build.query(queryOf(endpoint)) : build.mutation(mutationOf(endpoint)),
      ]);
      return Object.fromEntries(definitions) as Definitions<Table>;
    },
  });
}

function queryOf(endpoint: Endpoint) {
  const longLived = endpoint.usableSeconds > SHORTEST_KEPT_SECONDS;
  return {
    query: (args: unknown) => ({ endpoint, args }),
    providesTags: [...endpoint.provides],
    keepUnusedDataFor: longLived ? LONGEST_KEPT_SECONDS : SHORTEST_KEPT_SECONDS,
    forceRefetch: ({ endpointState }: { endpointState?: CachedAnswer | undefined }) =>
      isTooOld(endpoint, endpointState, Date.now()),
  };
}

function mutationOf(endpoint: Endpoint) {
  return {
    query: (args: unknown) => ({ endpoint, args }),
    invalidatesTags: (_data: unknown, error: ApiError | undefined) =>
      error && !mayHaveChanged(error) ? [] : [...endpoint.invalidates],
    async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Lifecycle) {
      if (!endpoint.dropsEverything) return;
      const succeeded = await queryFulfilled.then(
        () => true,
        () => false,
      );
      if (succeeded) dispatch(dropAnswers());
    },
  };
}

interface Lifecycle {
  readonly dispatch: (action: ReturnType<typeof dropAnswers>) => unknown;
  readonly queryFulfilled: PromiseLike<unknown>;
}

interface CachedAnswer {
  readonly data?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

/**
 * The second caching layer: an answer is used for the `usableSeconds` of its call, or for as long as the answer itself says;
 * then it is shown while it is asked again (CALL-003).
 */
export function isTooOld(endpoint: Endpoint, cached: CachedAnswer | undefined, nowMs: number): boolean {
  if (cached?.fulfilledTimeStamp === undefined) return false;
  const { cacheTimeoutSeconds } = (cached.data ?? {}) as { cacheTimeoutSeconds?: number };
  return nowMs - cached.fulfilledTimeStamp >= (cacheTimeoutSeconds ?? endpoint.usableSeconds) * 1000;
}
