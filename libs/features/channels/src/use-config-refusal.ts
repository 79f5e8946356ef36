import { channelsApi } from '@livery/api-client/channels';
import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { isVitrina } from '@livery/domain/live';
import { useToast } from '@livery/widgets/toasts';
import { useEffect } from 'react';

const FORBIDDEN = 403;

/** Says in the server's own words that it refuses what a channel needs beside its stream. LIVE-055 */
export function useConfigRefusal(channel: ViewerChannel): void {
  const toast = useToast();
  const plays = channelAccess(channel) === 'open' && !isVitrina(channel);
  const { error } = channelsApi.useGetChannelConfigQuery({ id: channel.id }, { skip: !plays });
  const refusal = error && 'status' in error && error.status === FORBIDDEN ? error.message : undefined;
  useEffect(() => {
    if (refusal) toast(refusal, 'danger');
  }, [refusal, toast]);
}
