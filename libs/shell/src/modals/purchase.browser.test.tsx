import type { Reply } from '@livery/api-client/testing';
import type { PaymentPath } from '@livery/brand-kit';
import { packetWish } from '@livery/domain/payment';
import { session } from '@livery/domain/session';
import type { Environment } from '@livery/platform/environment';
import { lazyPart } from '@livery/value/react';
import { tableOf } from '@livery/widgets/capabilities';
import { wishKeeper } from '@livery/widgets/kept-wish';
import { useModals } from '@livery/widgets/modals';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EVERY_CAPABILITY } from '../testing/every-capability.ts';
import { openGate } from '../testing/open-gate.tsx';

const dialog = page.getByRole('dialog');
const heading = (name: string) => dialog.getByRole('heading', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const isShown = (name: string) => expect.element(heading(name)).toBeVisible();
const type = (digits: string) => userEvent.keyboard(digits);
/** The pad that counts the digits: the sheet has its title a moment before. */
const pad = dialog.getByText('Введено 0 из 4');
const pinIsAsked = async () => {
  await expect.element(pad).toBeInTheDocument();
  await expect.poll(() => location.hash).toBe('#pincode');
};

const PACKET = { id: 11, name: 'Семья', base: true, agreement: { id: 8 } };
const month = { id: 501, amount: '1990.00', is_have_money_on_balance: true, period_human: { months: 1 } };
const year = { ...month, id: 502, amount: '19900.00', period_human: { months: 12 } };
const ACCEPT = 'POST /v2/users/self/agreements';
const OFFER = 'POST /v2/users/self/purchases_offer';
const BUY = 'POST /v2/users/self/purchases';

const ANSWERS: Readonly<Record<string, Reply>> = {
  'GET /v2/platform/configuration': { json: { is_purchase_offers: true, idempotency: true } },
  'GET /v2/users/self/accounts': { json: { accounts: [{ id: 5, balance: '50000.00', is_payment_allowed: true }] } },
  'GET /v2/users/self/subscriptions/current': { json: { subscriptions: [] } },
  'GET /v2/users/self/transactions': { json: { transactions: [] } },
  'GET /v2/users/self/accounts/5/payforms': {
    json: { payforms: [{ id: 1, payform_shortname: 'qrcode', title: 'Код' }] },
  },
  'GET /v2/purchasepackets/11': { json: PACKET },
  'GET /v2/agreements/8': { json: { id: 8, title: 'Условия', text: 'Всё' } },
  [ACCEPT]: { status: 204 },
  [OFFER]: { json: { offer_id: 'o1', purchases: [month, year], paysystems: [] } },
  [BUY]: { json: { id: 't1', status: 'complete', amount: '1990.00' } },
};

function Shop() {
  const modals = useModals();
  return (
    <>
      <button onClick={() => modals.open('confirm_period', { wish: packetWish(11) })}>Buy</button>
      <a href="#refill">Refill</a>
    </>
  );
}

/** A member of a family with the PIN 4711 before a packet whose agreement nobody has accepted. */
async function beginPurchase() {
  const site = await openShop(ANSWERS, { brand: { paymentPaths: ['balance', 'qrcode'] } });
  await isShown('Условия пакета');
  return {
    ...site,
    lines: () => site.sent.map(({ line }) => line),
    kept: () => site.services.get(wishKeeper).kept(),
  };
}

async function openShop(answers: typeof ANSWERS, home: Parameters<typeof openGate>[0] = {}) {
  const faults = Object.fromEntries(Object.entries(answers).map(([line, reply]) => [line, () => reply]));
  const site = await openGate({ ...home, faults, screen: <Shop /> });
  await button('Buy').click();
  return site;
}

it('PAY-016 PAY-017 PAY-019 PAY-023 PAY-042 PIN-016 agreement, PIN, offer and confirmation follow each other in the dialogues of the site; only the last press pays', async () => {
  const { lines, sent, kept } = await beginPurchase();
  await button('Принять').click();
  await pinIsAsked();
  expect(lines()).toEqual([OFFER, ACCEPT]);
  await type('1111');
  await expect.element(dialog.getByText('Неверный код')).toBeVisible();
  await type('4711');
  await expect.element(heading('На какой срок')).toHaveFocus();
  await button('Продолжить').click();
  await expect.element(button(/с баланса/)).toBeVisible();
  expect(lines().filter((line) => line.startsWith('POST'))).toEqual([OFFER, ACCEPT]);
  await button(/с баланса/).click();
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  expect(sent.filter(({ line }) => line === BUY)).toEqual([
    { line: BUY, body: { purchase_type_id: 501, account_id: 5 } },
  ]);
  expect(kept()).toBeNull();
});

it('PAY-001 PAY-002 from the period to its confirmation and back the sheet is one dialogue, which keeps the focus', async () => {
  await beginPurchase();
  await button('Принять').click();
  await pinIsAsked();
  await type('4711');
  await expect.element(heading('На какой срок')).toHaveFocus();
  const before = document.querySelector('dialog');

  await button('Продолжить').click();
  await expect.element(heading('Подтвердите оплату')).toHaveFocus();
  await expect.poll(() => location.hash).toBe('#confirm');
  expect(document.querySelector('dialog')).toBe(before);
  await button('Назад').click();
  await expect.element(heading('На какой срок')).toHaveFocus();
  await expect.poll(() => location.hash).toBe('#confirm_period');
  expect(document.querySelector('dialog')).toBe(before);
});

const LEAVINGS: readonly (readonly [where: string, leave: () => Promise<void>])[] = [
  ['at the agreement', () => button('Отмена').click()],
  [
    'at the PIN',
    async () => {
      await button('Принять').click();
      await pinIsAsked();
      await type('1111');
      await expect.element(dialog.getByText('Неверный код')).toBeVisible();
      await userEvent.keyboard('{Escape}');
    },
  ],
  [
    'before the press that pays',
    async () => {
      await button('Принять').click();
      await pinIsAsked();
      await type('4711');
      await button('Продолжить').click();
      await expect.element(button(/с баланса/)).toBeVisible();
      await userEvent.keyboard('{Escape}');
    },
  ],
];

it.each(LEAVINGS)(
  'PAY-016 PAY-017 SES-041 whoever leaves %s pays nothing, and another address begins nothing of what they left',
  async (_, leave) => {
    const { lines, kept } = await beginPurchase();
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    expect([lines().includes(BUY), kept(), location.hash]).toEqual([false, null, '']);
    await page.getByText('Refill').click();
    await expect.element(pad.or(heading('Пополнение баланса'))).toBeInTheDocument();
    if (pad.query()) await type('4711');
    await isShown('Пополнение баланса');
  },
);

const pending = { id: 't1', status: 'pending', amount: '1990.00' };
/** A site where one way of paying is open, at whose address nobody has paid yet. */
async function waitAtBank(payform: PaymentPath, environment: Partial<Environment> = {}) {
  const answers = {
    ...ANSWERS,
    'GET /v2/purchasepackets/11': { json: { ...PACKET, agreement: undefined } },
    [OFFER]: {
      json: {
        offer_id: 'o1',
        purchases: [{ ...month, is_have_money_on_balance: false }],
        paysystems: [{ id: 1, payform_shortname: payform, title: 'Банк' }],
      },
    },
    'POST /v2/users/self/purchases_offer/transaction': { json: pending },
    'GET /v2/users/self/purchases_offer/transaction/t1': { json: pending },
  };
  await openShop(answers, { user: { parental_status: 'ignore' }, brand: { paymentPaths: [payform] }, environment });
  await button(/^Оплатить/).click();
  await isShown('Ждём оплату');
}
const goAway = () => {
  location.hash = '';
  return expect.poll(() => location.hash).toBe('');
};

it.each([
  ['pay_redirect', {}],
  ['pay_iframe', { host: 'partner-app' }],
] as const)(
  'PAY-014 NAV-072 MISC-017 #%s stays when the hash goes, and Back under it leads to the page as it was',
  async (address, environment) => {
    await waitAtBank('short_url', environment);
    await expect.poll(() => location.hash).toBe(`#${address}`);
    history.back();
    await expect.poll(() => location.hash).not.toBe(`#${address}`);
    await goAway();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await isShown('Ждём оплату');
    expect(document.querySelector('dialog[data-closing]')).toBeNull();
  },
);

it('PAY-047 NAV-072 whoever goes back out of the sheet begins anew at the next address: nothing of the step before stands there', async () => {
  await beginPurchase();
  await button('Принять').click();
  await pinIsAsked();
  await type('4711');
  await isShown('На какой срок');
  await goAway();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByText('Refill').click();
  await expect.element(pad.or(heading('Пополнение баланса'))).toBeInTheDocument();
  if (pad.query()) await type('4711');
  await isShown('Пополнение баланса');
});

it('NAV-072 PAY-014 every other step of the sheet goes with the hash', async () => {
  await waitAtBank('provider_account');
  await expect.poll(() => location.hash).toBe('#pay_transaction');
  await goAway();
  await expect.element(dialog).not.toBeInTheDocument();
});

const FollowPayments = lazyPart(tableOf(EVERY_CAPABILITY, 'follows')['payments'] as never);
const ShopOfPayers = () => (
  <Suspense>
    <Shop />
    <FollowPayments />
  </Suspense>
);

it('SES-041 AUTH-042 AUTH-043 whoever has signed in on another page is back on the page that they came from, with the sheet of what they wanted', async () => {
  const answers = { ...ANSWERS, 'GET /v2/purchasepackets/11': { json: { ...PACKET, agreement: undefined } } };
  const FROM = '/packets/11?tab=channels';
  const guest = await openShop(answers, { user: { is_guest: true }, at: FROM });
  await expect.poll(() => location.hash).toBe('#auth');
  onTestFinished(() => sessionStorage.clear());
  guest.leave();

  const entries = history.length;
  const faults = Object.fromEntries(Object.entries(answers).map(([line, reply]) => [line, () => reply]));
  const member = { user: { parental_status: 'ignore' }, signedInAtMs: Date.now(), at: '/lk?from=bank' };
  await openGate({ ...member, faults, screen: <ShopOfPayers /> });
  await isShown('На какой срок');
  expect(location.pathname + location.search + location.hash).toBe(`${FROM}#confirm_period`);
  // The page on which they signed in is not behind it: Back leads to where they were before.
  expect(history.length).toBe(entries);
});

const WITHOUT_AGREEMENT = {
  ...ANSWERS,
  'GET /v2/purchasepackets/11': { json: { ...PACKET, agreement: undefined } },
  'GET /v2/pages/auth': { json: { auth_methods: [{ action: 'password', title: 'По паролю' }] } },
  'POST /v2/auth/login': { json: { access_token: 'token' } },
};
const stateOfPage = page.getByRole('status', { name: 'state' });

function ShopAfterReload() {
  const { search, state } = useLocation();
  return (
    <>
      <ShopOfPayers />
      <Link to={{ search, hash: '#auth' }} state="a list that was seen">
        Sign in
      </Link>
      <output aria-label="state">{String(state)}</output>
    </>
  );
}

/** A guest who has pressed Buy, and loads the page anew in the middle of signing in. */
async function reloadAtSignIn(at: string) {
  const guest = await openShop(WITHOUT_AGREEMENT, { user: { is_guest: true }, at });
  onTestFinished(() => sessionStorage.clear());
  await expect.poll(() => location.hash).toBe('#auth');
  guest.leave();
  const faults: Record<string, () => Reply> = Object.fromEntries(
    Object.entries(WITHOUT_AGREEMENT).map(([line, reply]) => [line, () => reply]),
  );
  const user = { id: 7, is_guest: true, parental_status: 'ignore' };
  faults['GET /v2/users/self'] = () => ({ json: user });
  const site = await openGate({ user, at, faults, screen: <ShopAfterReload /> });
  await page.getByText('Sign in').click();
  return { ...site, user, kept: () => site.services.get(wishKeeper).kept() };
}

async function signInAfterReload({ store, user }: Awaited<ReturnType<typeof reloadAtSignIn>>) {
  const { actions } = session;
  await page.getByRole('textbox', { name: 'Логин' }).fill('anna');
  await userEvent.tab();
  await userEvent.keyboard('secret{Enter}');
  await expect.poll(() => (store.getState() as { session: { kind: string } }).session.kind).toBe('signingIn');
  const now = Date.now();
  const credentials = { accessToken: 'b', deviceId: 9, signInId: 'b', expiresAtMs: now + 3.6e6, receivedAtMs: now };
  user.is_guest = false;
  store.dispatch(actions.deviceCreated({ deviceId: 9 }));
  store.dispatch(actions.credentialsReceived({ credentials } as never));
  store.dispatch(actions.userLoaded({ user: { id: 7, isGuest: false } } as never));
}

it('SES-041 AUTH-042 AUTH-043 whoever signs in in the dialogue after a reload has the sheet of what they wanted, over the page as it was', async () => {
  const at = '/packets/11?tab=channels';
  const site = await reloadAtSignIn(at);
  const entries = history.length;
  await signInAfterReload(site);
  await isShown('На какой срок');
  expect(location.pathname + location.search + location.hash).toBe(`${at}#confirm_period`);
  await expect.element(stateOfPage).toHaveTextContent('a list that was seen');
  expect(history.length).toBe(entries);
});

it.each(['', 'https://evil.example/packets/11'])(
  'SES-041 a wish of which nobody knows the page, or of another site’s (%s), moves nobody',
  async (from) => {
    const at = '/packets/11?tab=channels';
    const site = await reloadAtSignIn(at);
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.endsWith('wish'));
    sessionStorage.setItem(key, JSON.stringify({ ...site.kept(), page: from }));
    await signInAfterReload(site);
    await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
    expect(location.pathname + location.search).toBe(at);
  },
);

it('AUTH-044 SES-041 whoever closes the dialogue after a reload wants nothing any more', async () => {
  const { kept } = await reloadAtSignIn('/packets/11');
  await expect.element(page.getByRole('textbox', { name: 'Логин' })).toBeVisible();
  expect(kept()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(kept).toBeNull();
});
