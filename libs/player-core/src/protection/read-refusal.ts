/** What a licence server says of itself when it gives no licence. */
export interface LicenceRefusal {
  /** The server's own number. */
  readonly code: number | null;
  /** For the viewer. */
  readonly message: string | null;
  /** For support. */
  readonly error: string | null;
}

/** The one whose text has parts of its own. ENG-051 */
const STRUCTURED = 8002;
/** As much of an answer as is worth showing. */
const MOST_CHARACTERS = 300;

type Parts = ReadonlyMap<string, string>;

/**
 * @param text the server's answer in place of a licence
 * @returns its number and words; `null` where it gives no number. ENG-050, ENG-051
 */
export function readRefusal(text: string): LicenceRefusal | null {
  const parts = partsOf(text);
  const code = Number(parts.get('errorcode') ?? parts.get('code') ?? NaN);
  if (!Number.isInteger(code)) return null;
  const message = parts.get('message') ?? null;
  const error = parts.get('error') ?? null;
  if (code !== STRUCTURED) return { code, message: shortened(message), error: shortened(error) };
  const inner = partsOf(message ?? text);
  const said = inner.get('message') ?? message;
  const because = inner.get('error') ?? error;
  const isRaw = said === null && because === null;
  return { code, message: shortened(isRaw ? text.trim() : said), error: shortened(because) };
}

const shortened = (text: string | null): string | null => text && text.slice(0, MOST_CHARACTERS);

/** The parts of a text by their names, which are written in any case; none where it is neither JSON nor `NAME=value`. */
function partsOf(text: string): Parts {
  return partsOfJson(text) ?? partsOfPairs(text);
}

function partsOfJson(text: string): Parts | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? new Map(leaves(value)) : null;
  } catch {
    return null;
  }
}

/** What is nested says its own name: `{ "error": { "code": 1 } }` has a code. */
const leaves = (value: object): [string, string][] =>
  Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part === 'object' && part !== null) return leaves(part);
    return part === null || part === undefined ? [] : [[name.toLowerCase(), String(part)] as [string, string]];
  });

const PAIR = /(?:^|[;&\r\n])\s*(\w+)\s*=\s*([^;&\r\n]*)/g;

const partsOfPairs = (text: string): Parts =>
  new Map([...text.matchAll(PAIR)].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
