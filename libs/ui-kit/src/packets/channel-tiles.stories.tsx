import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { channelMark } from '../stories/marks.ts';
import { channels as names } from '../stories/samples.tsx';
import { PacketChannels, type TileChannel } from './channel-tiles.tsx';

const channels = (count: number): readonly TileChannel[] =>
  Array.from({ length: count }, (_, at) => {
    const { name } = names[at % names.length]!;
    return {
      id: at,
      name: at < names.length ? name : `${name} ${at + 1}`,
      logo: at % 5 === 3 ? null : channelMark(`${name}${at}`),
      href: at % 7 === 6 ? undefined : `#channel-${at}`,
    };
  });

const meta = {
  title: 'Packets/PacketChannels',
  component: PacketChannels,
  args: { label: 'Каналы пакета', channels: channels(40) },
} satisfies Meta<typeof PacketChannels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Searchable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти канал' }), 'пульс');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await expect(canvas.getByRole('status')).toHaveTextContent('Найдено: 5');
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти канал' }), 'щщщ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ничего не нашлось'));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Many: Story = { args: { channels: channels(300) } };

export const Compact: Story = { args: { channels: channels(31), compact: true } };

export const LongText: Story = {
  args: {
    channels: [
      { id: 1, name: 'Қазақстанның ең қызықты өңірлері туралы құпия қоржын', href: '#1' },
      { id: 2, name: 'Необыкновенные приключения трёх бауырсаков', logo: channelMark('2') },
    ],
  },
  render: (args) => (
    <div style={{ width: 288, display: 'grid', gap: 24 }}>
      <PacketChannels {...args} />
      <PacketChannels {...args} label="Коротко" compact />
    </div>
  ),
};
