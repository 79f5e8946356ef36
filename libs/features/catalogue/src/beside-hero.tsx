import { catalogueApi } from '@livery/api-client/catalogue';
import { channelsApi } from '@livery/api-client/channels';
import type { BesideHero as Rule } from '@livery/brand-kit/rules';
import type { Destination } from '@livery/contract/catalogue/entities';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import {
  channelAccess,
  channelsOfCategory,
  findBySlugOrId,
  mergeChannels,
  type ViewerChannel,
} from '@livery/domain/channels';
import { isChildWatching } from '@livery/domain/profiles';
import {
  afterNow,
  announcedSpan,
  upcomingProgrammes,
  EVENING_HOUR,
  ofEvening,
  PROGRESS_REFRESH_MS,
  programmeState,
  isAdultChannel,
} from '@livery/domain/schedule';
import type { Translate } from '@livery/i18n';
import type { Formats } from '@livery/i18n/formats';
import { useFormats, useT } from '@livery/i18n/react';
import { ComingPlace, ComingSheet, FigureBlock, SideTile, Ticker, type ComingLine } from '@livery/ui-kit/hero';
import { HOUR_MS, MINUTE_MS } from '@livery/value/durations';
import { addresses } from '@livery/widgets/addresses';
import { broadcastTitle } from '@livery/widgets/on-air';
import { channelLogoOf, wideOf } from '@livery/widgets/pictures';
import { useNow } from '@livery/widgets/services';
import { useChannelList, useVisibleChannels } from '@livery/widgets/use-channels';
import { useSchedules } from '@livery/widgets/use-schedules';
import { useVisibleRows } from '@livery/widgets/use-visible-rows';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { LINES, TITLES } from './beside-place.tsx';

/** So many of the first channels are asked for their programmes. */
const ASKED_CHANNELS = 6;
/** From the hour that is running, until late at night. */
const REACH_HOURS = 30;

/**
 * Beside the stories: programmes of this evening or those that come next, and what else the brand's rule names. `story` is where the one that
 * is shown leads.
 */
export default function BesideHero({ rule, story }: { rule: Rule; story?: Destination | undefined }) {
  const nowMs = useNow(PROGRESS_REFRESH_MS);
  const channels = useFirstChannels(rule.category);
  return (
    <>
      <Coming rule={rule} channels={channels} nowMs={nowMs} />
      {rule.row && <RowTile slug={rule.row} />}
      {rule.kind === 'next' && <OnNow channels={channels ?? []} nowMs={nowMs} />}
      {rule.kind === 'next' && story?.type === 'channel' && <Clock channelId={story.id} nowMs={nowMs} />}
    </>
  );
}

/** The first channels of a category that anybody may watch; null until they are there. */
function useFirstChannels(ofAdults: string | null): readonly ViewerChannel[] | null {
  // A child has one category.
  const category = useSelector(isChildWatching) ? null : ofAdults;
  const list = useChannelList();
  const { data: known } = channelsApi.useGetChannelCategoriesQuery(undefined, { skip: category === null });
  const all = useVisibleChannels(useMemo(() => (list ? mergeChannels(list, undefined) : null), [list]));
  return useMemo(() => {
    if (!all || (category !== null && !known)) return null;
    const named = category === null ? undefined : findBySlugOrId(known?.categories ?? [], category);
    return (named ? channelsOfCategory(all, named) : all)
      .filter((channel) => !isAdultChannel(channel, 'adult') && channelAccess(channel) !== 'unavailable')
      .slice(0, ASKED_CHANNELS);
  }, [all, known, category]);
}

function Coming({
  rule: { kind },
  channels,
  nowMs,
}: {
  rule: Rule;
  channels: readonly ViewerChannel[] | null;
  nowMs: number;
}) {
  const t = useT();
  const formats = useFormats();
  const startMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const endMs = startMs + REACH_HOURS * HOUR_MS;
  const ids = channels?.map(({ id }) => id) ?? [];
  const schedules = useSchedules(ids, startMs, endMs);
  const known = ids.map((id) => schedules.line(id, startMs, endMs));
  const isComing = known.some(({ missing }) => missing.some(({ failed }) => !failed));
  if (isComing || !channels) return <ComingPlace title={t(TITLES[kind])} count={LINES[kind]} />;
  const fits = kind === 'evening' ? ofEvening(eveningMs(nowMs), nowMs) : afterNow(nowMs);
  const entries = known.flatMap((line) => line.entries);
  const lines = upcomingProgrammes(entries, { fits, count: LINES[kind] }).flatMap((entry) => {
    const channel = channels.find(({ id }) => id === entry.channelId);
    return channel ? lineOf(entry, channel, { nowMs, t, formats }) : [];
  });
  return <ComingSheet title={t(TITLES[kind])} lines={lines} nothing={t('coming_nothing')} />;
}

/** When the viewer's evening begins. */
function eveningMs(nowMs: number): number {
  return new Date(nowMs).setHours(EVENING_HOUR, 0, 0, 0);
}

function lineOf(
  entry: ScheduleEntry,
  channel: ViewerChannel,
  { nowMs, t, formats }: { nowMs: number; t: Translate; formats: Formats },
): ComingLine {
  const live = programmeState(entry, nowMs) === 'live';
  return {
    id: entry.id,
    time: formats.time(announcedSpan(entry).startMs),
    title: broadcastTitle(entry),
    note: live ? t('coming_now', { channel: channel.name }) : channel.name,
    live,
    channel: channel.name,
    logo: channelLogoOf(channel),
    href: addresses.channel(channel),
  };
}

/** A row as one picture: that of its first film, where the viewer may see it. PROF-028 */
function RowTile({ slug }: { slug: string }) {
  const { data } = catalogueApi.useGetRowQuery({ id: slug, limit: 1 });
  const { rows } = useVisibleRows(useMemo(() => (data ? [data] : []), [data]));
  const [row] = rows;
  const [first] = row?.contents ?? [];
  if (!row || !first) return <span data-part="tile" />;
  return <SideTile title={row.title ?? ''} picture={wideOf(first)} href={addresses.row(row, row.libraryId)} />;
}

/** What is on each of these channels, with the minute that runs. */
const onAirOf = (channels: readonly ViewerChannel[], nowMs: number) =>
  channels.flatMap((channel) => {
    const entry = channel.onAir;
    if (!entry || programmeState(entry, nowMs) !== 'live') return [];
    const minute = Math.max(1, Math.ceil((nowMs - announcedSpan(entry).startMs) / MINUTE_MS));
    return { channel, title: broadcastTitle(entry), minute: `${minute}′`, href: addresses.channel(channel) };
  });

/** What is on: a line for each channel. */
function OnNow({ channels, nowMs }: { channels: readonly ViewerChannel[]; nowMs: number }) {
  const t = useT();
  const onAir = onAirOf(channels, nowMs);
  if (onAir.length === 0) return null;
  return (
    <Ticker
      label={t('badge_live')}
      lines={onAir.map(({ channel, title, minute, href }) => ({
        id: channel.id,
        text: `${channel.name}: ${title} · ${minute}`,
        href,
      }))}
    />
  );
}

/** The running minute of the channel that the story leads to, as large as it goes. A film has none. */
function Clock({ channelId, nowMs }: { channelId: number | undefined; nowMs: number }) {
  const list = useChannelList();
  const channel = list && mergeChannels(list, undefined).find(({ id }) => id === channelId);
  const [onAir] = onAirOf(channel ? [channel] : [], nowMs);
  if (!onAir) return null;
  return <FigureBlock figure={onAir.minute} label={onAir.channel.name} spoken={onAir.title} href={onAir.href} />;
}
