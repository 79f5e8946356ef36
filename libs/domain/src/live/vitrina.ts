import { readUrl } from '@livery/contract/schema';

/** What the page of a channel tells of itself. */
export type VitrinaEvent = 'started' | 'failed';

const EVENTS: ReadonlySet<unknown> = new Set<VitrinaEvent>(['started', 'failed']);

/** A message as windows send them. */
interface Message {
  readonly origin: string;
  readonly data: unknown;
}

/** What the page at `url` has said; null for what others say, and for what is no word of it. LIVE-052 */
export function vitrinaEvent({ origin, data }: Message, url: string): VitrinaEvent | null {
  if (origin !== readUrl(url)?.origin) return null;
  const { type, event } = (data ?? {}) as { type?: unknown; event?: unknown };
  return type === 'vitrina' && EVENTS.has(event) ? (event as VitrinaEvent) : null;
}
