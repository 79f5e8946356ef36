import { dropAnswers } from '@livery/api-client';
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

it('PAY-080 whoever thinks for long before the press waits for its own call alone: whether the back end takes a key is known with the price', async () => {
  const configuration = { json: { is_purchase_offers: false, idempotency: true } };
  let [isPressed, asked] = [false, 0];
  const { store } = await openPayment({
    wish: { purpose: 'refill', amountMinor: 100_000 },
    instead: {
      ...payformsOf(system('qrcode')),
      'GET /v2/platform/configuration': () => {
        asked += 1;
        return isPressed ? new Promise(() => undefined) : configuration;
      },
    },
  });
  const pays = page.getByRole('button', { name: /^Оплатить/ });
  await expect.element(pays).toBeEnabled();
  await expect.poll(() => asked).toBe(1);
  store.dispatch(dropAnswers());
  isPressed = true;
  await pays.click();
  await expect.element(dialog.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
});

it('PAY-030 the code is the first thing that is drawn after the answer: its part was loaded with the way that shows it', async () => {
  await openPayment({ instead: payformsOf(system('qrcode')) });
  const pays = page.getByRole('button', { name: /^Оплатить/ });
  await expect.element(pays).toBeEnabled();
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    const words = dialog.query()?.textContent ?? '';
    if (words.includes('Ждём оплату')) seen.add(words.includes('Отсканируйте код') ? 'words alone' : 'the code');
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  await pays.click();
  await expect.element(dialog.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
  expect([...seen]).toEqual(['the code']);
});
