import { readUrl } from '@livery/contract/schema';
import type { Found } from '@livery/widgets/documents';

/** A provider's own server, which nobody has measured, gets as long as the API. API-008 */
const TIMEOUT_MS = 30_000;

/** What servers answer for a document that they do not have. */
const MISSING: readonly number[] = [404, 410];

/**
 * Reads a document at its own address: without token, cookie or referrer, because it belongs to somebody else. Never rejects; `signal` ends
 * it as a failure.
 */
export async function readText(address: string, signal: AbortSignal): Promise<Found> {
  const url = readUrl(address, location.origin);
  if (!url) return { kind: 'none' };
  const failed: Found = { kind: 'failed', address: url.href };
  const life = new AbortController();
  const end = () => life.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, TIMEOUT_MS);
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: life.signal });
    if (MISSING.includes(response.status)) return { kind: 'none' };
    if (!response.ok) return failed;
    return asText(url, response.headers.get('content-type') ?? '', await response.text());
  } catch {
    return failed;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

function asText(url: URL, contentType: string, body: string): Found {
  const address = url.href;
  // Servers that answer every address with the page of the site have no such file.
  if (url.origin === location.origin && /^\s*<!doctype/i.test(body)) return { kind: 'none' };
  if (contentType.startsWith('text/plain')) return { kind: 'text', html: paragraphs(body), address };
  return contentType.startsWith('text/html') ? { kind: 'text', html: body, address } : { kind: 'failed', address };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as paragraphs: an empty line stands between two. */
const paragraphs = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join('');
