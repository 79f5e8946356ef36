import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { RESOURCES, type Endpoint, type Resource } from '@livery/contract/endpoint';
import type { ApiError } from './api-error.ts';
import { callApi, forgetAnswers } from './call-api.ts';

export type { ApiResult } from './answer-cache.ts';
export type { ApiError, HttpError } from './api-error.ts';
export { callApi, type CallOptions } from './call-api.ts';
export { configureApi, type AnswerIssue, type ApiSettings, type TokenSource } from './settings.ts';

export interface EndpointCall {
  readonly endpoint: Endpoint;
  readonly args: unknown;
}

export type EndpointBaseQuery = BaseQueryFn<EndpointCall, unknown, ApiError>;

const baseQuery: EndpointBaseQuery = async ({ endpoint, args }, { signal }) => {
  const result = await callApi(endpoint, args as never, { signal });
  // Immer looks through whatever it did not make itself, but for what is frozen: a list of thousands would be a long task.
  return result.error ? { error: result.error } : { data: Object.freeze(result.data) };
};

/** The store's part of the calls. The endpoints of an area come with its door, `@livery/api-client/<area>`. */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes: RESOURCES, endpoints: () => ({}) });

/**
 * Drops every answer: somebody signed in or out, changed the profile, or chose another language. What is on screen is asked
 * again. To be dispatched when the new token or language is in place, so that nothing is asked with the old one.
 */
export function dropAnswers() {
  forgetAnswers();
  return api.util.resetApiState();
}

/** Makes answers stale that hold these resources, in both caches: what is on screen is asked again, and from the server. To be dispatched. */
export function staleAnswers(resources: readonly Resource[]) {
  forgetAnswers(resources);
  return api.util.invalidateTags([...resources]);
}
