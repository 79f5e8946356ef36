import { channelsApi } from '@livery/api-client/channels';
import { activeRole } from '@livery/domain/profiles';
import { foundBroadcasts, type FoundBroadcast } from '@livery/domain/search';
import { useT } from '@livery/i18n/react';
import { Dialog } from '@livery/ui-kit/overlay';
import { BroadcastList, BroadcastSkeleton } from '@livery/ui-kit/search';
import { Text } from '@livery/ui-kit/text';
import { FoundBroadcastLine } from '@livery/widgets/broadcast-line';
import { LoadProblem } from '@livery/widgets/load-problem';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useServices } from '@livery/widgets/services';
import { useChannels } from '@livery/widgets/use-channels';
import { useSelector } from 'react-redux';

const PRESSES = {
  live: 'broadcasts_live',
  archive: 'broadcasts_archive',
  coming: 'broadcasts_coming',
} as const;

/** As many as are usual. */
const PLACES = 4;

type Request = ModalRequests['broadcasts'];

/** When a programme is on: what can be watched now first, then what comes, then the recordings, the newest first. CALL-016 */
export default function BroadcastsModal({ request, open, onClose }: ModalProps<Request>) {
  const t = useT();
  return (
    <Dialog open={open} size="wide" title={request.title} onClose={onClose}>
      <Text tone="muted">{t('programme_broadcasts')}</Text>
      <Broadcasts programmeId={request.programmeId} />
    </Dialog>
  );
}

function Broadcasts({ programmeId }: Pick<Request, 'programmeId'>) {
  const t = useT();
  const { clock } = useServices();
  const role = useSelector(activeRole);
  const { channels } = useChannels();
  const { data, error, refetch } = channelsApi.useGetProgrammeScheduleQuery({ id: programmeId });
  if (error) return <LoadProblem error={error} kind="generic" onRetry={refetch} />;
  if (!data || !channels) return <BroadcastSkeleton count={PLACES} />;
  const found = nowFirst(foundBroadcasts(data.schedules, channels, role, clock.now()));
  if (found.length === 0) return <Text>{t('broadcasts_none')}</Text>;
  return (
    <BroadcastList label={t('programme_broadcasts')}>
      {found.map((broadcast) => (
        <FoundBroadcastLine key={broadcast.entry.id} {...broadcast} press={t(PRESSES[broadcast.place.kind])} />
      ))}
    </BroadcastList>
  );
}

const nowFirst = (found: readonly FoundBroadcast[]): readonly FoundBroadcast[] => [
  ...found.filter(({ place }) => place.kind === 'live'),
  ...found.filter(({ place }) => place.kind === 'coming'),
  ...found.filter(({ place }) => place.kind === 'archive').toReversed(),
];
