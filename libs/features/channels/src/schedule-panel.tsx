import type { ScheduleEntry } from '@livery/contract/channels/entities';
import {
  announcedSpan,
  archiveDays,
  stateOnChannel,
  PROGRESS_REFRESH_MS,
  programmeAt,
  progressPercent,
  REFUSAL_TEXT,
  scheduleDays,
  splitAtNow,
  startSecondsOf,
  watchableFrom,
  type ScheduleDay,
} from '@livery/domain/schedule';
import type { ViewerChannel } from '@livery/domain/channels';
import { scheduleTimeMs } from '@livery/domain/live';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { DaySwitcher, LinesSkeleton, ScheduleItem, ScheduleList } from '@livery/ui-kit/channels';
import { EmptyState, ErrorState } from '@livery/ui-kit/states';
import { Text } from '@livery/ui-kit/text';
import { broadcastTitle } from '@livery/widgets/on-air';
import { useValue } from '@livery/value/react';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useNow } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { positionAddress } from './position-address.ts';
import { Remind } from './remind.tsx';
import type { ChannelSchedule } from './use-schedule.ts';

const Panel = styled.section`
  /* Its parts look at the room that it has, not at the window: it stands under the picture, beside it, and in place of the list. */
  container: schedule / inline-size;
  /* A narrow column keeps its room for the titles. */
  padding: var(--space-4) clamp(var(--space-2), (100% - 17rem) / 2, var(--space-5));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (max-width: 932px) {
    padding: var(--space-4);
  }
`;

/** Between the days and the list: the way back in time, and how far back it leads. Its words begin where those of the list do. */
const Past = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  padding: 0 var(--space-4);

  > button {
    margin-left: calc(var(--button-side) * -0.66);
  }
  @media (max-width: 480px) {
    padding: 0 8px;
  }
  @container schedule (max-width: 25rem) {
    padding: 0 12px;
    font-size: var(--type--1);
    white-space: nowrap;
    --button-small-size: var(--type--1);
    --button-height: 42px;
  }
`;

interface Props {
  channel: ViewerChannel;
  category: string;
  schedule: ChannelSchedule;
}

/** What was, is and will be on a channel, day by day. CHAN-027..031 */
export function SchedulePanel({ channel, category, schedule }: Props) {
  const t = useT();
  const formats = useFormats();
  // What is on is what the picture shows, also where that is late. LIVE-053
  const nowMs = scheduleTimeMs(channel, useNow(PROGRESS_REFRESH_MS));
  const days = useMemo(() => scheduleDays(schedule.entries, formats.date), [schedule.entries, formats]);
  const today = formats.date(nowMs);
  const [chosen, setChosen] = useState<string | null>(null);
  const sought = startSecondsOf(useSearchParams()[0].get('ts'));
  const panel = useRef<HTMLElement>(null);
  const [withEarlier, setWithEarlier] = useState(false);
  const opensAt = sought === null ? today : formats.date(sought * 1000);
  // The viewer's day, else that of the moment that the address names.
  const first = chosen ?? opensAt;
  const day = days.find(({ id }) => id === first) ?? days.find(({ id }) => id === today) ?? dayNear(days, nowMs);

  if (schedule.status === 'loading') {
    return (
      <div role="status">
        <span data-visually-hidden>{t('status_loading')}</span>
        <LinesSkeleton kind="programme" count={8} />
      </div>
    );
  }
  if (schedule.status === 'failed') return <ErrorState title={t('schedule_failed')} onRetry={schedule.retry} />;
  if (!day) return <EmptyState title={t('warning_no_program')} />;
  const { earlier, shown } = splitAtNow(day.entries, nowMs);
  const hidesEarlier = earlier.length > 0 && !withEarlier;
  const archive = archiveDays(channel);
  function showEarlier() {
    flushSync(() => setWithEarlier(true));
    // The button is gone: the focus goes where it led.
    panel.current?.querySelector<HTMLElement>('[data-focus-key]')?.focus();
  }
  return (
    <Panel ref={panel} aria-label={t('channels_tab_schedule')}>
      <DaySwitcher
        label={t('schedule_date', { date: day.id })}
        days={days.map(({ id, entries: [first] }) => ({
          id,
          label:
            id === today ? formats.dayName(nowMs, nowMs) : formats.dayTab(first ? announcedSpan(first).startMs : nowMs),
        }))}
        current={day.id}
        onChoose={(id) => setChosen(id === opensAt ? null : id)}
      />
      {(hidesEarlier || archive > 0) && (
        <Past>
          {hidesEarlier && (
            <Button kind="ghost" size="small" onClick={showEarlier}>
              {t('schedule_earlier')}
            </Button>
          )}
          {archive > 0 && (
            <Text as="span" size="small" tone="muted">
              {t('archive_days', { count: archive })}
            </Text>
          )}
        </Past>
      )}
      <DayProgrammes
        channel={channel}
        category={category}
        entries={withEarlier ? day.entries : shown}
        nowMs={nowMs}
        sought={sought}
      />
      {schedule.isIncomplete && <ErrorState title={t('schedule_failed')} onRetry={schedule.retry} />}
    </Panel>
  );
}

function DayProgrammes({
  channel,
  category,
  entries,
  nowMs,
  sought,
}: {
  channel: ViewerChannel;
  category: string;
  entries: readonly ScheduleEntry[];
  nowMs: number;
  /** The moment that the address names. */
  sought: number | null;
}) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  // In the mini player another channel may be at that moment.
  const isPlaying = useValue(usePlayerBus().playing)?.channelId === channel.id;
  const atId = usePlayerState(({ position }) => position.wallTimeMs && programmeAt(entries, position.wallTimeMs)?.id);
  const watchedId = isPlaying ? atId : null;
  const soughtId = sought !== null && sought * 1000 > nowMs && programmeAt(entries, sought * 1000)?.id;
  return (
    <ScheduleList>
      {entries.map((entry) => {
        const state = stateOnChannel(entry, channel, nowMs);
        const refusal = REFUSAL_TEXT[state];
        const { startMs, endMs } = announcedSpan(entry);
        const title = broadcastTitle(entry);
        return (
          <li key={entry.id}>
            <ScheduleItem
              time={formats.time(startMs)}
              until={formats.time(endMs)}
              title={title}
              state={state}
              percent={progressPercent(entry, nowMs)}
              marked={entry.id === watchedId || entry.id === soughtId}
              href={positionAddress(channel, category, watchableFrom(entry, channel, nowMs))}
              focusKey={`programme-${entry.id}`}
              {...(refusal && { onClick: () => toast(t(refusal)) })}
              {...(state === 'future' && {
                action: <Remind id={entry.id} channelId={channel.id} title={title} startMs={startMs} />,
              })}
            />
          </li>
        );
      })}
    </ScheduleList>
  );
}

/** Today may have no programmes: then the last day that has some, else the first to come. CHAN-028 */
const dayNear = (days: readonly ScheduleDay[], nowMs: number): ScheduleDay | undefined =>
  days.findLast(({ entries: [first] }) => first !== undefined && announcedSpan(first).startMs <= nowMs) ?? days[0];
