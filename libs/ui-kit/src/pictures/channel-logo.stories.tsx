import type { Meta, StoryObj } from '@storybook/react-vite';
import { channelMark } from '../stories/marks.ts';
import { channels, LONG_TITLE } from '../stories/samples.tsx';
import { Shelf } from '../stories/shelf.tsx';
import { ChannelLogo } from './channel-logo.tsx';

const meta = {
  title: 'Pictures/ChannelLogo',
  component: ChannelLogo,
  args: { name: 'Алатау 24' },
} satisfies Meta<typeof ChannelLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  render: () => (
    <Shelf>
      {channels.map(({ name }) => (
        <ChannelLogo key={name} name={name} source={channelMark(name)} />
      ))}
    </Shelf>
  ),
};

export const WithoutAMark: Story = {
  render: () => (
    <Shelf>
      {['Алатау 24', 'Көбелек', 'საზოგადოებრივი', LONG_TITLE].map((name) => (
        <ChannelLogo key={name} name={name} />
      ))}
    </Shelf>
  ),
};
