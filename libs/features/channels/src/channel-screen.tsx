import { staleAnswers } from '@livery/api-client';
import { AFTER_PURCHASE } from '@livery/contract/packets/endpoints';
import { channelAccess } from '@livery/domain/channels';
import { isPlayedHere, isVitrina, scheduleTimeMs } from '@livery/domain/live';
import { programmeAt, programmeFollowing, type Span } from '@livery/domain/schedule';
import type { LiveState } from '@livery/domain/tuning';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { ChannelMain, PlayerFrame } from '@livery/ui-kit/channels';
import { ErrorState } from '@livery/ui-kit/states';
import { SECOND_MS } from '@livery/value/durations';
import { useModals } from '@livery/widgets/modals';
import {
  InsteadOfPicture,
  PlayerControls,
  PersistentPlayer,
  useIsAlone,
  useCloseMiniPlayer,
  usePlayerHost,
  usePlayerState,
} from '@livery/widgets/player-stage';
import { onRightsChanged } from '@livery/widgets/rights-changed';
import { useNow, useServices } from '@livery/widgets/services';
import { useChannels } from '@livery/widgets/use-channels';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { BlackoutNote } from './blackout-note.tsx';
import { ChannelControls } from './channel-controls.tsx';
import type { NumberedChannel } from './channel-list-panel.tsx';
import { ClosedGate } from './closed-gate.tsx';
import { GatedVitrina } from './gated-vitrina.tsx';
import { BackToList, NotOpen } from './not-open.tsx';
import { ProgrammeInfo } from './programme-info.tsx';
import type { ChannelArrival } from './tuner/ports.ts';
import { useSameUrlNavigations } from './use-same-url-navigations.ts';
import { useTunedChannel } from './use-tuned-channel.ts';
import type { ChannelSchedule } from './use-schedule.ts';
import { usePageVisibility } from './use-page-visibility.ts';

interface Props {
  channel: NumberedChannel;
  category: string;
  schedule: ChannelSchedule;
  narrow: boolean;
  arrival: ChannelArrival;
  zap: { next: () => void; previous: () => void };
  /** What stands under the picture. */
  children?: ReactNode;
}

/** A channel: its picture, what is on, and what stands under it. CHAN-025, CHAN-026, LIVE-035 */
export function ChannelScreen(props: Props) {
  const { channel, category, schedule, children } = props;
  const nowMs = scheduleTimeMs(channel, useNow(SECOND_MS));
  const wallTimeMs = usePlayerState(({ position }) =>
    position.wallTimeMs === null ? null : Math.floor(position.wallTimeMs / SECOND_MS) * SECOND_MS,
  );
  const programme = useProgramme(props, wallTimeMs ?? nowMs);
  return (
    <ChannelMain>
      <PlayerFrame>
        <ChannelPicture {...props} />
      </PlayerFrame>
      <ProgrammeInfo
        channel={channel}
        category={category}
        schedule={schedule.entries}
        programme={programme}
        nowMs={nowMs}
      />
      {children}
    </ChannelMain>
  );
}

/** The programme that is told about: it follows the picture, not the clock. LIVE-008, LIVE-016, LIVE-017 */
function useProgramme({ channel, schedule: { entries } }: Props, atMs: number) {
  const [current, setCurrent] = useState(channel.onAir);
  const there = programmeAt(entries, atMs) ?? null;
  // In a hole of the schedule the neighbour is told about, but it is not where playback is.
  if (there && there.id !== current?.id) setCurrent(there);
  return there ?? (current && programmeFollowing(entries, current, atMs));
}

/** The picture, or what is said in its place. */
export function ChannelPicture(props: Props) {
  const { channel } = props;
  const persistentId = `channel-${channel.id}`;
  const ts = useSearchParams()[0].get('ts');
  const sameUrlNavigations = useSameUrlNavigations();
  useCloseMiniPlayer(isPlayedHere(channel) ? persistentId : null);
  if (channelAccess(channel) !== 'open') return <NotOpen {...props} />;
  return isVitrina(channel) ? (
    <GatedVitrina key={channel.id} channel={channel} schedule={props.schedule.entries} />
  ) : (
    <PersistentPlayer id={persistentId}>
      <Playing {...props} ts={ts} sameUrlNavigations={sameUrlNavigations} />
    </PersistentPlayer>
  );
}

