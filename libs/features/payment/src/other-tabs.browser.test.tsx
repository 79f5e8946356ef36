import { deferred } from '@livery/api-client/testing';
import { capability } from '@livery/widgets/capability';
import { otherTabs, RIGHTS_CHANGED } from '@livery/widgets/rights-changed';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { COMPLETE, payformsOf, periodsOf, system, TYPE, YEAR, type Instead } from './testing/answers.ts';
import { openPayment } from './testing/payment-site.tsx';

const dialog = page.getByRole('dialog');
const button = (name: RegExp | string) => page.getByRole('button', { name });
const PROTECTED: Instead = {
  'GET /v2/users/self': {
    json: { id: 77, is_guest: false, parental_status: 'set', parental_code: '1234', settings: {} },
  },
};

/** A viewer whose balance does not suffice, until the other tab tells of money. */
const accountOf = (balance: { now: string }): Instead => ({
  'GET /v2/users/self/accounts': () => ({
    json: { accounts: [{ id: 5, balance: balance.now, is_payment_allowed: true }] },
  }),
  'GET /v2/packets/11/purchaseperiods': () => ({
    json: periodsOf({ ...TYPE, is_have_money_on_balance: balance.now === '5000.00' }),
  }),
});

function tellFromOtherTab({ id }: { readonly id: string }): void {
  const otherTab = new BroadcastChannel(`livery.${id}`);
  otherTab.postMessage(RIGHTS_CHANGED);
  otherTab.close();
}

it('PAY-023 PAY-061 what another tab has brought to the account is counted before the press that pays', async () => {
  const balance = { now: '990.00' };
  const { services } = await openPayment({ instead: accountOf(balance) });
  await expect.element(dialog.getByText(/^1\s000\s₸$/)).toBeVisible();
  balance.now = '5000.00';
  tellFromOtherTab(services.brand);
  await expect.element(button(/с баланса/)).toBeVisible();
});

it('PAY-017 PAY-061 what another tab has brought while the PIN is typed is counted after it, and the PIN is not asked for again', async () => {
  const balance = { now: '990.00' };
  const pin = deferred<boolean>();
  let asked = 0;
  const typed = capability('a-pin-of-the-test', {
    gates: {
      enterPin: () =>
        Promise.resolve({
          default: () => {
            asked += 1;
            return pin.promise;
          },
        }),
    },
  });
  const { services } = await openPayment({ beside: [typed], instead: { ...PROTECTED, ...accountOf(balance) } });
  await expect.poll(() => asked).toBe(1);
  balance.now = '5000.00';
  const heard = new Promise<unknown>((resolve) => services.get(otherTabs).listen(resolve));
  tellFromOtherTab(services.brand);
  await heard;
  pin.resolve(true);
  await expect.element(button(/с баланса/)).toBeVisible();
  expect(asked).toBe(1);
});

describe('a period that was chosen', () => {
  /** Periods as another tab's purchase leaves them. */
  function twoPeriods(after: readonly object[]) {
    const sold = { now: [TYPE, YEAR] as readonly object[] };
    const instead: Instead = {
      ...payformsOf(system('provider_account'), system('qrcode')),
      'GET /v2/packets/11/purchaseperiods': () => ({ json: periodsOf(...sold.now) }),
    };
    return { instead, change: () => void (sold.now = after) };
  }
  async function chooseYear(instead: Instead) {
    const site = await openPayment({ instead });
    await page.getByRole('radio', { name: /19\s900/ }).click();
    await button('Продолжить').click();
    await expect.element(dialog.getByRole('heading', { name: 'Чем оплатить' })).toBeVisible();
    return site;
  }

  it('PAY-072 PAY-061 stays chosen when another tab changes the terms, at its price of now, which is the one that is paid', async () => {
    const discount = { ...YEAR, amount: '15000.00', is_have_money_on_balance: true };
    const { instead, change } = twoPeriods([TYPE, discount]);
    const { services, sent } = await chooseYear({ ...instead, 'POST /v2/users/self/purchases': { json: COMPLETE } });
    change();
    tellFromOtherTab(services.brand);
    await button(/15\s000\s₸ с баланса/).click();
    await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
    expect(sent('POST /v2/users/self/purchases')).toEqual([{ purchase_type_id: 502, account_id: 5 }]);
  });

  it('PAY-072 may still be chosen anew after that, and is marked', async () => {
    const { instead, change } = twoPeriods([TYPE, { ...YEAR, amount: '15000.00' }]);
    const { services } = await chooseYear(instead);
    change();
    tellFromOtherTab(services.brand);
    await expect.element(dialog.getByText(/^15\s000\s₸$/)).toBeVisible();
    await button('Назад').click();
    await expect.element(page.getByRole('radio', { name: /15\s000/ })).toBeChecked();
  });

  it('PAY-072 is asked for again where another tab’s purchase has taken it', async () => {
    const { instead, change } = twoPeriods([TYPE]);
    const { services } = await chooseYear(instead);
    change();
    tellFromOtherTab(services.brand);
    await expect.element(dialog.getByRole('heading', { name: 'На какой срок' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /1\s990/ })).toBeChecked();
  });
});

