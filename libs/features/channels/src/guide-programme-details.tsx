import type { ViewerChannel } from '@livery/domain/channels';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Badge, Skeleton } from '@livery/ui-kit/feedback';
import { playIcon, replayIcon } from '@livery/ui-kit/icons';
import { ChannelLogo, Picture } from '@livery/ui-kit/pictures';
import { UpcomingProgrammes, GuideDetailsPanel, type GuideEntry, type GuideSchedules } from '@livery/ui-kit/channels';
import { Heading, Text } from '@livery/ui-kit/text';
import { channelLogoOf, channelPictureOf } from '@livery/widgets/pictures';
import { useKnownSchedules } from '@livery/widgets/use-schedules';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { nextOf, thisEvening, upcomingStretch } from './upcoming.ts';
import { airFacts } from './programme-facts.ts';
import { Remind } from './remind.tsx';

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  min-width: 0;
`;
const About = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  max-width: 100%;
  --tile-size: 28px;

  > :nth-child(2) {
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
const Actions = styled.div`
  display: flex;
  gap: var(--space-3);
  margin-top: var(--space-1);
`;

export interface GuideSelection {
  readonly entry: GuideEntry;
  readonly channel: ViewerChannel;
}

/** What the viewer points at, with the ways to it; until then what is on the first channel. */
export function GuideProgrammeDetails({
  selected,
  first,
  schedules,
  nowMs,
  onOpening,
}: {
  selected: GuideSelection | null;
  first: ViewerChannel;
  schedules: GuideSchedules;
  nowMs: number;
  /** What is told of before the viewer points at anything. */
  onOpening: (opening: GuideSelection) => void;
}) {
  const schedule = useSyncExternalStore(schedules.subscribe, () => schedules.of(first.id, nowMs, nowMs + 1));
  const entry = schedule.programmes.find(({ state }) => state === 'live');
  // It is settled by the first answer: a programme that ends does not change what the viewer reads.
  const open = useEffectEvent(() => {
    if (entry && !selected) onOpening({ entry, channel: first });
  });
  useEffect(() => open(), [entry]);
  if (selected) return <Shown {...selected} schedules={schedules} nowMs={nowMs} />;
  const hasNothing = schedule.missing.length === 0;
  return (
    <GuideDetailsPanel data-part="programme-details" aria-busy={!hasNothing}>
      {hasNothing ? (
        <Picture source={channelPictureOf(first)} ratio="wide" title={first.name} sizes="320px" />
      ) : (
        <Skeleton shape="picture" />
      )}
      <Words data-part="words">
        {hasNothing && (
          <Heading level={2} size="page">
            {first.name}
          </Heading>
        )}
      </Words>
    </GuideDetailsPanel>
  );
}

interface Told extends GuideSelection {
  schedules: GuideSchedules;
  nowMs: number;
}

function Shown({ entry: pointedAt, channel, schedules, nowMs }: Told) {
  const t = useT();
  const formats = useFormats();
  // What may be done with it changes as it begins and ends.
  const { startMs, endMs } = pointedAt;
  const around = useSyncExternalStore(schedules.subscribe, () => schedules.of(channel.id, startMs, endMs));
  const entry = around.programmes.find(({ id }) => id === pointedAt.id) ?? pointedAt;
  const { from, to } = upcomingStretch(entry, nowMs);
  useAskedAtRest(channel.id, from, to);
  const { programmes } = useSyncExternalStore(schedules.subscribe, () => schedules.of(channel.id, from, to));
  const next = nextOf(programmes, entry);
  const evening = thisEvening(programmes, nowMs);
  const line = ({ id, title, startMs, state }: GuideEntry) => ({
    id,
    title,
    time: formats.time(startMs),
    action: state === 'future' && <Remind id={id} channelId={channel.id} title={title} startMs={startMs} />,
  });
  return (
    <GuideDetailsPanel
      data-part="programme-details"
      data-evening={evening.length >= next.length || undefined}
      aria-live="off"
    >
      <Picture source={channelPictureOf(channel)} ratio="wide" title={channel.name} sizes="320px" />
      <Words data-part="words">
        <About>
          <ChannelLogo name={channel.name} source={channelLogoOf(channel)} />
          <Text as="span" tone="muted" numeric>
            {`${channel.name}, ${formats.timeRange(entry.startMs, entry.endMs)}`}
          </Text>
          {entry.state === 'live' && <Badge tone="live">{t('badge_live')}</Badge>}
        </About>
        <Heading level={2} size="page">
          {entry.title}
        </Heading>
        {entry.about && (
          <Text tone="muted" size="small" lines={2}>
            {entry.about}
          </Text>
        )}
        {entry.href !== undefined && (
          <Actions>
            <Button kind="primary" size="small" icon={playIcon} focusKey="watch" href={entry.href}>
              {t('action_watch')}
            </Button>
            {entry.fromStartHref !== undefined && (
              <Button kind="secondary" size="small" icon={replayIcon} focusKey="from-start" href={entry.fromStartHref}>
                {t('content_watch_from_start')}
              </Button>
            )}
          </Actions>
        )}
        {entry.state === 'future' && (
          <Remind id={entry.id} channelId={channel.id} title={entry.title} startMs={entry.startMs} />
        )}
      </Words>
      <Facts entry={entry} nowMs={nowMs} />
      <UpcomingProgrammes part="next" label={t('programme_next')} programmes={next.map(line)} />
      <UpcomingProgrammes part="evening" label={t('coming_tonight')} programmes={evening.map(line)} />
    </GuideDetailsPanel>
  );
}

/** A viewer who walks on asks for nothing. */
const RESTS_MS = 300;

/** Asks for a channel's stretch of time once the viewer stays with it. */
function useAskedAtRest(channelId: number, from: number, to: number): void {
  const schedules = useKnownSchedules();
  useEffect(() => {
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = schedules.request([channelId], from, to);
    }, RESTS_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [schedules, channelId, from, to]);
}

/** A programme in figures, for looks that have a place for them. */
function Facts({ entry: { startMs, endMs, state }, nowMs }: { entry: GuideEntry; nowMs: number }) {
  const t = useT();
  const formats = useFormats();
  const running = state === 'live' ? { nowMs, untilMs: endMs } : undefined;
  const facts = airFacts({ startMs, endMs, running }, { t, formats });
  return (
    <dl data-part="facts">
      {facts.map(({ id, label, value }) => (
        <div key={id} data-fact={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
