import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { type ListedPacket, PacketList } from './packet-list.tsx';
import { Price } from './price.tsx';

const names = ['Спорт', 'Детский', 'Кино', 'Музыка', 'Познавательный', 'Весь мир', 'Ночной'];

const packets = (count: number): readonly ListedPacket[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    title: `${names[at % names.length]}${at < names.length ? '' : ` ${at + 1}`}`,
    href: `#packet-${at}`,
    detail: `${12 + at} каналов`,
    price: <Price amount={`${490 + at * 10} ₸`} period="в месяц" size="small" />,
    action: <Button size="small">Подключить</Button>,
  }));

const meta = {
  title: 'Packets/PacketList',
  component: PacketList,
  args: { label: 'Дополнительные пакеты', packets: packets(7) },
  render: (args) => <PacketList {...args} level={2} />,
} satisfies Meta<typeof PacketList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  args: {
    packets: packets(6).map((packet, at): ListedPacket => {
      if (at === 1) return { ...packet, tone: 'owned', mark: 'Подключён' };
      if (at !== 2) return packet;
      return { ...packet, tone: 'unavailable', mark: 'Недоступен', action: undefined };
    }),
  },
};

export const Many: Story = {
  args: { packets: packets(60) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
    await expect(canvas.getAllByRole('listitem')[24]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(60);
    await expect(canvas.queryByRole('button', { name: 'Ещё' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    packets: [
      {
        id: 1,
        title: 'Отбасылық мерекелік және балаларға арналған телеарналар',
        detail: 'Жүз алпыс төрт арна және жүз мегабит интернет',
        mark: 'Уақытша қолжетімсіз',
        price: <Price amount="12 345 678 ₸" period="алты айлық кезең үшін" size="small" />,
        action: <Button size="small">Тегін байқап көру</Button>,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const price = within(canvasElement).getByText('12 345 678 ₸').getBoundingClientRect();
    const action = within(canvasElement).getByRole('button').getBoundingClientRect();
    const isClear = price.right <= action.left || price.bottom <= action.top;
    await expect(isClear).toBe(true);
  },
};
