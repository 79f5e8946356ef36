import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf, searchChannels, type ViewerChannel } from '@livery/domain/channels';
import { announcedSpan, PROGRESS_REFRESH_MS, programmeState } from '@livery/domain/schedule';
import { useFormats, useT } from '@livery/i18n/react';
import { CHANNEL_LINE_PX, ChannelList, ChannelTiles } from '@livery/ui-kit/channels';
import { TextField } from '@livery/ui-kit/forms';
import { searchIcon } from '@livery/ui-kit/icons';
import { VirtualList } from '@livery/ui-kit/virtual-list';
import { addresses } from '@livery/widgets/addresses';
import { broadcastTitle } from '@livery/widgets/on-air';
import { channelLogoOf } from '@livery/widgets/pictures';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useMediaQuery, useNow } from '@livery/widgets/services';
import { useSchedules } from '@livery/widgets/use-schedules';
import { memo, useDeferredValue, useEffect, useMemo, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CategoryChips } from './category-chips.tsx';
import { ChannelLine, type NumberedChannel } from './channel-line.tsx';
import { useListPlace } from './use-list-place.ts';
import { usePreparedSearch } from './use-prepared-search.ts';

export type { NumberedChannel };

interface Props {
  categories: readonly ChannelCategory[];
  category: ChannelCategory;
  channels: readonly NumberedChannel[];
  current: NumberedChannel | null;
  lastWatched: readonly NumberedChannel[];
  /** Changes the channel; without it a line is a link. */
  onOpen?: (channelId: number) => void;
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
export function ChannelListPanel({ categories, category, channels, current, lastWatched, onOpen }: Props) {
  const t = useT();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  usePreparedSearch(channels);

  const { search } = useLocation();
  const navigate = useNavigate();
  /** Another list beside what plays, which goes on playing. */
  const beside = (slug: string) => addresses.channel(current!, { category: slug }) + search;
  /** A press on a line is a change of the channel, as by a key; on the one that is there it leads to what is live. */
  function open(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[data-focus-key]') : null;
    const href = link?.getAttribute('href');
    const [, id] = /^(?:channel|tile)-(\d+)$/.exec(link?.getAttribute('data-focus-key') ?? '') ?? [];
    if (!href || id === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    if (onOpen && Number(id) !== current?.id) onOpen(Number(id));
    else void navigate(href);
  }

  return (
    <Panel data-zaps={onOpen ? '' : undefined} onClickCapture={open}>
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
        <CategoryChips categories={categories} category={category} {...(current && { hrefOf: beside })} />
        {lastWatched.length >= FEWEST_TILES && query === '' && (
          <LastWatched channels={lastWatched} category={addressOf(category)} />
        )}
      </Head>
      <FoundChannels channels={channels} category={category} current={current} query={wanted} />
    </Panel>
  );
}

/** A press that asks for this page, not for another tab. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const LastWatched = memo(function LastWatched({
  channels,
  category,
}: {
  channels: readonly NumberedChannel[];
  category: string;
}) {
  const t = useT();
  return (
    <ChannelTiles
      label={t('channels_last_watched')}
      channels={channels.map((channel) => ({
        id: channel.id,
        name: channel.name,
        logo: channelLogoOf(channel),
        href: addresses.channel(channel, { category }),
      }))}
    />
  );
});

interface Found extends Pick<Props, 'channels' | 'category' | 'current'> {
  query: string;
}

/** The channels that a query names; a key in the field draws them only when they are others. */
const FoundChannels = memo(function FoundChannels({ channels, category, current, query }: Found) {
  const t = useT();
  const found = useMemo(() => searchChannels(channels, query), [channels, query]);
  const wide = useMediaQuery(VIRTUAL);
  const virtual = wide || channels.length > MOST_DRAWN;
  // One clock for the whole list. CHAN-043
  const nowMs = useNow(PROGRESS_REFRESH_MS);
  const currentId = current?.id;
  const at = useMemo(() => found.findIndex(({ id }) => id === currentId), [found, currentId]);
  const nextOf = useNext(found, Math.max(0, at));
  const slug = addressOf(category);
  const place = useListPlace(category.id);
  // Words first: the marks of what was found are drawn after them.
  const marked = useDeferredValue<string | null>(query, null);
  const line = (index: number, stop?: boolean, isFlying = false) => {
    const channel = found[index];
    return channel ? (
      <ChannelLine
        channel={channel}
        category={slug}
        current={channel.id === currentId}
        next={nextOf(channel)}
        nowMs={nowMs}
        stop={stop}
        light={isFlying || marked !== query}
      />
    ) : null;
  };

  if (found.length === 0) return <Nothing role="status">{t('warning_no_search_results')}</Nothing>;
  if (virtual)
    return (
      <InSight data-own-pages>
        <VirtualList
          key={category.id}
          label={t('channels_list')}
          count={found.length}
          itemHeight={CHANNEL_LINE_PX}
          aheadPx={AHEAD_PX}
          {...(at >= 0 && { at })}
          place={place}
          renderItem={line}
        />
      </InSight>
    );
  return (
    <Scrolling>
      <ChannelList aria-label={t('channels_list')}>
        {found.map(({ id }, index) => (
          <li key={id}>{line(index)}</li>
        ))}
      </ChannelList>
    </Scrolling>
  );
});

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
