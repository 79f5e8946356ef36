import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { announcedSpan, programmeState, realSpan } from '@livery/domain/schedule';
import type { Translate } from '@livery/i18n';
import type { Formats } from '@livery/i18n/formats';
import type { ProgrammeFact } from '@livery/ui-kit/channels';
import { MINUTE_MS } from '@livery/value/durations';

interface Words {
  readonly t: Translate;
  readonly formats: Pick<Formats, 'timeRange' | 'duration'>;
}

interface OnAir {
  readonly startMs: number;
  readonly endMs: number;
  /** Only while it runs: the present, and when it will be over. */
  readonly running?: { readonly nowMs: number; readonly untilMs: number } | undefined;
}

const MINUTE_SECONDS = 60;
/** From one clock time to another, in whole minutes; what is shorter is one. */
const minutesBetween = (fromMs: number, toMs: number) =>
  Math.max(1, Math.floor(toMs / MINUTE_MS) - Math.floor(fromMs / MINUTE_MS));

/** When something is on, in figures that agree with each other: all of them are from one clock time to another. */
export function airFacts({ startMs, endMs, running }: OnAir, { t, formats }: Words): ProgrammeFact[] {
  const between = (fromMs: number, toMs: number) => formats.duration(minutesBetween(fromMs, toMs) * MINUTE_SECONDS);
  return [
    { id: 'time', label: t('programme_fact_time'), value: formats.timeRange(startMs, endMs) },
    // Whole minutes, or the figure would dance. What overruns its time says nothing of what is left.
    ...(running && running.nowMs < running.untilMs
      ? [{ id: 'left', label: t('programme_fact_left'), value: between(running.nowMs, running.untilMs) } as const]
      : []),
    { id: 'length', label: t('fact_length'), value: between(startMs, endMs) },
  ];
}

/** A programme in figures. How much of it is left is only said while it runs. */
export function programmeFacts(entry: ScheduleEntry, nowMs: number, words: Words): ProgrammeFact[] {
  const running = programmeState(entry, nowMs) === 'live' ? { nowMs, untilMs: realSpan(entry).endMs } : undefined;
  const facts = airFacts({ ...announcedSpan(entry), running }, words);
  const age = entry.program?.age;
  return age === undefined ? facts : [...facts, { id: 'age', label: words.t('fact_age'), value: `${age}+` }];
}
