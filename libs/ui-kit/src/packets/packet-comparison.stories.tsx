import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { comparedPackets, comparedRows, manyPackets, ownedAndUnavailable } from '../stories/packet-samples.tsx';
import { PacketComparison } from './packet-comparison.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Packets/PacketComparison',
  component: PacketComparison,
  args: { label: 'Сравнение пакетов', packets: comparedPackets, rows: comparedRows },
} satisfies Meta<typeof PacketComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recommended: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Сравнение пакетов' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(table).getByRole('row', { name: /Кино и сериалы/ })).toHaveTextContent('Не входит');
    await expect(within(table).getByRole('link', { name: 'Семья' })).toHaveAccessibleDescription(
      'Подходит для 3 человек и 2 телевизоров',
    );
  },
};

export const OwnedAndUnavailable: Story = { args: { packets: ownedAndUnavailable } };

export const Two: Story = { args: { packets: comparedPackets.slice(0, 2) } };

const many = manyPackets(200, 300);

export const Many: Story = { args: many };

export const PagedByKeyboard: Story = {
  args: many,
  tags: ['rule'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const titles = () => canvas.getAllByRole('columnheader').map((head) => head.textContent);
    const shown = titles().length;
    await expect(titles()[0]).toBe('Пакет 1');
    const next = canvas.getByRole('button', { name: 'Следующие пакеты' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(titles()[0]).toBe(`Пакет ${shown + 1}`);
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(titles()[0]).toBe(`Пакет ${shown}`);
    await userEvent.keyboard('{End}');
    await expect(titles().at(-1)).toBe('Пакет 200');
    await expect(next).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(`${201 - shown}–200 из 200`);
  },
};

export const OnlyDifferences: Story = {
  args: {
    packets: comparedPackets,
    rows: [
      ...comparedRows,
      ...Array.from({ length: 12 }, (_, at) => ({
        id: at,
        label: `Канал ${at + 1}`,
        cells: { basic: { included: true }, family: { included: true }, all: { included: true } },
      })),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('row', { name: /Канал 12/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Только отличия' }));
    await expect(canvas.queryByRole('row', { name: /Канал 12/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('row', { name: /Телеканалы/ })).toBeVisible());
  },
};

const long = ownedAndUnavailable.map((packet, at) => ({
  ...packet,
  title: 'Отбасылық мерекелік және балаларға арналған',
  price: <Price amount="12 345 678 ₸" period="алты айлық кезең үшін" />,
  ...(at === 1 && { reason: 'Үш адамнан тұратын отбасы мен екі теледидарға ыңғайлы' }),
  action: <Button wide>Тегін байқап көру</Button>,
}));
const longRows = comparedRows.map((row) => ({
  ...row,
  label: 'Телеарналар мен радиостанциялардың мұрағаты',
}));

export const LongText: Story = { args: { packets: long, rows: longRows } };

/** What differs from the packet before: cards in a column too narrow for a table. */
export const Narrow: Story = {
  args: { packets: [...comparedPackets, { ...comparedPackets[2]!, id: 'again', title: 'Всё и сразу' }] },
  render: (args) => {
    const again = args.rows.map((row) => ({ ...row, cells: { ...row.cells, again: row.cells['all']! } }));
    return (
      <div style={{ width: 326 }}>
        <PacketComparison {...args} rows={again} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
    await expect(cards[1]).toHaveTextContent('Чем отличается от «Базовый»');
    await expect(cards[1]).not.toHaveTextContent('Без рекламы');
    await expect(cards[3]).toHaveTextContent('То же, что в «Всё сразу»');
  },
};

export const NarrowLongText: Story = {
  args: { packets: long, rows: longRows },
  render: (args) => (
    <div style={{ width: 288 }}>
      <PacketComparison {...args} />
    </div>
  ),
};
