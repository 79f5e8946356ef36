import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { channelAccess, mayPlayFromArchive, type ViewerChannel } from '@livery/domain/channels';
import { announcedSpan, neighbours, programmeState, programmeText, realSpan } from '@livery/domain/schedule';
import { useFormats, useT } from '@livery/i18n/react';
import { Button, IconButton } from '@livery/ui-kit/actions';
import { Badge } from '@livery/ui-kit/feedback';
import {
  checkIcon,
  guideIcon,
  heartFilledIcon,
  heartIcon,
  nextIcon,
  plusIcon,
  previousIcon,
  replayIcon,
} from '@livery/ui-kit/icons';
import { Heading, Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { broadcastTitle } from '@livery/widgets/on-air';
import { useServices } from '@livery/widgets/services';
import styled from 'styled-components';
import { useFavourite, useFavouriteProgramme } from './use-favourite.ts';

const Info = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  padding: var(--space-4) var(--space-5) 0;

  @media (max-width: 932px) {
    padding: var(--space-4) var(--space-4) 0;
  }
`;
const Words = styled.div`
  flex: 1 1 280px;
  display: grid;
  gap: var(--space-1);
  min-width: 0;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
/** They stay together: where the button leaves no room, all of them go to the next line. */
const Signs = styled.div`
  display: flex;
  gap: var(--space-2);

  @media (max-width: 480px) {
    gap: 0;
    --icon-button-size: 44px;
  }
`;
/** On a phone there is no room for them beside the button, and both programmes stand right below. */
const Neighbours = styled.span`
  display: contents;

  @media (max-width: 480px) {
    :not(:first-child) > & {
      display: none;
    }
  }
`;

const Age = styled.span`
  margin-left: var(--space-2);
`;

interface Props {
  channel: ViewerChannel;
  category: string;
  schedule: readonly ScheduleEntry[];
  /** What is on the screen, or would be. */
  programme: ScheduleEntry | null;
  nowMs: number;
}

/** What is on, on which channel, and where one can go from it. CHAN-014 */
export function ProgrammeInfo({ channel, category, schedule, programme, nowMs }: Props) {
  const t = useT();
  const { siteMap } = useServices();
  const formats = useFormats();
  const favourite = useFavourite(channel);
  const ofProgramme = useFavouriteProgramme(programme);
  const title = programme ? broadcastTitle(programme) : channel.name;
  const about = programme?.program?.description && programmeText(programme.program.description);
  const { previous, next } = programme ? neighbours(schedule, programme) : {};
  const times = programme && announcedSpan(programme);
  const live = programme !== null && programmeState(programme, nowMs) === 'live';
  // What cannot be watched leads nowhere.
  const isOpen = channelAccess(channel) === 'open';
  const fromStart = live && mayPlayFromArchive(programme, channel, nowMs);

  /** A neighbour that plays has an address; one that does not is no button. */
  const hrefOf = (entry: ScheduleEntry | undefined) => {
    if (!entry || !isOpen) return undefined;
    if (programmeState(entry, nowMs) === 'live') return addresses.channel(channel, { category });
    return mayPlayFromArchive(entry, channel, nowMs)
      ? addresses.channel(channel, { category, ts: realSpan(entry).startMs / 1000 })
      : undefined;
  };
  const [previousHref, nextHref] = [hrefOf(previous), hrefOf(next)];
  return (
    <Info>
      <Words>
        <Heading level={1} size="section">
          {title}
        </Heading>
        <Text as="span" tone="muted" numeric>
          {times ? `${channel.name}, ${formats.timeRange(times.startMs, times.endMs)}` : channel.name}{' '}
          {programme?.program?.age !== undefined && (
            <Age>
              <Badge tone="outline">{`${programme.program.age}+`}</Badge>
            </Age>
          )}
        </Text>
        {about && (
          <Text size="small" tone="muted">
            {about}
          </Text>
        )}
      </Words>
      <Actions>
        {fromStart && (
          <Button
            kind="secondary"
            size="small"
            icon={replayIcon}
            href={addresses.channel(channel, { category, ts: realSpan(programme).startMs / 1000 })}
          >
            {t('content_watch_from_start')}
          </Button>
        )}
        <Signs>
          <Neighbours>
            {previousHref && (
              <IconButton icon={previousIcon} label={t('channel_programme_previous')} href={previousHref} />
            )}
            {nextHref && <IconButton icon={nextIcon} label={t('channel_programme_next')} href={nextHref} />}
          </Neighbours>
          <IconButton
            icon={favourite.isFavoured ? heartFilledIcon : heartIcon}
            label={favourite.isFavoured ? t('channel_favorite_remove') : t('channel_favorite_add')}
            pressed={favourite.isFavoured}
            onClick={favourite.toggle}
          />
          {ofProgramme && (
            <IconButton
              icon={ofProgramme.isFavoured ? checkIcon : plusIcon}
              label={ofProgramme.isFavoured ? t('programme_favorite_remove') : t('programme_favorite_add')}
              pressed={ofProgramme.isFavoured}
              onClick={ofProgramme.toggle}
            />
          )}
          {siteMap.offers('guide') && <IconButton icon={guideIcon} label={t('guide_title')} href={addresses.guide()} />}
        </Signs>
      </Actions>
    </Info>
  );
}
