import { webAddress } from './web-address.ts';

/** Why a list could not be had; the message is the code, as the client for VAST hands on no more of an error. */
export class ListFailure extends Error {
  readonly code: number;

  constructor(code: number) {
    super(String(code));
    this.code = code;
  }
}

export type ListAsking = {
  readonly fetch: typeof globalThis.fetch;
  /** Ends everything that is under way. */
  readonly budget: AbortSignal;
  readonly maxBytes: number;
};

/** What the same silence is called at the first address and behind a wrapper. */
const CODES = {
  first: { noAddress: 1013, noAnswer: 1012 },
  wrapped: { noAddress: 300, noAnswer: 301 },
} as const;
const TOO_LATE = 301;
const NO_XML = 100;
const NO_VAST = 101;
const OTHER_VERSION = 102;
const EMPTY = 1009;
const TOO_BIG = 900;

export type PlaceInChain = keyof typeof CODES;

/**
 * The list at an address, within the budget.
 * @throws ListFailure
 */
export async function fetchList(address: string, place: PlaceInChain, asking: ListAsking): Promise<XMLDocument> {
  const url = webAddress(address);
  if (url === null) throw new ListFailure(CODES[place].noAddress);
  const text = await withinBudget(asking.budget, CODES[place].noAnswer, readText(url, place, asking));
  return readList(text);
}

/** What comes first: the answer, its failure, or the end of the budget. A fetch that takes no signal waits for nobody. */
async function withinBudget<T>(budget: AbortSignal, noAnswer: number, answer: Promise<T>): Promise<T> {
  let end: () => void = () => undefined;
  const isOver = new Promise<never>((_, reject) => {
    end = () => reject(new ListFailure(TOO_LATE));
    if (budget.aborted) end();
    budget.addEventListener('abort', end);
  });
  try {
    return await Promise.race([isOver, answer]);
  } catch (error) {
    if (error instanceof ListFailure) throw error;
    throw new ListFailure(budget.aborted ? TOO_LATE : noAnswer);
  } finally {
    budget.removeEventListener('abort', end);
  }
}

async function readText(url: string, place: PlaceInChain, { fetch, budget, maxBytes }: ListAsking): Promise<string> {
  const response = await fetch(url, { signal: budget, credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new ListFailure(CODES[place].noAnswer);
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      // What is still on its way is of no use.
      void reader.cancel().catch(() => undefined);
      throw new ListFailure(TOO_BIG);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * The text as a list of VAST. What holds no ad at all is left out: the client stumbles over it.
 * @throws ListFailure
 */
function readList(text: string): XMLDocument {
  const xml = text.trim();
  if (xml === '') throw new ListFailure(EMPTY);
  // No list of ads has entities of its own; what has means harm.
  if (/<!ENTITY/i.test(xml)) throw new ListFailure(NO_XML);
  const list = new DOMParser().parseFromString(xml, 'text/xml');
  if (list.getElementsByTagName('parsererror').length > 0) throw new ListFailure(NO_XML);
  const root = list.documentElement;
  if (root.nodeName === 'VideoAdServingTemplate') throw new ListFailure(OTHER_VERSION);
  if (root.nodeName !== 'VAST') throw new ListFailure(NO_VAST);
  keepAds(list, ['InLine', 'Wrapper']);
  return list;
}

/** Takes those ads out of a list that are of none of the kinds. */
export function keepAds(list: XMLDocument, kinds: readonly string[]): void {
  for (const ad of [...list.documentElement.children])
    if (ad.nodeName === 'Ad' && ![...ad.children].some(({ nodeName }) => kinds.includes(nodeName))) ad.remove();
}
