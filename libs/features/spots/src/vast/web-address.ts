import { readUrl } from '@livery/contract/schema';

/** An address that may be asked or followed: http or https, and nothing that would run. */
export function webAddress(text: string): string | null {
  const url = readUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
