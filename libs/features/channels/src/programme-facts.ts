import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { announcedSpan, programmeState, realSpan } from '@livery/domain/schedule';
import type { Translate } from '@livery/i18n';
import type { Formats } from '@livery/i18n/formats';
import type { ProgrammeFact } from '@livery/ui-kit/channels';

interface Words {
  readonly t: Translate;
  readonly formats: Pick<Formats, 'timeRange' | 'duration'>;
}

interface OnAir {
  readonly startMs: number;
  readonly endMs: number;
  /** How long it goes on; only while it runs. ms */
  readonly leftMs?: number | undefined;
}

const MINUTE_MS = 60_000;
const MINUTE_SECONDS = 60;
/** The minute that a clock shows. */
const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS);

/** When something is on, in figures that agree with each other: it is as long as from the one clock time to the other. */
export function airFacts({ startMs, endMs, leftMs }: OnAir, { t, formats }: Words): ProgrammeFact[] {
  const minutes = (count: number) => formats.duration(count * MINUTE_SECONDS);
  return [
    { id: 'time', label: t('programme_fact_time'), value: formats.timeRange(startMs, endMs) },
    // Whole minutes, or the figure would dance.
    ...(leftMs === undefined
      ? []
      : [{ id: 'left', label: t('programme_fact_left'), value: minutes(Math.ceil(leftMs / MINUTE_MS)) } as const]),
    { id: 'length', label: t('fact_length'), value: minutes(minuteOf(endMs) - minuteOf(startMs)) },
  ];
}

/** A programme in figures. How much of it is left is only said while it runs. */
export function programmeFacts(entry: ScheduleEntry, nowMs: number, words: Words): ProgrammeFact[] {
  const leftMs = programmeState(entry, nowMs) === 'live' ? realSpan(entry).endMs - nowMs : undefined;
  const facts = airFacts({ ...announcedSpan(entry), leftMs }, words);
  const age = entry.program?.age;
  return age === undefined ? facts : [...facts, { id: 'age', label: words.t('fact_age'), value: `${age}+` }];
}
