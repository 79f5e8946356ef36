import type { ClientDataEntry } from '../media/client-data-log.ts';

/** A play, as far as its quality was told (`playback_quality`). */
export interface Play {
  readonly atMs: number;
  readonly outcome: string;
  readonly startMs: number | null;
  readonly isZap: boolean;
  readonly stalledMs: number;
  readonly watchedMs: number;
  readonly engine: string;
  readonly code: string | null;
}

/** What one span of the day was like; null where nobody played. */
export interface Span {
  readonly startP50: number | null;
  readonly startP95: number | null;
  readonly zapP50: number | null;
  /** Waiting in the middle, as a share of the time that was watched or waited. */
  readonly stallPercent: number | null;
  readonly failedPercent: number | null;
  /** Left before any picture. */
  readonly leftPercent: number | null;
  readonly plays: number;
}

/** The value that so many per cent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}

const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function spanOf(plays: readonly Play[]): Span {
  const startsOf = (some: readonly Play[]) => some.flatMap(({ startMs }) => startMs ?? []);
  const starts = startsOf(plays.filter(({ isZap }) => !isZap));
  const stalledMs = sum(plays.map((play) => play.stalledMs));
  const count = (outcome: string) => plays.filter((play) => play.outcome === outcome).length;
  return {
    startP50: percentile(starts, 50),
    startP95: percentile(starts, 95),
    zapP50: percentile(startsOf(plays.filter(({ isZap }) => isZap)), 50),
    stallPercent: share(stalledMs, stalledMs + sum(plays.map(({ watchedMs }) => watchedMs))),
    failedPercent: share(count('failed'), plays.length),
    leftPercent: share(count('left'), plays.length),
    plays: plays.length,
  };
}

/** What the requests for media of one span said; null where none said it. */
export interface RequestSpan {
  readonly lineP50: number | null;
  readonly lineP5: number | null;
  readonly bufferP50: number | null;
  readonly starvedPercent: number | null;
}

function requestSpanOf(requests: readonly ClientDataEntry[]): RequestSpan {
  const lines = requests.flatMap(({ lineKbps }) => lineKbps ?? []);
  const starved = requests.filter(({ hasStarved }) => hasStarved).length;
  return {
    lineP50: percentile(lines, 50),
    lineP5: percentile(lines, 5),
    bufferP50: percentile(
      requests.flatMap(({ bufferMs }) => bufferMs ?? []),
      50,
    ),
    starvedPercent: share(starved, requests.length),
  };
}

/** The day cut into spans, each with what `summary` makes of it. */
const ofDay =
  <Told extends { readonly atMs: number }, Summary>(summary: (told: readonly Told[]) => Summary) =>
  (told: readonly Told[], dayStartMs: number, spanMs: number): readonly Summary[] =>
    Array.from({ length: Math.round((24 * 60 * 60 * 1000) / spanMs) }, (_, index) =>
      summary(told.filter(({ atMs }) => Math.floor((atMs - dayStartMs) / spanMs) === index)),
    );

export const spansOfDay = ofDay(spanOf);
export const requestsOfDay = ofDay(requestSpanOf);
