import { NEW_YEAR_CHANNEL_ID, withNumbers } from '@livery/domain/channels';
import { PlayerFrame } from '@livery/ui-kit/channels';
import { useChannels } from '@livery/widgets/use-channels';
import styled from 'styled-components';
import { ChannelPicture } from './channel-screen.tsx';
import type { NumberedChannel } from './found-channels.tsx';
import { useChannelMobileLayout } from './use-channel-mobile-layout.ts';
import { useSchedule } from './use-schedule.ts';

/** Lower than on its own page: what is left of the year stands in sight below it. */
const Window = styled(PlayerFrame)`
  max-height: 52vh;
`;

/** The channel of the New Year page plays over it; without that channel there is nothing. CHAN-080 */
export default function HolidayChannel() {
  const { channels, error } = useChannels();
  if (!channels) return error ? null : <Window />;
  const channel = withNumbers(channels).find(({ id }) => id === NEW_YEAR_CHANNEL_ID);
  return channel ? <Holiday channel={channel} /> : null;
}

const NOBODY = () => undefined;

function Holiday({ channel }: { channel: NumberedChannel }) {
  const schedule = useSchedule(channel);
  const narrow = useChannelMobileLayout();
  return (
    <Window>
      <ChannelPicture
        channel={channel}
        category="all"
        schedule={schedule}
        narrow={narrow}
        arrival="address"
        zap={{ next: NOBODY, previous: NOBODY }}
      />
    </Window>
  );
}
