import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf, channelAfter } from '@livery/domain/channels';
import { startSecondsOf } from '@livery/domain/schedule';
import { useT } from '@livery/i18n/react';
import { ChannelColumns, ChannelDay, ChannelNumber, ChannelSidebar, ChannelTabs } from '@livery/ui-kit/channels';
import { Tabs } from '@livery/ui-kit/actions';
import { addresses } from '@livery/widgets/addresses';
import { useBackFromPlayer } from '@livery/widgets/back-navigation';
import { useArrivalType } from '@livery/widgets/navigation-type';
import { useServices } from '@livery/widgets/services';
import { useDeferredValue, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ChannelHead } from './channel-head.tsx';
import { RelatedChannels } from './related-channels.tsx';
import { ChannelListPanel, type NumberedChannel } from './channel-list-panel.tsx';
import { ChannelScreen } from './channel-screen.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import type { ChannelArrival } from './tuner/ports.ts';
import { LIST_WAITS_MS, SCHEDULE_WAITS_MS, useAfterPicture } from './use-after-picture.ts';
import { useChannelKeys } from './use-channel-keys.ts';
import { useConfigRefusal } from './use-config-refusal.ts';
import { useLeaveByEscape } from './use-leave-by-escape.ts';
import { useLastWatched } from './use-last-watched.ts';
import { CHANNEL_TABS, useRememberedTab } from './use-remembered-tab.ts';
import { useSchedule } from './use-schedule.ts';
import { useZap } from './use-zap.ts';

interface Props {
  /** All channels of the viewer. */
  all: readonly NumberedChannel[];
  categories: readonly ChannelCategory[];
  category: ChannelCategory;
  /** Those of the category. */
  channels: readonly NumberedChannel[];
  channel: NumberedChannel;
  narrow: boolean;
}

/** A channel beside its list: one press, one key or one number away from every other. CHAN-014..020 */
export function ChannelPage({ all, categories, category, channels, channel, narrow }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const slug = addressOf(category);
  useConfigRefusal(channel);
  useLeaveByEscape(useBackFromPlayer(addresses.channels(slug)));
  const lastWatched = useLastWatched(all, channel);
  const ts = useSearchParams()[0].get('ts');
  const [tab, setTab] = useRememberedTab(narrow, useIsToCome(ts));
  const { before: left, arrival } = useBefore(channel);
  const isListDue = useAfterPicture(channel, arrival, LIST_WAITS_MS);
  const isDayDue = useAfterPicture(channel, arrival, SCHEDULE_WAITS_MS);
  // A moment of the archive is known by its programme.
  const schedule = useSchedule(channel, isDayDue || ts !== null);
  // After a reload it is the one that was watched last.
  const before = left ?? lastWatched.find(({ id }) => id !== channel.id) ?? null;

  const pressed = useRef<number | null>(null);
  const { go, here } = useZap({
    all,
    list: channels,
    current: channel,
    before,
    // Zapping by key leaves one step of the history, not one for each channel.
    open: (to) => {
      const byPress = pressed.current === to.id;
      pressed.current = null;
      void navigate(addresses.channel(to, { category: slug }), { replace: !byPress });
    },
  });
  const digits = useChannelKeys({ all, list: channels, current: here, before, onZap: go });
  const named = digits === null ? undefined : all.find(({ number }) => String(number) === digits);
  const zap = {
    next: () => go(channelAfter(channels, here().id, 1)),
    previous: () => go(channelAfter(channels, here().id, -1)),
  };

  const openPressed = (id: number) => {
    pressed.current = id;
    go(all.find((one) => one.id === id));
  };
  // A press on a tab shows what it names; what changes its place because of that comes after it.
  const settledTab = useDeferredValue(tab);
  const list = (
    <ChannelListPanel
      categories={categories}
      category={category}
      channels={channels}
      current={channel}
      lastWatched={lastWatched}
      onOpen={openPressed}
    />
  );
  const day = <SchedulePanel key={channel.id} channel={channel} category={slug} schedule={schedule} />;
  const tabs = (
    <ChannelTabs>
      <Tabs
        label={t('channels_sections')}
        look="chip"
        items={CHANNEL_TABS.map((id) => ({
          id,
          label: t(id === 'list' ? 'channels_tab_list' : 'channels_tab_schedule'),
        }))}
        current={tab}
        onChoose={setTab}
      >
        {tab === 'list' ? list : day}
      </Tabs>
    </ChannelTabs>
  );
  const isDayApart = settledTab === 'list' && tab === 'list' && !narrow;
  // What is told of the programme and its day come with the schedule, and move what stands under them.
  const isTold = isDayDue && (schedule.status !== 'loading' || channel.onAir === null);
  return (
    <ChannelColumns
      data-page="channel"
      data-narrow={narrow || undefined}
      data-schedule={isDayApart ? undefined : 'in-list'}
    >
      <ChannelHead channel={channel} entries={schedule.entries} />
      {!narrow && <ChannelSidebar aria-label={t('channels_sections')}>{isListDue && tabs}</ChannelSidebar>}
      <ChannelScreen
        key={channel.id}
        channel={channel}
        category={slug}
        schedule={schedule}
        narrow={narrow}
        arrival={arrival}
        zap={zap}
      >
        {narrow ? isListDue && tabs : isDayApart && <ChannelDay data-own-scroll="">{isDayDue && day}</ChannelDay>}
      </ChannelScreen>
      {isTold && !narrow && <RelatedChannels channel={channel} all={all} categories={categories} category={slug} />}
      {digits !== null && <ChannelNumber digits={digits} name={named?.name ?? t('channel_number_unknown')} />}
    </ChannelColumns>
  );
}

/** Whether the moment of an address is still to come. */
function useIsToCome(ts: string | null): boolean {
  const { clock } = useServices();
  return (startSecondsOf(ts) ?? 0) * 1000 > clock.now();
}

/** The channel that was on this page before, if any, and how the viewer came to this one. */
function useBefore(channel: NumberedChannel): { before: NumberedChannel | null; arrival: ChannelArrival } {
  const arrivedByPress = useArrivalType() === 'PUSH';
  const [seen, setSeen] = useState<{ current: NumberedChannel; before: NumberedChannel | null }>({
    current: channel,
    before: null,
  });
  if (seen.current.id !== channel.id) setSeen({ current: channel, before: seen.current });
  return { before: seen.before, arrival: seen.before !== null ? 'zap' : arrivedByPress ? 'press' : 'address' };
}
