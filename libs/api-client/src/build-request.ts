import type { Endpoint } from '@livery/contract/endpoint';
import { decode, encode, type DecodeError } from '@livery/contract/schema';
import type { ApiSettings } from './settings.ts';

/** A call as it goes out, still without a token. */
export interface ApiRequest {
  /** Path and query: what makes two GETs the same. Holds no token. */
  readonly address: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
}

export type Built =
  { readonly ok: true; readonly request: ApiRequest } | { readonly ok: false; readonly error: DecodeError };

type Given = Readonly<Record<string, unknown>>;

/** Puts the caller's flat arguments where they belong. An id that is no number makes no request (CALL-014). */
export function buildRequest(endpoint: Endpoint, args: unknown, settings: ApiSettings): Built {
  const given = (args ?? {}) as Given;
  const params = wirePart(endpoint.params, given);
  const query = wirePart(endpoint.query, given);
  for (const [schema, part] of [
    [endpoint.params, params],
    [endpoint.query, query],
  ] as const) {
    const checked = decode(schema, part);
    if (!checked.ok) return { ok: false, error: checked.error };
  }

  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const base = { api: settings.origin, site: settings.siteOrigin ?? '', given: String(params['url']) }[endpoint.base];
  const headers: Record<string, string> = { 'Accept-Language': settings.language() };
  if (endpoint.hasBody) headers['Content-Type'] = 'application/json';
  const body = endpoint.hasBody ? JSON.stringify(wirePart(endpoint.body, given)) : undefined;
  return {
    ok: true,
    request: {
      address: withQuery(base + path, Object.entries(query)),
      init: {
        method: endpoint.method,
        headers,
        // What may be used again is decided here (API-003…005), so the browser's own cache stays out of it.
        cache: 'no-store',
        credentials: 'omit',
        // What the viewer has changed is sent to its end, also when the page is left or reloaded right after.
        ...(endpoint.method !== 'GET' && isShort(body) && { keepalive: true }),
        ...(body !== undefined && { body }),
      },
    },
  };
}

/** A browser refuses requests that outlive their page when their bodies are longer than 64 KiB together. */
const KEEPALIVE_MAX_CHARACTERS = 8_000;
const isShort = (body = '') => body.length <= KEEPALIVE_MAX_CHARACTERS;

export function withQuery(address: string, values: readonly (readonly [string, unknown])[]): string {
  const pairs = values.map(([name, value]) => `${name}=${encodeURIComponent(queryText(value))}`);
  if (pairs.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

const queryText = (value: unknown): string => (typeof value === 'boolean' ? String(Number(value)) : String(value));

/** Path names are clean names: `:libraryId`. Query and body names are those of the wire. */
function wirePart(schema: Endpoint['params'], given: Given): Given {
  return encode(schema, given) as Given;
}
