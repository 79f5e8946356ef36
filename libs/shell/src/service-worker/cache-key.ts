import { readUrl } from '@livery/contract/schema';

/** Whose answers a cache holds. */
export interface Viewer {
  user: number | string;
  profile: number | string | null;
  language: string;
}

/** One string for one viewer in one language. The brand needs no place in it: a worker serves one origin. */
export const viewerKey = ({ user, profile, language }: Viewer): string => [user, profile ?? '-', language].join('/');

/**
 * The key under which an API answer is kept: its address without the access token, for one viewer.
 * The token must never stand in a cache.
 */
export function answerKey(address: string, viewer: string): string {
  const url = readUrl(address);
  if (!url) return `${address} ${viewer}`;
  url.searchParams.delete('access_token');
  url.searchParams.sort();
  url.searchParams.set('viewer', viewer);
  return url.href;
}
