import { channelsApi } from '@livery/api-client/channels';
import { wordsOfServer } from '@livery/contract/errors';
import type { ViewerChannel } from '@livery/domain/channels';
import { isPlayedHere } from '@livery/domain/live';
import { useT } from '@livery/i18n/react';
import { useToast } from '@livery/widgets/toasts';
import { useEffect } from 'react';

const FORBIDDEN = 403;

/** Says that the server refuses what a channel needs beside its stream: in its own words where it has some. LIVE-055, API-087 */
export function useConfigRefusal(channel: ViewerChannel): void {
  const t = useT();
  const toast = useToast();
  const { error } = channelsApi.useGetChannelConfigQuery({ id: channel.id }, { skip: !isPlayedHere(channel) });
  const refusal =
    error && 'status' in error && error.status === FORBIDDEN
      ? wordsOfServer(error) || t('channel_not_available')
      : undefined;
  useEffect(() => {
    if (refusal) toast(refusal, 'danger');
  }, [refusal, toast]);
}
