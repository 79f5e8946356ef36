import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { artwork } from '../stories/artwork.ts';
import { Price } from './price.tsx';
import { PurchaseBlock } from './purchase-block.tsx';

const retried = fn();

const meta = {
  title: 'Packets/PurchaseBlock',
  component: PurchaseBlock,
  args: {
    title: 'Подписка «Семья»',
    text: '164 канала, архив на 7 дней и 1 800 фильмов.',
    price: <Price amount="1 990 ₸" period="в месяц" />,
    actions: (
      <>
        <Button kind="primary">Подключить</Button>
        <Button>Все варианты</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <PurchaseBlock {...args} />
    </div>
  ),
} satisfies Meta<typeof PurchaseBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const Trial: Story = {
  args: {
    picture: artwork('Арена', 'stadium', 'wide'),
    promise: '14 дней за 0 ₸',
    note: 'Потом 1 990 ₸ в месяц, отменить можно в один шаг',
  },
};

export const Guest: Story = {
  args: {
    title: 'Этот канал входит в подписку',
    text: undefined,
    price: undefined,
    promise: '14 дней бесплатно',
    note: 'Карта не нужна',
    actions: <Button kind="primary">Войти и смотреть</Button>,
  },
};

export const Loading: Story = { args: { title: 'Канал «Арена 1»', loading: true } };

export const Failed: Story = {
  args: {
    title: 'Канал «Арена 1»',
    failure: { text: 'Не удалось узнать, в какие пакеты он входит.', onRetry: retried },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(retried).toHaveBeenCalled();
  },
};

export const NotSold: Story = {
  args: { title: 'Скоро', text: 'Этот канал пока не входит ни в один пакет.', price: undefined, actions: undefined },
};

export const Plain: Story = { args: { look: 'plain', picture: artwork('Арена', 'stadium', 'wide') } };

export const LongText: Story = {
  args: {
    title: 'Отбасылық мерекелік және балаларға арналған жазылым',
    text: 'Жүз алпыс төрт арна, оның ішінде қазақ тіліндегі барлық арналар.',
    price: <Price amount="12 345 678 ₸" period="алты айлық кезең үшін" />,
    promise: 'Он төрт күн бойы тегін көріңіз',
    note: 'Сынақ мерзімі аяқталғаннан кейін автоматты түрде ұзартылады',
    picture: artwork('Арена', 'stadium', 'wide'),
    actions: (
      <>
        <Button kind="primary">Тегін байқап көру</Button>
        <Button>Барлық мүмкіндіктерді көрсету</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <PurchaseBlock {...args} />
    </div>
  ),
};
