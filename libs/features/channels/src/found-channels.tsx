import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf, channelAccess, searchChannels, type ViewerChannel } from '@livery/domain/channels';
import { announcedSpan, PROGRESS_REFRESH_MS, programmeState } from '@livery/domain/schedule';
import { useFormats, useLanguage, useT } from '@livery/i18n/react';
import { ChannelList } from '@livery/ui-kit/channels';
import { HOUR_MS, MINUTE_MS } from '@livery/value/durations';
import { addresses } from '@livery/widgets/addresses';
import { broadcastTitle, onAirAt } from '@livery/widgets/on-air';
import { channelLogoOf } from '@livery/widgets/pictures';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useMediaQuery, useNow } from '@livery/widgets/services';
import { useSchedules } from '@livery/widgets/use-schedules';
import { memo, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useListPlace } from './use-list-place.ts';

export interface NumberedChannel extends ViewerChannel {
  /** Its place in the list of all channels. */
  readonly number: number;
}

interface Props {
  channels: readonly NumberedChannel[];
  category: ChannelCategory;
  current: NumberedChannel | null;
  query: string;
}

const Nothing = styled.p`
  padding: var(--space-5) var(--space-3);
  color: var(--color-text-muted);
`;

/** A list that draws what is in sight needs a height: the panel's, or below a picture a part of the window's. */
const Room = styled.div`
  min-height: 0;

  [data-narrow] &:not([data-all]) {
    height: 70vh;
  }
`;

/** A wide window draws only what is in sight, one of 1280 px and less all of it. CHAN-021, CHAN-022 */
const VIRTUAL = '(min-width: 1281px)';
/** More lines than this no window draws all of: 5,000 hold a browser up for minutes. */
const MOST_DRAWN = 500;
/** So far beyond the window lines are drawn. CHAN-023 */
const AHEAD_PX = 200;

/** The channels that a query names; a key in the field draws them only when they are others. */
export const FoundChannels = memo(function FoundChannels({ channels, category, current, query }: Props) {
  const t = useT();
  const formats = useFormats();
  const { language } = useLanguage();
  const found = useMemo(() => searchChannels(channels, query, language), [channels, query, language]);
  const wide = useMediaQuery(VIRTUAL);
  const all = !wide && channels.length <= MOST_DRAWN;
  // One clock for the whole list. CHAN-043
  const nowMs = useNow(PROGRESS_REFRESH_MS);
  const currentId = current?.id;
  const at = useMemo(() => found.findIndex(({ id }) => id === currentId), [found, currentId]);
  const nextOf = useNext(channels, currentId);
  const slug = addressOf(category);
  const place = useListPlace(category.id);

  if (found.length === 0) return <Nothing role="status">{t('warning_no_search_results')}</Nothing>;
  return (
    <Room data-own-pages data-all={all || undefined}>
      <ChannelList
        key={category.id}
        label={t('channels_list')}
        count={found.length}
        aheadPx={AHEAD_PX}
        all={all}
        {...(at >= 0 && { at })}
        place={place}
        lookOf={(index) => {
          const channel = found[index];
          if (!channel) return undefined;
          const onAir = onAirAt(channel.onAir, nowMs, formats);
          return {
            id: channel.id,
            number: channel.number,
            name: channel.name,
            get logo() {
              return channelLogoOf(channel);
            },
            programme: onAir?.title,
            next: onAir ? nextOf(channel) : undefined,
            percent: onAir?.percent,
            current: channel.id === currentId,
            locked: channelAccess(channel) === 'notPurchased',
            href: addresses.channel(channel, { category: slug }),
          };
        }}
      />
    </Room>
  );
});

/** So many lines around the current channel say what comes next: what is far away nobody reads. */
const AROUND = 8;
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
function useNext(
  channels: readonly ViewerChannel[],
  currentId: number | undefined,
): (channel: ViewerChannel) => string | undefined {
  const t = useT();
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const mayAsk = useHasSettled();
  const ids = useMemo(() => {
    const at = channels.findIndex(({ id }) => id === currentId);
    const from = Math.max(0, at - AROUND);
    return mayAsk ? channels.slice(from, from + 2 * AROUND).map(({ id }) => id) : [];
  }, [channels, currentId, mayAsk]);
  const schedules = useSchedules(ids, hourMs, hourMs + 2 * HOUR_MS);
  return ({ id }) => {
    const entry = schedules
      .line(id, hourMs, hourMs + 2 * HOUR_MS)
      .entries.find((one) => programmeState(one, nowMs) === 'future');
    if (!entry) return undefined;
    return t('channel_next', { time: formats.time(announcedSpan(entry).startMs), title: broadcastTitle(entry) });
  };
}
