import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PaymentSummary } from './payment-summary.tsx';

const meta = {
  title: 'Payment/PaymentSummary',
  component: PaymentSummary,
  args: {
    label: 'Ваша покупка',
    title: 'Подписка «Семья»',
    detail: '12 месяцев',
    amount: '23 880 ₸',
    then: 'затем столько же каждый год',
  },
  render: (args) => (
    <div style={{ maxWidth: 472 }}>
      <PaymentSummary {...args} />
    </div>
  ),
} satisfies Meta<typeof PaymentSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscription: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Ваша покупка' })).toHaveTextContent('23 880 ₸');
  },
};
export const Trial: Story = { args: { detail: 'Первые 14 дней', amount: '0 ₸', then: 'с 8 декабря 1 990 ₸ в месяц' } };
export const OneFilm: Story = {
  args: { title: 'Тихий перевал', detail: 'Навсегда', amount: '990 ₸', then: 'один раз' },
};
export const WithDebt: Story = {
  args: { amount: '2 490 ₸', detail: '1 месяц', then: '1 990 ₸ в месяц', note: 'Из них 500 ₸ погасят минус на счёте.' },
};
/** What is not known yet leaves its line: nothing below it moves when it comes. */
export const AmountAlone: Story = { args: { title: 'Подписка «Семья»', detail: undefined, then: undefined } };
/** Nothing comes any more: the same box, its name and its sum in the middle. */
export const NothingComes: Story = { args: { ...AmountAlone.args, isComplete: true } };
/** Of a debt, a top-up, a card nothing more is ever said. */
export const NothingMore: Story = { args: { title: 'Пополнение баланса', detail: null, then: undefined } };

export const LongText: Story = {
  args: {
    note: 'Оның ішінде 12 345 678 ₸ шоттағы минусты жабады.',
    title: 'Отбасылық мерекелік және балаларға арналған жазылым',
    detail: 'Алты айлық кезең үшін, бірінші он төрт күн тегін',
    amount: '12 345 678 ₸',
    then: 'сынақ мерзімі аяқталғаннан кейін автоматты түрде ұзартылады',
  },
  render: (args) => (
    <div style={{ width: 310 }}>
      <PaymentSummary {...args} />
    </div>
  ),
};
