import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/index.ts';
import { FootQuestion } from './foot-question.tsx';

const answered = fn();
const answers = (no: string, yes: string) => (
  <>
    <Button size="small" onClick={() => answered(false)}>
      {no}
    </Button>
    <Button size="small" onClick={() => answered(true)}>
      {yes}
    </Button>
  </>
);

const meta = {
  title: 'Feedback/FootQuestion',
  component: FootQuestion,
  parameters: { bare: true, docs: { story: { inline: false, height: '240px' } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Учёт просмотров',
    text: 'Можно ли считать, что и как вы смотрите? Это помогает чинить сбои. Имени, номера и текстов поиска в этих данных нет.',
    children: answers('Не считать', 'Считать'),
  },
} satisfies Meta<typeof FootQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Не считать' }));
    await expect(answered).toHaveBeenCalledWith(false);
  },
};
export const OnAPhone: Story = {
  args: {
    label: 'Открыть приложение',
    text: 'Если приложения ещё нет, через несколько секунд откроется магазин.',
    children: answers('Остаться в браузере', 'Открыть приложение'),
  },
  globals: { window: '390' },
};
export const Kazakh: Story = {
  args: {
    label: 'Көрілімдерді есептеу',
    text: 'Нені және қалай көретініңізді есептеуге бола ма? Бұл ақауларды түзетуге көмектеседі. Бұл деректерде атыңыз, нөміріңіз және іздеу мәтіндері жоқ.',
    children: answers('Есептемеу', 'Есептеу'),
  },
};
