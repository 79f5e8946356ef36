import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { payformsOf, RICH, system, type Instead } from './testing/answers.ts';
import { openPayment } from './testing/payment-site.tsx';

const dialog = page.getByRole('dialog');

/** Whoever presses waits for the call alone: time stands from the press on, and the next step comes all the same. */
it.each<[string, Instead, RegExp, () => ReturnType<typeof page.getByText>]>([
  ['PAY-023 the balance', RICH, /с баланса/, () => dialog.getByText('Пакет «Семья» подключён')],
  [
    'PAY-030 a QR code',
    payformsOf(system('qrcode')),
    /^Оплатить/,
    () => dialog.getByRole('img', { name: 'QR-код для оплаты' }),
  ],
])('%s: between the press that pays and the next step no timer is waited for', async (_, instead, name, next) => {
  await openPayment({ instead });
  const pays = page.getByRole('button', { name });
  await expect.element(pays).toBeEnabled();
  const button = pays.element() as HTMLElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  button.click();
  await expect.element(next()).toBeVisible();
});
