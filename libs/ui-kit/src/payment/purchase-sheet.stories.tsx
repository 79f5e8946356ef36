import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { PaySystemChoice } from './pay-system-choice.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { QrCode } from './qr-code.tsx';
import { QrPayment } from './qr-payment.tsx';
import { StepBack } from './step-back.tsx';
import { WaitingForPayment } from './waiting-for-payment.tsx';

const meta: Meta = {
  title: 'Payment/PurchaseSheet',
  component: PaymentSummary,
  subcomponents: { StepBack },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj;

type Step = 'code' | 'done' | 'systems' | 'waiting';

const TITLES: Readonly<Record<Step, string>> = {
  systems: 'Как оплатить',
  waiting: 'Оплата в банке',
  code: 'Оплата по коду',
  done: 'Готово',
};

const systems = [
  { id: 'card', kind: 'card', title: 'Картой •••• 4400', description: 'Спишем сразу' },
  { id: 'link', kind: 'link', title: 'Новой картой', description: 'Откроется страница банка' },
  { id: 'qr', kind: 'qr', title: 'Через приложение банка', description: 'Покажем QR-код' },
  { id: 'phone', kind: 'phone', title: 'С номера телефона', description: 'Оператор пришлёт SMS' },
  { id: 'operator', kind: 'account', title: 'Со счёта оператора', description: 'Войдёт в ближайший счёт за связь' },
] as const;

/** One sheet that changes its steps: what is paid for stays, the focus goes to the new heading. */
function Purchase({ first }: { readonly first: Step }) {
  const [step, setStep] = useState<Step>(first);
  const contents: Readonly<Record<Step, ReactNode>> = {
    systems: <PaySystemChoice label="Как оплатить" hideLabel options={systems} value="card" onChange={fn()} />,
    waiting: <WaitingForPayment text="Ждём оплаты в банке" help="Эту страницу можно закрыть." />,
    code: (
      <QrPayment
        code={<QrCode text="https://pay.example.kz/t/7F3K9Q" label="QR-код для оплаты" failed="Код не получился" />}
        steps={['Откройте приложение банка', 'Наведите камеру на код', 'Подтвердите оплату']}
        link={{
          href: 'https://pay.example.kz/t/7F3K9Q',
          text: 'pay.example.kz/t/7F3K9Q',
          lead: 'Или откройте ссылку на этом устройстве',
          copy: 'Скопировать',
          copied: 'Ссылка скопирована',
          copyFailed: 'Скопируйте ссылку вручную',
        }}
      />
    ),
    done: <PaymentOutcome kind="success" title="Подписка подключена" />,
  };
  const next: Readonly<Record<Step, Step>> = { systems: 'waiting', waiting: 'done', code: 'done', done: 'systems' };
  return (
    <Dialog
      open
      title={TITLES[step]}
      stepKey={step}
      back={
        (step === 'waiting' || step === 'code') && (
          <StepBack label="К способам оплаты" onClick={() => setStep('systems')} />
        )
      }
      pinned={
        <PaymentSummary
          label="Ваша покупка"
          title="Подписка «Семья»"
          detail="1 месяц"
          amount="1 990 ₸"
          then="затем столько же каждый месяц"
        />
      }
      onClose={fn()}
      actions={
        <Button kind="primary" wide onClick={() => setStep(next[step])}>
          {step === 'systems' ? 'Оплатить 1 990 ₸' : 'Дальше'}
        </Button>
      }
    >
      {contents[step]}
    </Dialog>
  );
}

export const ChoosingHowToPay: Story = { render: () => <Purchase first="systems" /> };
export const WaitingStep: Story = { render: () => <Purchase first="waiting" /> };
export const CodeStep: Story = { render: () => <Purchase first="code" /> };
export const LastStep: Story = { render: () => <Purchase first="done" /> };

export const Steps: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the sheet changes its steps: the summary stays where it is, and the focus goes to the new heading',
  render: () => <Purchase first="systems" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    const summary = canvas.getByRole('region', { name: 'Ваша покупка' });
    const belowTop = () => summary.getBoundingClientRect().top - dialog.getBoundingClientRect().top;
    const height = belowTop();
    await userEvent.click(canvas.getByRole('button', { name: 'Оплатить 1 990 ₸' }));
    await expect(canvas.getByRole('heading', { name: 'Оплата в банке' })).toHaveFocus();
    await expect(belowTop()).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: 'К способам оплаты' }));
    await expect(canvas.getByRole('heading', { name: 'Как оплатить' })).toHaveFocus();
    await expect(canvas.getByRole('dialog', { name: 'Как оплатить' })).toBe(dialog);
    await userEvent.click(canvas.getByRole('button', { name: 'Оплатить 1 990 ₸' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(canvas.getByRole('heading', { name: 'Подписка подключена' })).toHaveFocus();
    await expect(belowTop()).toBe(height);
  },
};