describe('a way to pay that was chosen', () => {
  const PHONE = system('phone', { id: 2 });
  const CODE = system('qrcode', { id: 1 });
  /** Ways to pay as another tab leaves them. */
  async function choosePhone(after: readonly object[], more: Instead = {}) {
    const offered = { now: [CODE, PHONE] as readonly object[] };
    const site = await openPayment({
      instead: {
        ...more,
        'GET /v2/users/self/accounts/5/payforms': () => ({ json: { payforms: offered.now } }),
      },
    });
    await page.getByRole('radio', { name: 'Способ phone' }).click();
    return {
      ...site,
      takeIt: () => button('Продолжить').click(),
      news() {
        offered.now = after;
        tellFromOtherTab(site.services.brand);
      },
    };
  }
  const number = page.getByRole('textbox', { name: 'Номер телефона' });

  it('PAY-025 PAY-032 PAY-061 stays chosen when another tab changes the terms, with the number that was typed, at the price of now', async () => {
    const price = { now: '1990.00' };
    const { takeIt, news, sent } = await choosePhone([CODE, PHONE], {
      'GET /v2/packets/11/purchaseperiods': () => ({ json: periodsOf({ ...TYPE, amount: price.now }) }),
    });
    await takeIt();
    await number.fill('+7 705 111 22 33');
    price.now = '1500.00';
    news();
    const pays = button(/1\s500\s₸/);
    await expect.element(pays).toBeVisible();
    await expect.element(number).toHaveValue('+7 705 111 22 33');
    await pays.click();
    await expect
      .poll(() => sent('POST /v2/users/self/accounts/5/payforms/ext_billing_balance'))
      .toEqual([expect.objectContaining({ amount: '1500.00', phone: '77051112233' })]);
  });

  it('PAY-025 stays marked while it is not taken', async () => {
    const { news } = await choosePhone([PHONE, system('linkedcard', { id: 3 })]);
    news();
    await expect.element(page.getByRole('radio', { name: 'Способ linkedcard' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Способ phone' })).toBeChecked();
  });

  it('PAY-025 is told to be gone, and another is asked for, also where it is the only one', async () => {
    const { takeIt, news } = await choosePhone([CODE]);
    await takeIt();
    await expect.element(number).toBeVisible();
    news();
    // Said to those who do not see it, too.
    await expect
      .element(
        dialog.getByRole('status').filter({ hasText: 'Способ «Способ phone» сейчас недоступен. Выберите другой.' }),
      )
      .toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Способ qrcode' })).toBeChecked();
    await takeIt();
    await expect.element(button(/^Оплатить/)).toBeVisible();
  });

  it('PAY-075 a card that was chosen stays chosen: no other one is charged', async () => {
    const cards = {
      cards: [
        { id: 1, number: '**** 1111', is_primary: true },
        { id: 2, number: '**** 2222' },
      ],
    };
    const price = { now: '1990.00' };
    const { services, sent } = await openPayment({
      instead: {
        ...payformsOf(system('linkedcard')),
        'GET /v2/users/self/cards': { json: cards },
        'GET /v2/packets/11/purchaseperiods': () => ({ json: periodsOf({ ...TYPE, amount: price.now }) }),
      },
    });
    await page.getByRole('radio', { name: /2222/ }).click();
    price.now = '1500.00';
    tellFromOtherTab(services.brand);
    await button(/1\s500\s₸/).click();
    await expect
      .poll(() => sent('POST /v2/users/self/accounts/5/payforms/linkedcard'))
      .toEqual([expect.objectContaining({ card_id: 2 })]);
  });
});
