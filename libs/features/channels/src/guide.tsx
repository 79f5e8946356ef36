import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf, type ViewerChannel } from '@livery/domain/channels';
import { archiveDays, REFUSAL_TEXT } from '@livery/domain/schedule';
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
import { MINUTE_MS } from '@livery/value/durations';
import { addresses } from '@livery/widgets/addresses';
import { channelLogoOf } from '@livery/widgets/pictures';
import { useNow, useServices } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { eveningOf } from './upcoming.ts';
import { guideDayOf, guideDays, sameTimeOn } from './guide-days.ts';
import { GuideProgrammeDetails, type GuideSelection } from './guide-programme-details.tsx';
import { useGuidePlace } from './use-guide-place.ts';
import { useGuideSchedules } from './use-guide-schedules.ts';

/** The page fills the window, and the grid what is left of it. */
const Page = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: calc(100vh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
  min-height: 420px;
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4) var(--page-margin) var(--space-3);
  --bar-bleed: var(--page-margin);
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
  /* Categories and days share a line from here on: what does not fit is scrolled. */
  @media (min-width: 1200px) {
    flex-wrap: nowrap;
    --bar-bleed: 8px;

    > :last-child {
      flex: 0 0 54%;
    }
  }
`;

const Days = styled.div`
  width: 100%;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  --bar-bleed: 0px;
`;

/** Whole days, as many as there is room for. */
const Strip = styled.div`
  flex: 1 1 0;
  min-width: 0;
  container: schedule / inline-size;
`;

const PX_PER_HOUR = 360;
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
  const navigate = useNavigate();
  const nowMs = useNow(MINUTE_MS / 4);
  // On a television what lies beside the grid is reached by the arrows.
  const isTelevision = useServices().environment.deviceType === 'tv';
  const grid = useRef<GuideHandle>(null);
  const opensAt = useGuidePlace(grid);
  // Days change at midnight, not every minute.
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  const days = useMemo(() => guideDays(today, Math.max(...channels.map(archiveDays))), [today, channels]);
  const evening = useMemo(() => eveningOf(today), [today]);
  const span = { from: days[0]!.from, to: days.at(-1)!.to };
  // By its beginning: at midnight the day in sight becomes yesterday.
  const [dayFrom, setDayFrom] = useState(guideDayOf(days, opensAt?.atMs ?? nowMs).from);
  const [selected, setSelected] = useState<GuideSelection | null>(null);
  const slug = addressOf(category);
  const schedules = useGuideSchedules(channels, slug, span, nowMs);
  const lines = useMemo(() => channels.map((channel) => guideChannel(channel, slug)), [channels, slug]);
  const byId = useMemo(() => new Map(channels.map((channel) => [channel.id, channel])), [channels]);
  useShowsFirst(grid, category.id);

  const dayText = (ms: number) => (guideDayOf(days, ms).id === '0' ? formats.dayName(ms, nowMs) : formats.dayTab(ms));
  function point(entry: GuideEntry, { id }: GuideChannel) {
    const channel = byId.get(id);
    if (channel) setSelected({ entry, channel });
  }
  return (
    <Page>
      <Head>
        <h1 data-visually-hidden>{title}</h1>
        <GuideProgrammeDetails
          selected={selected}
          first={channels[0]!}
          schedules={schedules}
          nowMs={nowMs}
          onOpening={setSelected}
        />
        <Bars>
          {categories.length > 1 && (
            <ChipBar label={t('channels_categories')} links>
              {categories.map((one) => (
                <Chip key={one.id} href={addresses.guide(addressOf(one))} selected={one.id === category.id}>
                  {one.short ?? one.name}
                </Chip>
              ))}
            </ChipBar>
          )}
          <Days>
            <Strip>
              <DaySwitcher
                label={t('schedule_date', { date: formats.date(dayFrom) })}
                days={days.map(({ id, from }) => ({ id, label: dayText(from) }))}
                current={guideDayOf(days, dayFrom).id}
                onChoose={(id) => {
                  const day = days.find((one) => one.id === id);
                  const shown = grid.current?.place()?.atMs ?? nowMs;
                  if (day) grid.current?.showMoment(sameTimeOn(day, shown));
                }}
              />
            </Strip>
            <Button kind="secondary" size="small" onClick={() => grid.current?.showMoment(nowMs)}>
              {t('guide_now')}
            </Button>
          </Days>
        </Bars>
      </Head>
      <GuideGrid
        handle={grid}
        label={title}
        channels={lines}
        days={days}
        evening={evening}
        nowMs={nowMs}
        pxPerHour={PX_PER_HOUR}
        schedules={schedules}
        isLeftByLeft={isTelevision}
        opensAt={opensAt}
        markedId={selected?.entry.id}
        timeText={formats.time}
        dayText={dayText}
        onSight={(sight: GuideSight) => {
          schedules.request(sight);
          setDayFrom(guideDayOf(days, sight.atMs).from);
        }}
        onPoint={point}
        onOpen={(href) => void navigate(href)}
        onRefused={({ state }) => {
          const refusal = REFUSALS[state];
          if (refusal) toast(t(refusal));
        }}
        onRetry={schedules.retry}
      />
    </Page>
  );
}

/** Marks and addresses of hundreds of channels are made when their lines are drawn. */
const guideChannel = (channel: ViewerChannel, category: string): GuideChannel => ({
  id: channel.id,
  name: channel.name,
  get logo() {
    return channelLogoOf(channel);
  },
  get href() {
    return addresses.channel(channel, { category });
  },
});

/** Another category begins at its first channel, at the hours that were in sight. */
function useShowsFirst(grid: React.RefObject<GuideHandle | null>, categoryId: number): void {
  const shown = useRef(categoryId);
  useLayoutEffect(() => {
    if (shown.current === categoryId) return;
    shown.current = categoryId;
    grid.current?.showFirstLine();
  }, [grid, categoryId]);
}
