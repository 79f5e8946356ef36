import type { Rules } from './only-used.ts';

/**
 * What is always so in RTK Query as `@livery/api-client` uses it: queries and mutations with `query`, tags and `onQueryStarted`. Nothing is asked
 * in pages or by a timer, no store is taken from a server's page, no answer is checked by a schema of the library, and no answer is put in by hand.
 * `rtk-query.test.ts` compares what both libraries do, and finds whoever would use what is left out.
 */
export const RTK_QUERY: Rules = {
  functions: [
    'buildInitiateInfiniteQuery',
    'buildInfiniteQuerySelector',
    'getRunningMutationThunk',
    'getRunningMutationsThunk',
  ],
  chained: [/^\.addMatcher\(hasRehydrationInfo,/],
  constants: {
    NamedSchemaError: 'void 0',
    addShouldAutoBatch: '(meta) => ({ ...meta, [SHOULD_AUTOBATCH]: true })',
    fetchPage: 'void 0',
    forceQueryFn: 'void 0',
    infiniteQueryThunk: 'void 0',
    prefetch: 'void 0',
    upsertQueryData: 'void 0',
    windowEventsHandler: 'void 0',
    handlerBuilders:
      '[buildDevCheckHandler, buildCacheCollectionHandler, buildInvalidationByTagsHandler, buildQueryLifecycleHandler]',
  },
  expressions: {
    'isInfiniteQueryDefinition(e)': 'false',
    'isInfiniteQueryDefinition(definition)': 'false',
    'isInfiniteQueryDefinition(endpointDefinition)': 'false',
    'isQuery && "infiniteQueryOptions" in endpointDefinition': 'false',
    'isUpsertQuery(arg)': 'false',
    'isUpsertQuery(meta.arg)': 'false',
    'isUpsertQuery(queryThunkArg)': 'false',
    'isUpsertQuery(action.meta.arg)': 'false',
    'hasRehydrationInfo(action)': 'false',
    'context.hasRehydrationInfo(action)': 'false',
    'fulfilledVal && !direction': 'fulfilledVal',
  },
  statements: [
    [/^if \((arg|rawResponse|response|meta|rawErrorResponse|errorResponse)Schema && /, ';'],
    [/^const \{ metaSchema, /, ';'],
    [/^const \{ rawErrorResponseSchema, /, ';'],
    [/^const \{ extraOptions, argSchema, /, 'const { extraOptions } = endpointDefinition;'],
    [/^try \{\s+if \(caughtError instanceof NamedSchemaError\)/, ';'],
    [/^if \(isQueryDefinition\(endpointDefinition\)\) thunk = /, 'thunk = queryThunk(commonThunkArgs);'],
    [
      /^if \(forceQueryFn\) result = [^]*else if \(endpointDefinition\.query\)/,
      `{
      transformResponse = defaultTransformResponse;
      result = await baseQuery(endpointDefinition.query(finalQueryArg), baseQueryApi, extraOptions);
    }`,
    ],
    [
      /^if \(merge\)/,
      `substate.data = copyWithStructuralSharing(isDraft(substate.data) ? original(substate.data) : substate.data, payload);`,
    ],
    [/^const \{ merge \} = /, ';'],
    [/^const direction = /, ';'],
    [/^if \(direction && isInfiniteQueryDefinition/, ';'],
    [/^windowEventsHandler\(/, ';'],
    [/^builder\.addCase\(onOnline, /, ';'],
  ],
};

/** The same of its hooks. */
export const RTK_QUERY_HOOKS: Rules = {
  functions: ['buildInfiniteQueryHooks', 'usePrefetch'],
  constants: {
    initialPageParam: 'void 0',
    refetchCachedPages: 'void 0',
    stableInitialPageParam: 'void 0',
    stableRefetchCachedPages: 'void 0',
  },
  expressions: {
    'isInfiniteQueryDefinition(definition)': 'false',
    'isInfiniteQueryDefinition(endpointDefinitions[endpointName])': 'false',
  },
  statements: [
    [/^const debugValue = /, ';'],
    [/^useDebugValue\(/, ';'],
  ],
};
