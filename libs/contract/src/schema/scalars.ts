import type { Schema } from './description.ts';
import { forgive, reject, type Reading, type Unreadable } from './reading.ts';
import { formatMoney, parseAddress, parseDay, parseIso, parseMoney } from './formats.ts';

type Required<Clean, WireValue> = Schema<Clean, WireValue, 'required'>;

/** A scalar that fails by returning undefined. */
function scalar<Clean, WireValue>(
  shape: Schema<Clean, WireValue>['shape'],
  parse: (value: unknown) => Clean | undefined,
  write: (value: Clean) => WireValue,
): Required<Clean, WireValue> {
  return {
    shape,
    presence: 'required',
    read: (value, reading) => parse(value) ?? reject(reading, shape.kind),
    write,
  };
}

const same = <T>(value: T): T => value;

/** The number that a JSON number or a numeric string stands for. */
function parseNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value))
    return parseNumber(Number(value));
  // Adding 0 turns -0 into 0, which would not survive a comparison.
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined;
}

function parseInteger(value: unknown, min: number, max: number): number | undefined {
  const number = parseNumber(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;
}

/** A numeric id: 12 or "12". */
// @__NO_SIDE_EFFECTS__
export function id(): Required<number, number> {
  return scalar({ kind: 'id' }, (value) => parseInteger(value, 0, Number.MAX_SAFE_INTEGER), same);
}

/** Text as it is, also empty unless that is ruled out. A number is read as its digits: keys and phones often come unquoted. */
// @__NO_SIDE_EFFECTS__
export function text(options: { readonly mayBeEmpty?: boolean } = {}): Required<string, string> {
  const { mayBeEmpty = true } = options;
  const parse = (value: unknown): string | undefined => {
    if (typeof value === 'string') return mayBeEmpty || value !== '' ? value : undefined;
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
  };
  return scalar({ kind: 'text', mayBeEmpty }, parse, same);
}

// @__NO_SIDE_EFFECTS__
export function integer(range: { readonly min?: number; readonly max?: number } = {}): Required<number, number> {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = range;
  return scalar({ kind: 'integer', min, max }, (value) => parseInteger(value, min, max), same);
}

// @__NO_SIDE_EFFECTS__
export function decimal(): Required<number, number> {
  return scalar({ kind: 'decimal' }, parseNumber, same);
}

/** An amount of money. Wire: "1990.00". Clean: an integer of minor units, parsed from the digits and never through a float. */
// @__NO_SIDE_EFFECTS__
export function money(): Required<number, string> {
  return scalar({ kind: 'money' }, parseMoney, formatMoney);
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['true', true],
  ['1', true],
  [false, false],
  [0, false],
  ['false', false],
  ['0', false],
  ['', false],
]);

/** A boolean that may be left out. Also reads 0, 1 and their texts. */
// @__NO_SIDE_EFFECTS__
export function flag(options: { readonly whenAbsent?: boolean } = {}): Schema<boolean, boolean, 'defaulted'> {
  const { whenAbsent = false } = options;
  return {
    ...scalar<boolean, boolean>({ kind: 'flag' }, (value) => FLAGS.get(value), same),
    presence: 'defaulted',
    whenAbsent: () => whenAbsent,
  };
}

/** Above this a number of seconds would lie after the year 5000, so it must be milliseconds. */
const LARGEST_SECONDS = 100_000_000_000;

function parseSeconds(value: unknown): number | undefined {
  const number = parseNumber(value) ?? parseNumber((parseIso(value) ?? Number.NaN) / 1000);
  if (number === undefined || number < 0) return undefined;
  const seconds = Math.floor(number > LARGEST_SECONDS ? number / 1000 : number);
  return seconds <= LARGEST_SECONDS ? seconds : undefined;
}

function parseInstant(value: unknown): number | undefined {
  const iso = parseIso(value);
  if (iso !== undefined) return instantInRange(iso);
  const number = parseNumber(value);
  if (number === undefined || number < 0) return undefined;
  return instantInRange(Math.round(number > LARGEST_SECONDS ? number : number * 1000));
}

/** The years of the strict form, 1900 to 4999. */
const EARLIEST_MS = Date.UTC(1899, 11, 31);
const LATEST_MS = Date.UTC(5000, 0, 2);

const instantInRange = (ms: number): number | undefined => (ms >= EARLIEST_MS && ms <= LATEST_MS ? ms : undefined);

/** A moment in Unix seconds on both sides. Also reads milliseconds and ISO 8601. */
// @__NO_SIDE_EFFECTS__
export function timestamp(): Required<number, number> {
  return scalar({ kind: 'timestamp' }, parseSeconds, same);
}

/** A moment. Wire: ISO 8601 with an offset. Clean: milliseconds since 1970. Also reads Unix seconds and a time without offset (UTC). */
// @__NO_SIDE_EFFECTS__
export function isoDate(): Required<number, string> {
  return scalar({ kind: 'isoDate' }, parseInstant, (ms) => new Date(ms).toISOString());
}

/** A calendar day, "2026-03-01". Also reads the first ten characters of a longer time. */
// @__NO_SIDE_EFFECTS__
export function day(): Required<string, string> {
  return scalar({ kind: 'day' }, parseDay, same);
}

/** An http address, or a path of the same origin. Scripts and other schemes are refused here, at the edge. */
// @__NO_SIDE_EFFECTS__
export function url(): Required<string, string> {
  return scalar({ kind: 'url' }, parseAddress, same);
}

/**
 * One of the given words, whatever their case. `spellings` maps other words to a known one; `otherwise` stands for every
 * word that is not known, so that a server may add one.
 */
// @__NO_SIDE_EFFECTS__
export function oneOf<const V extends string, const O extends string = never>(
  values: readonly V[],
  options: { readonly spellings?: Readonly<Record<string, NoInfer<V>>>; readonly otherwise?: O } = {},
): Required<V | O, V> {
  const { otherwise } = options;
  const known = new Map<string, V>(Object.entries<V>(options.spellings ?? {}));
  for (const value of values) known.set(value.toLowerCase(), value).set(value, value);
  const read = (value: unknown, reading: Reading): V | O | Unreadable => {
    if (typeof value !== 'string') return reject(reading, 'oneOf');
    const found = known.get(value) ?? known.get(value.trim().toLowerCase());
    if (found !== undefined) return found;
    const unknown: Unreadable = reject(reading, 'oneOf', 'unknownValue');
    if (otherwise === undefined) return unknown;
    forgive(reading);
    return otherwise;
  };
  // `otherwise` is only ever read, so what is written is one of the values.
  return { shape: { kind: 'oneOf', values }, presence: 'required', read, write: (value) => value as V };
}
