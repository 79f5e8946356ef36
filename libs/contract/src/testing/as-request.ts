import type { Args, Endpoint } from '../endpoint.ts';
import { encode } from '../schema/schema.ts';

export interface WrittenRequest {
  readonly line: string;
  readonly body?: unknown;
}

/** A call as it stands on the wire: method, path and query in one line, and the body. */
export function asRequest<E extends Endpoint>(endpoint: E, args: Args<E>): WrittenRequest {
  const given = (args ?? {}) as never;
  const params = encode(endpoint.params, given) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const query = Object.entries(encode(endpoint.query, given) as Record<string, unknown>).map(
    ([name, value]) => `${name}=${String(value)}`,
  );
  const line = `${endpoint.method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return endpoint.hasBody ? { line, body: encode(endpoint.body, given) } : { line };
}
