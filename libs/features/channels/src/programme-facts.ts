import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { announcedSpan, programmeState, realSpan } from '@livery/domain/schedule';
import type { Translate } from '@livery/i18n';
import type { Formats } from '@livery/i18n/formats';
import type { ProgrammeFact } from '@livery/ui-kit/channels';

/** A programme in figures. How much of it is left is only said while it runs. */
export function programmeFacts(
  entry: ScheduleEntry,
  nowMs: number,
  { t, formats }: { t: Translate; formats: Pick<Formats, 'timeRange' | 'duration'> },
): ProgrammeFact[] {
  const { startMs, endMs } = announcedSpan(entry);
  const facts: ProgrammeFact[] = [
    { id: 'time', label: t('programme_fact_time'), value: formats.timeRange(startMs, endMs) },
  ];
  if (programmeState(entry, nowMs) === 'live') {
    // Whole minutes, or the figure would dance.
    const leftSeconds = Math.ceil((realSpan(entry).endMs - nowMs) / 60_000) * 60;
    facts.push({ id: 'left', label: t('programme_fact_left'), value: formats.duration(leftSeconds) });
  }
  facts.push({ id: 'length', label: t('fact_length'), value: formats.duration(entry.durationSeconds) });
  if (entry.program?.age !== undefined) facts.push({ id: 'age', label: t('fact_age'), value: `${entry.program.age}+` });
  return facts;
}
