import styled from 'styled-components';
import { ChannelHead } from './channel-head.tsx';
import { ChannelPicture } from './channel-screen.tsx';
import type { NumberedChannel } from './channel-list-panel.tsx';
import { useConfigRefusal } from './use-config-refusal.ts';
import { useSchedule } from './use-schedule.ts';

const Whole = styled.div`
  position: relative;
  height: 100vh;
  background: #000;

  > [data-player-place] {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
`;
const NOBODY = () => undefined;

/** A channel inside another site: its picture and nothing around it. CHAN-011, CHAN-012 */
export function EmbeddedChannel({ channel, category }: { channel: NumberedChannel; category: string }) {
  const schedule = useSchedule(channel);
  useConfigRefusal(channel);
  return (
    <Whole>
      <ChannelHead channel={channel} entries={schedule.entries} />
      <ChannelPicture
        key={channel.id}
        channel={channel}
        category={category}
        schedule={schedule}
        narrow={false}
        arrival="address"
        zap={{ next: NOBODY, previous: NOBODY }}
      />
    </Whole>
  );
}