/** Another channel is opened on a page. */
const NO_ZAP = { next: () => undefined, previous: () => undefined };

/** What the address says of the moment. */
interface Address {
  ts: string | null;
  sameUrlNavigations: number;
}

/** The channel itself: it is watched on its page, and in the mini player when the viewer has gone on. */
function Playing({ channel, schedule, category, narrow, arrival, zap, ...address }: Props & Address) {
  const isScheduleComing = schedule.status === 'loading';
  const playback = useTunedChannel({ channel, schedule: schedule.entries, isScheduleComing, arrival, ...address });
  const isAlone = useIsAlone();
  const { state } = playback;
  usePageVisibility();
  if (state.kind === 'refused')
    return (
      <InsteadOfPicture>
        <NoStream state={state} channel={channel} onRetry={playback.retry} onLive={playback.goLive} />
      </InsteadOfPicture>
    );
  const dark: Span | null = state.kind === 'blackout' ? { startMs: state.fromMs, endMs: state.untilMs } : null;
  return (
    <PlayerControls>
      {isAlone && <RightsAlone id={channel.id} />}
      {dark && <BlackoutNote span={dark} onSkip={() => playback.seekTo(dark.endMs / 1000)} onLive={playback.goLive} />}
      <ChannelControls
        channel={channel}
        category={category}
        schedule={schedule.entries}
        playback={playback}
        narrow={narrow}
        zap={isAlone ? NO_ZAP : zap}
      />
    </PlayerControls>
  );
}

/** The page has gone, and with it the list that says what the viewer may watch: what may not be watched any more, ends. */
function RightsAlone({ id }: { id: number }) {
  const { persistent } = usePlayerHost();
  const { channels } = useChannels();
  const channel = channels?.find((one) => one.id === id);
  const isOver = channels !== null && (!channel || channelAccess(channel) !== 'open');
  useEffect(() => {
    if (isOver) persistent?.end();
  }, [isOver, persistent]);
  return null;
}

/** There is no stream: in the server's own words where it has some. LIVE-054, LIVE-056, LIVE-057 */
function NoStream({
  state: { refusal },
  channel,
  onRetry,
  onLive,
}: {
  state: Extract<LiveState, { kind: 'refused' }>;
  channel: NumberedChannel;
  onRetry: () => void;
  onLive: () => void;
}) {
  const t = useT();
  const modals = useModals();
  const denied = refusal.kind === 'denied' ? (refusal.message ?? t('channel_not_available')) : null;
  const dispatch = useDispatch();
  useEffect(() => {
    if (denied === null) return;
    modals.open('channel_refused', { text: denied });
    // What the viewer may watch has run out: the lists say so, and the page what opens it again.
    dispatch(staleAnswers(AFTER_PURCHASE));
  }, [denied, modals, dispatch]);
  const services = useServices();
  const askAgain = useEffectEvent(onRetry);
  useEffect(() => {
    const life = new AbortController();
    if (denied !== null) onRightsChanged(services, () => askAgain(), life.signal);
    return () => life.abort();
  }, [denied, services]);
  if (refusal.kind === 'gate') return <ClosedGate name={channel.name} onAsk={onRetry} />;
  if (refusal.kind === 'copyright') {
    return (
      <ErrorState
        title={t('schedule_blocked')}
        text={t('error_schedule_copyright_banned')}
        action={
          <Button kind="primary" onClick={onLive}>
            {t('player_go_live')}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      title={t('channel_not_available')}
      text={refusal.kind === 'noAnswer' ? t('error_network') : (refusal.message ?? t('error_unexpected'))}
      onRetry={onRetry}
      action={<BackToList />}
    />
  );
}
