import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { announcedSpan, neighbours, programmeText, watchableAnew, watchableFrom } from '@livery/domain/schedule';
import { useFormats, useT } from '@livery/i18n/react';
import { Button, IconButton } from '@livery/ui-kit/actions';
import { NextProgramme, ProgrammePanel } from '@livery/ui-kit/channels';
import {
  archiveIcon,
  checkIcon,
  guideIcon,
  heartFilledIcon,
  heartIcon,
  nextIcon,
  plusIcon,
  previousIcon,
  replayIcon,
} from '@livery/ui-kit/icons';
import { addresses } from '@livery/widgets/addresses';
import { useModals } from '@livery/widgets/modals';
import { broadcastTitle } from '@livery/widgets/on-air';
import { channelPictureOf } from '@livery/widgets/pictures';
import { useServices } from '@livery/widgets/services';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { positionAddress } from './position-address.ts';
import { programmeFacts } from './programme-facts.ts';
import { Remind } from './remind.tsx';
import { useFavourite, useFavouriteProgramme } from './use-favourite.ts';

/** They come with the schedule, and move nothing. On a phone there is no room for them, and both programmes stand right below. */
const Neighbours = styled.span`
  display: contents;

  @media (max-width: 480px) {
    display: none;
  }
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
  const modals = useModals();
  const formats = useFormats();
  const favourite = useFavourite(channel);
  const ofProgramme = useFavouriteProgramme(programme);
  const title = programme ? broadcastTitle(programme) : channel.name;
  const about = programme?.program?.description && programmeText(programme.program.description);
  const { previous, next } = programme ? neighbours(schedule, programme) : {};
  const times = programme && announcedSpan(programme);
  /** What can be watched has an address; what cannot is no button. */
  const hrefOf = (rule: typeof watchableFrom, entry: ScheduleEntry | null | undefined) =>
    entry && channelAccess(channel) === 'open'
      ? positionAddress(channel, category, rule(entry, channel, nowMs))
      : undefined;
  const fromStartHref = hrefOf(watchableAnew, programme);
  const [previousHref, nextHref] = [hrefOf(watchableFrom, previous), hrefOf(watchableFrom, next)];
  const isAside = fromStartHref !== undefined;
  return (
    <ProgrammePanel
      title={title}
      meta={times ? `${channel.name}, ${formats.timeRange(times.startMs, times.endMs)}` : channel.name}
      age={programme?.program?.age === undefined ? undefined : `${programme.program.age}+`}
      about={about}
      facts={programme ? programmeFacts(programme, nowMs, { t, formats }) : []}
      actions={
        <>
          {fromStartHref && (
            <Button kind="secondary" size="small" icon={replayIcon} href={fromStartHref}>
              {t('content_watch_from_start')}
            </Button>
          )}
          <div data-part="signs">
            <Button
              kind="ghost"
              size="small"
              icon={favourite.isFavoured ? heartFilledIcon : heartIcon}
              label={favourite.isFavoured ? t('channel_favorite_remove') : t('channel_favorite_add')}
              pressed={favourite.isFavoured}
              onClick={favourite.toggle}
            >
              {favourite.isFavoured ? t('channel_favorite_remove_short') : t('channel_favorite_add_short')}
            </Button>
            {siteMap.offers('guide') && (
              <Button kind="ghost" size="small" icon={guideIcon} href={addresses.guide()}>
                {t('guide_title')}
              </Button>
            )}
            {/* It comes last, because it comes late. */}
            {ofProgramme && (
              <Button
                kind="ghost"
                size="small"
                icon={ofProgramme.isFavoured ? checkIcon : plusIcon}
                label={ofProgramme.isFavoured ? t('programme_favorite_remove') : t('programme_favorite_add')}
                pressed={ofProgramme.isFavoured}
                disabled={ofProgramme.isComing}
                onClick={ofProgramme.toggle}
              >
                {ofProgramme.isFavoured ? t('programme_favorite_remove_short') : t('programme_favorite_add_short')}
              </Button>
            )}
            {ofProgramme && (
              <Button
                kind="ghost"
                size="small"
                icon={archiveIcon}
                onClick={() => modals.open('broadcasts', { programmeId: ofProgramme.programmeId, title })}
              >
                {t('programme_broadcasts')}
              </Button>
            )}
          </div>
          <Neighbours>
            {previousHref && (
              <Neighbour
                icon={previousIcon}
                word={t('channel_programme_previous')}
                href={previousHref}
                isAside={isAside}
              />
            )}
            {nextHref && (
              <Neighbour icon={nextIcon} word={t('channel_programme_next')} href={nextHref} isAside={isAside} />
            )}
          </Neighbours>
        </>
      }
      next={<Next channel={channel} entry={next} />}
    />
  );
}

/** Beside what plays a sign is enough; alone on the line it has its word. */
const Neighbour = ({
  icon,
  word,
  href,
  isAside,
}: {
  icon: ComponentProps<typeof IconButton>['icon'];
  word: string;
  href: string;
  isAside: boolean;
}) =>
  isAside ? (
    <IconButton icon={icon} label={word} href={href} />
  ) : (
    <Button kind="secondary" size="small" icon={icon} href={href}>
      {word}
    </Button>
  );

/** What comes after it. Its place is kept while nobody knows. */
function Next({ channel, entry }: { channel: ViewerChannel; entry: ScheduleEntry | undefined }) {
  const formats = useFormats();
  const { clock } = useServices();
  if (!entry) return null;
  const { startMs } = announcedSpan(entry);
  const title = broadcastTitle(entry);
  return (
    <NextProgramme
      time={formats.time(startMs)}
      title={title}
      picture={channelPictureOf(channel)}
      action={startMs > clock.now() && <Remind id={entry.id} channelId={channel.id} title={title} startMs={startMs} />}
    />
  );
}
