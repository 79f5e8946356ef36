import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { WaitingForPayment } from './waiting-for-payment.tsx';

const meta: Meta = {
  title: 'Payment/State',
  component: PaymentOutcome,
  subcomponents: { WaitingForPayment },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 472 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

export const Waiting: Story = {
  render: () => (
    <WaitingForPayment
      text="Ждём оплаты в банке"
      help="Эту страницу можно закрыть: как только банк ответит, подписка заработает сама."
      actions={<Button>Открыть страницу банка ещё раз</Button>}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Ждём оплаты в банке');
  },
};
export const Asking: Story = {
  render: () => (
    <WaitingForPayment tone="asking" text="Узнаём, прошла ли оплата" help="Второй раз ничего не спишется." />
  ),
};
export const Later: Story = {
  render: () => (
    <WaitingForPayment
      tone="later"
      text="Банк ещё не ответил"
      help="Мы сообщим, чем закончилось. Платить второй раз не нужно."
      actions={
        <>
          <Button kind="primary">Проверить сейчас</Button>
          <Button>Закрыть</Button>
        </>
      }
    />
  ),
};

export const Success: Story = {
  render: () => (
    <PaymentOutcome
      kind="success"
      title="Подписка «Семья» подключена"
      text="Следующее списание 24 декабря. Отменить можно в один шаг."
      actions={<Button kind="primary">Смотреть</Button>}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveFocus();
  },
};
export const Failed: Story = {
  render: () => (
    <PaymentOutcome
      kind="failed"
      title="Оплата не прошла"
      text="Банк отказал: недостаточно средств. Деньги не списаны."
      actions={
        <>
          <Button kind="primary">Оплатить иначе</Button>
          <Button>Закрыть</Button>
        </>
      }
    />
  ),
};
export const NothingCharged: Story = {
  render: () => (
    <PaymentOutcome
      kind="uncharged"
      title="Оплата отменена"
      text="Вы закрыли страницу банка. Ничего не списано."
      actions={<Button kind="primary">Вернуться к оплате</Button>}
    />
  ),
};
export const MoneyOnAccount: Story = {
  render: () => (
    <PaymentOutcome
      kind="uncharged"
      title="Деньги на счёте"
      text="Оплата прошла, но подключить пакет не удалось. Деньги остались на вашем счёте."
      actions={
        <>
          <Button kind="primary">Попробовать ещё раз</Button>
          <Button>ОК</Button>
        </>
      }
    />
  ),
};
export const Unknown: Story = {
  render: () => (
    <PaymentOutcome
      kind="unknown"
      title="Банк ещё не сказал, чем закончилось"
      text="Не платите второй раз. Мы узнаем ответ и сообщим."
      actions={<Button kind="primary">Проверить</Button>}
    />
  ),
};
export const LongText: Story = {
  render: () => (
    <div style={{ width: 288, display: 'grid', gap: 32 }}>
      <PaymentOutcome
        kind="success"
        title="Отбасылық мерекелік және балаларға арналған жазылым қосылды"
        text="Сынақ мерзімі аяқталғаннан кейін автоматты түрде ұзартылады."
        actions={<Button kind="primary">Барлық мүмкіндіктерді көрсету</Button>}
      />
      <WaitingForPayment
        text="Байланыс операторының растауын күтіп тұрмыз"
        help="Хабарлама келгеннен кейін жауап жіберіңіз, терезені жаба аласыз."
      />
    </div>
  ),
};
