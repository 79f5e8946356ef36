import type { Endpoint } from '@livery/contract/endpoint';
import { readErrorBody } from '@livery/contract/errors';
import { decodeInSlices, type Report } from '@livery/contract/schema';
import type { ApiResult } from './answer-cache.ts';
import { failure, httpError, unreadable } from './api-error.ts';
import { withQuery, type ApiRequest } from './build-request.ts';
import type { ApiSettings } from './settings.ts';

/** One answer reports at most so many issues: a list of thousands may be wrong in every item. */
const MAX_REPORTED_ISSUES = 20;

/** Sends a request once and reads the answer. Ends with data or a typed error; never throws. */
export async function sendOnce(
  endpoint: Endpoint,
  request: ApiRequest,
  token: string | null,
  signal: AbortSignal,
  settings: ApiSettings,
): Promise<ApiResult<unknown>> {
  if (signal.aborted) return { error: failure('aborted', endpoint.name) };
  const giveUp = new AbortController();
  const abort = () => giveUp.abort();
  signal.addEventListener('abort', abort, { once: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    giveUp.abort();
  }, endpoint.timeoutSeconds * 1000);

  const now = settings.clock?.now ?? Date.now;
  const requestedAtMs = now();
  let response: Response;
  let receivedAtMs: number;
  let body: string;
  try {
    const address = token === null ? request.address : withQuery(request.address, [['access_token', token]]);
    const send = settings.fetch ?? fetch;
    response = await send(address, { ...request.init, signal: giveUp.signal });
    receivedAtMs = now();
    body = await response.text();
  } catch {
    // The reason may hold the address and so the token; the kind says enough.
    return { error: failure(isLate ? 'timeout' : signal.aborted ? 'aborted' : 'network', endpoint.name) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
  reportDate(response, requestedAtMs, receivedAtMs, endpoint, settings);
  if (!response.ok) return { error: httpError(endpoint.name, response.status, readErrorBody(parseJson(body))) };
  return readAnswer(endpoint, body, signal, settings);
}

async function readAnswer(
  endpoint: Endpoint,
  body: string,
  signal: AbortSignal,
  settings: ApiSettings,
): Promise<ApiResult<unknown>> {
  let reported = 0;
  const report: Report = (issue) => {
    reported += 1;
    if (reported <= MAX_REPORTED_ISSUES) settings.onAnswerIssue?.({ endpoint: endpoint.name, ...issue });
  };
  const slices = decodeInSlices(endpoint.response, parseJson(body), report);
  let step = slices.next();
  while (!step.done) {
    await breathe();
    if (signal.aborted) return { error: failure('aborted', endpoint.name) };
    step = slices.next();
  }
  const decoded = step.value;
  return decoded.ok
    ? { data: decoded.value as unknown }
    : { error: unreadable('decode', endpoint.name, decoded.error) };
}

/** Lets the page paint and answer a click before the next slice. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What is no JSON is undefined, which no answer with fields accepts. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Only from our own API, and only when no cache on the way kept the answer: then its date would be an old one. */
function reportDate(
  { headers }: Response,
  requestedAtMs: number,
  receivedAtMs: number,
  endpoint: Endpoint,
  { onServerDate }: ApiSettings,
): void {
  const serverTimeMs = Date.parse(headers.get('Date') ?? '');
  if (!onServerDate || Number.isNaN(serverTimeMs) || endpoint.base !== 'api' || Number(headers.get('Age') ?? 0) > 0)
    return;
  onServerDate(serverTimeMs, receivedAtMs - requestedAtMs);
}
