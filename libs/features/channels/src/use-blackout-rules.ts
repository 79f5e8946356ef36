import { channelsApi } from '@livery/api-client/channels';
import type { Channel } from '@livery/contract/channels/entities';
import { blackoutRules } from '@livery/domain/schedule';
import { useConfiguration } from '@livery/widgets/use-configuration';

/** What the operator shows in place of what may not be shown on a channel, as far as it is known by now. LIVE-013 */
export function useBlackoutRules({ id }: Pick<Channel, 'id'>) {
  const { data: config } = channelsApi.useGetChannelConfigQuery({ id });
  return blackoutRules(config?.blackout, useConfiguration().blackout);
}
