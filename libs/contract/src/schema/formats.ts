import { readUrl } from './read-url.ts';

/** What a strict value looks like. Tolerant readers take more than this. */
export const STRICT_MONEY = /^(?!-0\.00$)-?(?:0|[1-9]\d{0,12})\.\d{2}$/;
export const STRICT_INSTANT =
  /^(?:19|[2-4]\d)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
export const STRICT_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
export const STRICT_URL = /^(?:https?:\/)?\/[^\s\\]*$/;

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(\.\d{1,3})?\d*)?(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i;

/** Milliseconds of an ISO 8601 time; one without an offset is UTC, not the time of the device. */
export function parseIso(value: unknown): number | undefined {
  const match = typeof value === 'string' ? INSTANT.exec(value.trim()) : null;
  if (!match) return undefined;
  const [, date, minutes = '00:00', seconds = '00', fraction = '', , hours, hourMinutes] = match;
  const ms = Date.parse(`${date}T${minutes}:${seconds}${fraction}${hours ? `${hours}:${hourMinutes}` : 'Z'}`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** The day that a date or a longer time begins with. */
export function parseDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^.{10}(?:$|[T ])/.test(value)) return undefined;
  const day = value.slice(0, 10);
  return STRICT_DAY.test(day) ? day : undefined;
}

/** Any site, for paths whose own site is not known here. */
const SOME_SITE = 'https://site.invalid';

/** The address in its strict form; undefined for what is none, and for what no browser could open: `https://`, `//`, `https://[`. */
export function parseAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = STRICT_URL.test(value) ? value : tidyAddress(value);
  return STRICT_URL.test(address) && readUrl(address, SOME_SITE) ? address : undefined;
}

const tidyAddress = (value: string): string =>
  value
    .trim()
    .replace(/^https?:/i, (scheme) => scheme.toLowerCase())
    .replaceAll(' ', '%20');

const MONEY_DIGITS = /^\s*(-?)(\d{1,13})(?:[.,](\d{0,2})0*)?\s*$/;
/** How far a JSON number may lie from two decimals and still be taken for them (binary noise of a float). */
const FLOAT_NOISE = 1e-6;

/** Minor units of "1990.00", "1990", "1990,5" or 1990; undefined for what has no exact amount in minor units. */
export function parseMoney(value: unknown): number | undefined {
  if (typeof value === 'number') {
    const rounded = value.toFixed(2);
    return Number.isFinite(value) && Math.abs(Number(rounded) - value) < FLOAT_NOISE ? parseMoney(rounded) : undefined;
  }
  const match = typeof value === 'string' ? MONEY_DIGITS.exec(value) : null;
  if (!match) return undefined;
  const [, sign, units, decimals = ''] = match;
  const minor = Number(`${units}${decimals.padEnd(2, '0')}`);
  return sign && minor > 0 ? -minor : minor;
}

/** "1990.00" of 199000 minor units. */
export function formatMoney(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
