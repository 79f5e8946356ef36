import type { ChannelCategory } from '@livery/contract/channels/entities';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { addressOf, type ViewerChannel } from '@livery/domain/channels';
import { REFUSAL_TEXT } from '@livery/domain/schedule';
import { useFormats, useT } from '@livery/i18n/react';
import { Button, Chip, ChipBar } from '@livery/ui-kit/actions';
import {
  DaySwitcher,
  GuideGrid,
  type GuideChannel,
  type GuideEntry,
  type GuideHandle,
  type GuideSight,
} from '@livery/ui-kit/channels';
import { Skeleton } from '@livery/ui-kit/feedback';
import { Heading } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { channelLogoOf } from '@livery/widgets/pictures';
import { useMediaQuery, useNow } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useSchedules } from '@livery/widgets/use-schedules';
import { useCallback, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { guideDays } from './guide-days.ts';
import { guideEntries } from './guide-entries.ts';
import { GuideFocused } from './guide-focused.tsx';

/** The page fills the window, and the grid what is left of it. */
const Page = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: calc(100vh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
  min-height: 420px;
`;

const Head = styled.header`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--page-margin) var(--space-3);
  --bar-bleed: var(--page-margin);
`;

/** As high as what will stand here. */
const FocusedPlace = styled.div`
  width: 224px;
  height: 126px;
  border-radius: var(--radius-l);
  overflow: hidden;
`;

const Bars = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  min-width: 0;

  > * {
    min-width: 0;
  }
  @media (min-width: 1200px) {
    flex-wrap: nowrap;
  }
`;

const Days = styled.div`
  flex: none;
  max-width: 100%;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
`;

const WIDE_PX_PER_HOUR = 360;
const NARROW_PX_PER_HOUR = 260;
const MINUTE_MS = 60_000;
/** What a line of the grid refuses, in the words of the schedule. CHAN-037, CHAN-038 */
const REFUSALS = { future: REFUSAL_TEXT.future, blocked: REFUSAL_TEXT.blocked, past: null, live: null } as const;

interface Props {
  title: string;
  categories: readonly ChannelCategory[];
  category: ChannelCategory;
  channels: readonly ViewerChannel[];
}

export function Guide({ title, categories, category, channels }: Props) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const nowMs = useNow(MINUTE_MS / 4);
  const narrow = useMediaQuery('(max-width: 767px)');
  const grid = useRef<GuideHandle>(null);
  // Days change at midnight, not every minute.
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  const days = useMemo(() => guideDays(today), [today]);
  const [dayId, setDayId] = useState('0');
  const day = days.find(({ id }) => id === dayId) ?? days[0]!;
  const [sight, setSight] = useState<GuideSight>({ channelIds: [], fromMs: day.from, toMs: day.from });
  const [focused, setFocused] = useState<{ entry: GuideEntry; channel: ViewerChannel } | null>(null);

  const lines = useMemo<readonly GuideChannel[]>(
    () =>
      channels.map((channel) => ({
        id: channel.id,
        name: channel.name,
        logo: channelLogoOf(channel),
        href: addresses.channel(channel, { category: addressOf(category) }),
      })),
    [channels, category],
  );
  const entriesOf = useEntries(channels, addressOf(category), sight, nowMs);
  const byId = useMemo(() => new Map(channels.map((channel) => [channel.id, channel])), [channels]);

  // Until the viewer points at something: what is on the first channel.
  const [first] = channels;
  const onAir = first && entriesOf(first.id)?.find(({ state }) => state === 'live');
  const [opening, setOpening] = useState<typeof focused>(null);
  if (!opening && first && onAir) setOpening({ entry: onAir, channel: first });
  const told = focused ?? opening;

  function showNow() {
    setDayId('0');
    grid.current?.showMoment(nowMs);
  }
  return (
    <Page>
      <Head>
        {narrow ? (
          <Heading level={1} size="section">
            {title}
          </Heading>
        ) : (
          <>
            <h1 data-visually-hidden>{title}</h1>
            {told ? (
              <GuideFocused {...told} nowMs={nowMs} category={addressOf(category)} />
            ) : (
              <FocusedPlace aria-busy>
                <Skeleton shape="picture" />
              </FocusedPlace>
            )}
          </>
        )}
        <Bars>
          {categories.length > 0 && (
            <ChipBar label={t('channels_categories')} links>
              {categories.map((one) => (
                <Chip key={one.id} href={addresses.guide(addressOf(one))} selected={one.id === category.id}>
                  {one.short ?? one.name}
                </Chip>
              ))}
            </ChipBar>
          )}
          <Days>
            <DaySwitcher
              label={t('schedule_date', { date: formats.date(day.from) })}
              days={days.map(({ id, from }) => ({
                id,
                label: id === '0' ? formats.dayName(nowMs, nowMs) : formats.dayTab(from),
              }))}
              current={day.id}
              onChoose={setDayId}
            />
            <Button kind="secondary" size="small" onClick={showNow}>
              {t('guide_now')}
            </Button>
          </Days>
        </Bars>
      </Head>
      <GuideGrid
        handle={grid}
        label={title}
        channels={lines}
        day={day}
        nowMs={nowMs}
        pxPerHour={narrow ? NARROW_PX_PER_HOUR : WIDE_PX_PER_HOUR}
        entriesOf={entriesOf}
        timeText={formats.time}
        onSight={setSight}
        onFocusEntry={(entry, { id }) => {
          const channel = byId.get(id);
          if (channel) setFocused({ entry, channel });
        }}
        onRefused={({ state }) => {
          const refusal = REFUSALS[state];
          if (refusal) toast(t(refusal));
        }}
      />
    </Page>
  );
}

/** The schedules in sight as the grid draws them, made once for each minute and answer. */
function useEntries(channels: readonly ViewerChannel[], category: string, sight: GuideSight, nowMs: number) {
  const schedules = useSchedules(sight.channelIds, sight.fromMs, sight.toMs);
  const minuteMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const made = useMemo(
    () => ({
      byId: new Map(channels.map((channel) => [channel.id, channel])),
      of: new WeakMap<readonly ScheduleEntry[], readonly GuideEntry[]>(),
      minuteMs,
      category,
    }),
    [channels, category, minuteMs],
  );
  const { fromMs, toMs } = sight;
  return useCallback(
    (channelId: number): readonly GuideEntry[] | null => {
      const channel = made.byId.get(channelId);
      const entries = schedules.entries(channelId, fromMs, toMs);
      if (!channel || !entries) return null;
      const known = made.of.get(entries);
      if (known) return known;
      const drawn = guideEntries(entries, channel, made.category, made.minuteMs);
      made.of.set(entries, drawn);
      return drawn;
    },
    [made, schedules, fromMs, toMs],
  );
}
