import { normalize } from 'node:path';

export interface Address {
  /** Decoded, with one slash between its parts, and never above its root. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** A proxy may ask for the whole address; only what follows the host counts. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
const PARTS = /^([^?#]*)(?:\?([^#]*))?/;

/** Path and query of what a client sent. That may be anything: `//` is no URL, and `%E0` no text, but neither ends a server. */
export function readAddress(sent = '/'): Address {
  const [, pathname = '', query] = PARTS.exec(sent.replace(ORIGIN, '')) ?? [];
  return { path: cleanPath(pathname), query: new URLSearchParams(query) };
}

function cleanPath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname).replaceAll('\\', '/').replaceAll('\0', '');
    return normalize(`/${path}`).replace(/^\/+/, '/');
  } catch {
    return '/index.html';
  }
}
