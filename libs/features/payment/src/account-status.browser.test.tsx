import { validBrand } from '@livery/brand-kit/valid-brand';
import { activeProfile } from '@livery/domain/profiles';
import { STORED } from '@livery/domain/stored-keys';
import { overlayQueue } from '@livery/widgets/overlay-queue';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FAMILY_WISH, openPayment } from './testing/payment-site.tsx';

const dialog = page.getByRole('dialog');
const button = (name: RegExp | string) => page.getByRole('button', { name });
const heading = (name: string) => dialog.getByRole('heading', { name });
const pay = button(/^Оплатить/);
const STATUS = 'GET /v2/mw/status_block';
const PAYFORMS = '/v2/users/self/accounts/5/payforms';
const ARREARS = { json: { status: -1, amount: '1200.00' } };
const BLOCKED = { json: { status: -2, message_detail: 'Договор расторгнут' } };
const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

const WITH_STATUS = {
  wish: null,
  brand: { rules: { ...validBrand.rules, account: { ...validBrand.rules.account, blockedStatus: true } } },
};

it('BRAND-018 BRAND-020 a blocked account is told with what support asks for', async () => {
  await openPayment({
    ...WITH_STATUS,
    instead: {
      [STATUS]: {
        json: {
          status: -2,
          username: '770011',
          balance: '-500.00',
          amount: '500.00',
          message_detail: 'Договор расторгнут',
        },
      },
    },
  });
  await expect.element(dialog.getByText('Договор расторгнут')).toBeVisible();
  const facts = dialog
    .getByRole('term')
    .elements()
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts.map((fact) => fact.replace(/\s/g, ' '))).toEqual([
    'Лицевой счёт: 770011',
    'Состояние: Заблокирован',
    expect.stringMatching(/^Баланс: [-−]500 ₸$/),
    'К оплате: 500 ₸',
  ]);
  await expect.element(heading('Обслуживание приостановлено')).toBeVisible();
  // Nothing is sold here: whoever calls wants help.
  await expect.element(dialog.getByRole('link', { name: /^Позвонить в поддержку \+7/ })).toBeVisible();
});

it('BRAND-020 arrears are asked for when a guest has signed in', async () => {
  const { ids, signIn } = await openPayment({
    ...WITH_STATUS,
    viewer: 'guest',
    instead: { [STATUS]: ARREARS },
  });
  await twoFrames();
  expect(ids()).toEqual([]);
  signIn();
  await expect.poll(ids).toContain('pay_qr_kaspi');
});

it('BRAND-019 PROV-014 arrears open the code that pays them', async () => {
  const { sent } = await openPayment({
    ...WITH_STATUS,
    instead: { [STATUS]: ARREARS },
  });
  // Nothing is said of it but what it is and how much: no empty line.
  const summary = dialog.getByRole('region', { name: 'Ваша покупка' });
  await expect.element(summary.getByText(/1\s200/)).toBeVisible();
  await expect.element(dialog.getByText(/^Провайдер сообщил о долге по вашему договору\./)).toBeVisible();
  expect(summary.element().querySelector('p')).toBeNull();
  await pay.click();
  await expect.element(page.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
  expect(summary.element().querySelector('p')).toBeNull();
  await expect
    .poll(() => sent(`POST ${PAYFORMS}/qrcode_make_transaction`))
    .toEqual([{ paysystem_shortname: 'kaspi', amount: '1200.00' }]);
  await expect.poll(() => location.hash).toBe('#pay_qr_kaspi');
});

describe.each([
  ['arrears', ARREARS, 'pay_qr_kaspi'],
  ['a block', BLOCKED, 'block'],
])('%s', (_, status, modal) => {
  it('BRAND-018 BRAND-019 BRAND-020 PAY-059 waits for whoever is paying for something', async () => {
    const { ids } = await openPayment({ ...WITH_STATUS, wish: FAMILY_WISH, instead: { [STATUS]: status } });
    await expect.element(pay).toBeVisible();
    await twoFrames();
    expect(ids()).not.toContain(modal);
    await button('Закрыть').first().click();
    await expect.poll(ids).toContain(modal);
  });

  it('BRAND-018 BRAND-019 BRAND-020 AUTH-043 PROMO-018 waits while a dialogue stands open or the next one has its turn', async () => {
    const { ids, signIn, services } = await openPayment({
      ...WITH_STATUS,
      viewer: 'guest',
      instead: { [STATUS]: status },
    });
    const { want } = services.get(overlayQueue);
    want('modal', true);
    signIn();
    await twoFrames();
    expect(ids()).toEqual([]);
    want('modal', false);
    await expect.poll(() => ids()[0]).toBe(modal);
  });

  it('BRAND-018 BRAND-019 BRAND-020 PIN-016 is told to no child, but to the grown-up who takes over', async () => {
    const { ids, sent, store } = await openPayment({
      ...WITH_STATUS,
      stored: { [STORED.profileRole]: 'child', [STORED.profileId]: '3' },
      instead: { [STATUS]: status },
    });
    await twoFrames();
    expect(sent(STATUS)).toEqual([]);
    store.dispatch(activeProfile.actions.switched({ id: 4, role: 'adult' }));
    await expect.poll(() => ids()[0]).toBe(modal);
  });
});
