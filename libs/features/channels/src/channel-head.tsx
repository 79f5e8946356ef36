import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { programmeAt } from '@livery/domain/schedule';
import { PageHead } from '@livery/widgets/page-head';
import { useServices } from '@livery/widgets/services';
import { useSearchParams } from 'react-router-dom';
import type { NumberedChannel } from './channel-list-panel.tsx';

interface Props {
  readonly channel: NumberedChannel;
  readonly entries: readonly ScheduleEntry[];
}

/** The head of a channel, or of a moment of its archive. */
export function ChannelHead({ channel, entries }: Props) {
  const { clock } = useServices();
  const moment = Number(useSearchParams()[0].get('ts')) || Number.NaN;
  const isLive = Number.isNaN(moment);
  const broadcast = isLive ? (channel.onAir ?? undefined) : programmeAt(entries, moment * 1000);
  const isComing = !isLive && moment * 1000 > clock.now();
  return <PageHead title={channel.name} facts={{ kind: 'channel', channel, broadcast, isLive, isComing }} />;
}
