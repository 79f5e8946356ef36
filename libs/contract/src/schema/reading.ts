/** Why a value could not be taken. Holds no value: what a viewer typed must not reach a log. */
export interface DecodeIssue {
  /** From the root of the document, `channels[3].id`; empty for the root itself. */
  readonly path: string;
  readonly reason: 'missing' | 'unreadable' | 'unknownValue' | 'notExactlyOne';
  readonly expected: string;
}

export type Report = (issue: DecodeIssue) => void;

/** Says "no clean value" without throwing; a symbol, so that no document can contain it. */
export const UNREADABLE: unique symbol = Symbol('unreadable');
export type Unreadable = typeof UNREADABLE;

/** The state of one decoding: where we are, what was forgiven, what was not. */
export interface Reading {
  readonly path: (string | number)[];
  readonly report: Report;
  failure: DecodeIssue | null;
}

export function startReading(report: Report): Reading {
  return { path: [], report, failure: null };
}

export function reject(reading: Reading, expected: string, reason: DecodeIssue['reason'] = 'unreadable'): Unreadable {
  reading.failure = { path: formatPath(reading.path), reason, expected };
  return UNREADABLE;
}

/** Tells the reporter about the last failure and goes on. */
export function forgive(reading: Reading): void {
  const failure = reading.failure;
  reading.failure = null;
  if (failure) reading.report(failure);
}

function formatPath(path: readonly (string | number)[]): string {
  let text = '';
  for (const step of path) text += typeof step === 'number' ? `[${step}]` : text === '' ? step : `.${step}`;
  return text;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
