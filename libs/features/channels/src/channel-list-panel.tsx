import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf, channelAccess, searchChannels, type ViewerChannel } from '@livery/domain/channels';
import { announcedSpan, PROGRESS_REFRESH_MS, programmeState } from '@livery/domain/schedule';
import { useFormats, useT } from '@livery/i18n/react';
import { CHANNEL_LINE_PX, ChannelList, ChannelListItem, ChannelTiles } from '@livery/ui-kit/channels';
import { TextField } from '@livery/ui-kit/forms';
import { searchIcon } from '@livery/ui-kit/icons';
import { VirtualList } from '@livery/ui-kit/virtual-list';
import { addresses } from '@livery/widgets/addresses';
import { broadcastTitle, onAirAt } from '@livery/widgets/on-air';
import { channelLogoOf } from '@livery/widgets/pictures';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useMediaQuery, useNow } from '@livery/widgets/services';
import { useSchedules } from '@livery/widgets/use-schedules';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { CategoryChips } from './category-chips.tsx';

export interface NumberedChannel extends ViewerChannel {
  /** Its place in the list of all channels. */
  readonly number: number;
}

interface Props {
  categories: readonly ChannelCategory[];
  category: ChannelCategory;
  channels: readonly NumberedChannel[];
  current: NumberedChannel | null;
  lastWatched: readonly NumberedChannel[];
}

const Panel = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
`;
const Head = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-1);
  min-width: 0;

  > * {
    min-width: 0;
  }
`;
const Nothing = styled.p`
  padding: var(--space-5) var(--space-3);
  color: var(--color-text-muted);
`;
const Scrolling = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  /* What is out of sight costs no layout. */
  li {
    content-visibility: auto;
    contain-intrinsic-size: auto ${CHANNEL_LINE_PX}px;
  }
`;

/** A list that draws what is in sight needs a height: the panel's, or below a picture a part of the window's. */
const InSight = styled.div`
  min-height: 0;

  [data-narrow] & {
    height: 70vh;
  }
`;

/** A wide window draws only what is in sight, one of 1280 px and less all of it. CHAN-021, CHAN-022 */
const VIRTUAL = '(min-width: 1281px)';
/** More lines than this no window draws all of: 5,000 hold a browser up for minutes. */
const MOST_DRAWN = 500;
/** So far beyond the window lines are drawn. CHAN-023 */
const AHEAD_PX = 200;
/** Fewer marks are no row, and the current channel is one of them. */
const FEWEST_TILES = 2;

/** The list of channels: by category, by name or number, and those watched last. */
export function ChannelListPanel({ categories, category, channels, current, lastWatched }: Props) {
  const t = useT();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const found = useMemo(() => searchChannels(channels, wanted), [channels, wanted]);
  const wide = useMediaQuery(VIRTUAL);
  const virtual = wide || channels.length > MOST_DRAWN;
  // One clock for the whole list. CHAN-043
  const nowMs = useNow(PROGRESS_REFRESH_MS);
  const formats = useFormats();
  const at = current ? found.findIndex(({ id }) => id === current.id) : -1;
  const line = (index: number, stop?: boolean) => {
    const channel = found[index];
    return channel ? (
      <Line
        channel={channel}
        category={addressOf(category)}
        current={channel.id === current?.id}
        next={nextOf(channel)}
        onAir={onAirAt(channel.onAir, nowMs, formats)}
        {...(stop !== undefined && { stop })}
      />
    ) : null;
  };
  const nextOf = useNext(found, Math.max(0, at));

  return (
    <Panel data-own-pages={virtual || undefined}>
      <Head>
        <TextField
          label={t('channels_search')}
          hideLabel
          placeholder={t('channels_search')}
          icon={searchIcon}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <CategoryChips categories={categories} category={category} />
        {lastWatched.length >= FEWEST_TILES && query === '' && (
          <ChannelTiles
            label={t('channels_last_watched')}
            channels={lastWatched.map((channel) => ({
              id: channel.id,
              name: channel.name,
              logo: channelLogoOf(channel),
              href: addresses.channel(channel, { category: addressOf(category) }),
            }))}
          />
        )}
      </Head>
      {found.length === 0 ? (
        <Nothing role="status">{t('warning_no_search_results')}</Nothing>
      ) : virtual ? (
        <InSight>
          <VirtualList
            key={category.id}
            label={t('channels_list')}
            count={found.length}
            itemHeight={CHANNEL_LINE_PX}
            aheadPx={AHEAD_PX}
            {...(at >= 0 && { at })}
            renderItem={line}
          />
        </InSight>
      ) : (
        <Scrolling>
          <ChannelList aria-label={t('channels_list')}>
            {found.map(({ id }, index) => (
              <li key={id}>{line(index)}</li>
            ))}
          </ChannelList>
        </Scrolling>
      )}
    </Panel>
  );
}

/** So many lines around the current channel say what comes next: what is far away nobody reads. */
const AROUND = 8;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A picture that does not come in this time does not need the wire for itself. */
const SETTLES_MS = 3_000;

/** Whether the picture is there: what only says what comes next stands behind it on the wire. */
function useHasSettled(): boolean {
  const [isLate, setIsLate] = useState(false);
  const isShown = usePlayerState(({ stats }) => stats.firstFrameMs !== null) ?? false;
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SETTLES_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown || isLate;
}

/** What comes next on the channels around one, as far as it is known. */
function useNext(channels: readonly ViewerChannel[], at: number): (channel: ViewerChannel) => string | undefined {
  const t = useT();
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const from = Math.max(0, at - AROUND);
  const mayAsk = useHasSettled();
  const ids = mayAsk ? channels.slice(from, from + 2 * AROUND).map(({ id }) => id) : [];
  const schedules = useSchedules(ids, hourMs, hourMs + 2 * HOUR_MS);
  return ({ id }) => {
    const entry = schedules
      .line(id, hourMs, hourMs + 2 * HOUR_MS)
      .entries.find((one) => programmeState(one, nowMs) === 'future');
    if (!entry) return undefined;
    return t('channel_next', { time: formats.time(announcedSpan(entry).startMs), title: broadcastTitle(entry) });
  };
}

function Line({
  channel,
  category,
  current,
  next,
  onAir,
  stop,
}: {
  channel: NumberedChannel;
  category: string;
  current: boolean;
  next: string | undefined;
  onAir: ReturnType<typeof onAirAt>;
  stop?: boolean;
}) {
  return (
    <ChannelListItem
      number={channel.number}
      name={channel.name}
      logo={channelLogoOf(channel)}
      programme={onAir?.title}
      next={onAir ? next : undefined}
      percent={onAir?.percent}
      current={current}
      locked={channelAccess(channel) === 'notPurchased'}
      href={addresses.channel(channel, { category })}
      focusKey={`channel-${channel.id}`}
      stop={stop}
    />
  );
}
