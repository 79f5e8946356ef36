import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Accordion } from './accordion.tsx';
import { Text } from './text.tsx';

const meta = { title: 'Foundations/Accordion', component: Accordion } satisfies Meta;
export default meta;
type Story = StoryObj;

const spy = fn();
const items = [
  {
    id: 'devices',
    title: 'На скольких устройствах можно смотреть?',
    content: <Text>На пяти, из них на трёх одновременно. Отключить устройство можно в настройках.</Text>,
  },
  { id: 'archive', title: 'Сколько хранится архив?', content: <Text>От трёх дней до двух недель.</Text> },
  {
    id: 'long',
    title: 'Жазылымды қалай тоқтатуға болады және төленген ақша қай күні, қандай жолмен қайтарылады?',
    content: (
      <Text>
        Баптаулардағы «Жазылымдар» бөлімін ашып, қажетті пакетті таңдаңыз да, «Өшіру» түймесін басыңыз. Төленген кезең
        аяқталғанша барлық арналар мен фильмдер қолжетімді болып қала береді.
      </Text>
    ),
  },
];

export const Closed: Story = { render: () => <Accordion items={items} /> };
export const Opened: Story = {
  render: () => <Accordion items={items.map((item) => ({ ...item, startsOpen: item.id !== 'archive' }))} />,
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a press on a question opens its answer; with `single` the one before is closed',
  render: () => <Accordion single items={items} onToggle={spy} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByText(/скольких/).closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText(/скольких/));
    await waitFor(() => expect(canvas.getByText(/На пяти/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3, name: /скольких/ })).toBeVisible());
    await userEvent.click(canvas.getByText(/архив\?/));
    await waitFor(() => expect(canvas.getByText(/От трёх/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/На пяти/)).not.toBeVisible());
    await expect(spy).toHaveBeenCalledWith('archive', true);
  },
};
