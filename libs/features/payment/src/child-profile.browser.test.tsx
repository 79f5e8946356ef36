import { activeProfile } from '@livery/domain/profiles';
import { STORED } from '@livery/domain/stored-keys';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { COMPLETE, payformsOf, system, transaction } from './testing/answers.ts';
import { openPayment } from './testing/payment-site.tsx';

const dialog = page.getByRole('dialog');
const button = (name: RegExp | string) => page.getByRole('button', { name });
const POLL = 'GET /v2/users/self/transactions/t1';
const BUY = 'POST /v2/users/self/purchases';
const CHILD = activeProfile.actions.switched({ id: 3, role: 'child' });
const GROWN_UP = activeProfile.actions.switched({ id: 4, role: 'adult' });
const FOR_CHILDREN = { status: 403, json: { error: { code: 'child_profile', message: 'Недоступно' } } };

/** Many times longer than the site of the test waits between two questions. */
const someFrames = async () => {
  for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
};

/** A server that answers a grown-up of payments, and no child. */
const family = () => {
  const who = { isChild: false, isPaid: false };
  const instead = {
    ...payformsOf(system('qrcode')),
    [POLL]: () => (who.isChild ? FOR_CHILDREN : { json: who.isPaid ? COMPLETE : transaction() }),
  };
  return { who, instead };
};

it('PAY-039 PAY-042 PAY-047 PAY-061 PIN-016 a payment waits while a child is watching: what it was for is bought once a grown-up is back', async () => {
  const { who, instead } = family();
  const site = await openPayment({ instead });
  await button(/^Оплатить/).click();
  await expect.element(dialog.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
  await button('Закрыть').first().click();
  await expect.poll(() => site.sent(POLL).length).toBeGreaterThan(0);

  who.isChild = true;
  site.store.dispatch(CHILD);
  const asked = site.sent(POLL).length;
  await someFrames();
  expect([site.sent(POLL).length, dialog.query()]).toEqual([asked, null]);
  expect(JSON.parse(site.payments() ?? '[]')).toHaveLength(1);

  Object.assign(who, { isChild: false, isPaid: true });
  site.store.dispatch(GROWN_UP);
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  expect(site.sent(BUY)).toHaveLength(1);
});

it('PAY-039 PAY-047 PIN-016 a page that begins with a child asks for no stored payment until a grown-up takes over', async () => {
  const { who, instead } = family();
  const first = await openPayment({ instead });
  await button(/^Оплатить/).click();
  await expect.element(dialog.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
  const payments = first.payments() ?? '';

  Object.assign(who, { isChild: true, isPaid: true });
  const ofChild = { [STORED.profileRole]: 'child', [STORED.profileId]: '3', [STORED.payments]: payments };
  const again = await first.reload({ at: '/', stored: ofChild });
  await someFrames();
  expect([again.sent(POLL).length, dialog.query()]).toEqual([0, null]);

  who.isChild = false;
  again.store.dispatch(GROWN_UP);
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
});
