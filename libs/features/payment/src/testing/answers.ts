import type { Reply, SeenRequest } from '@livery/api-client/testing';

/** What the server answers to one call, by `METHOD path`, in place of what it answers else. */
export type Instead = Readonly<Record<string, Reply | ((request: SeenRequest) => Reply | Promise<Reply>)>>;

const month = { months: 1 };

export const FAMILY = { id: 11, name: 'Семья', base: true, price: '1990.00', period_human: month };
export const START = { id: 10, name: 'Старт', base: true, price: '990.00', period_human: month };
export const SPORT = { id: 21, name: 'Спорт', base: false, price: '490.00', period_human: month };

/** A purchase type; the account has no money for it. */
export const TYPE = { id: 501, amount: '1990.00', is_have_money_on_balance: false };
export const YEAR = { id: 502, amount: '19900.00', is_have_money_on_balance: false };
export const periodsOf = (...types: readonly object[]) => ({
  purchaseperiods: types.map((type, index) => ({
    period_human: { months: index === 0 ? 1 : 12 },
    purchases_type: [type],
  })),
});
export const BOTH_PERIODS = periodsOf(TYPE, YEAR);

/** A way of paying, by the name of its form. */
export const system = (payform: string, more: object = {}) => ({
  id: 900 + payform.length,
  payform_shortname: payform,
  title: `Способ ${payform}`,
  ...more,
});

export const transaction = (more: object = {}) => ({ id: 't1', status: 'pending', amount: '1990.00', ...more });
export const COMPLETE = transaction({ status: 'complete' });

export const offerOf = (more: object = {}) => ({
  offer_id: 'o1',
  purchases: [{ ...TYPE, period_human: month }],
  paysystems: [system('provider_account')],
  ...more,
});

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /v2/platform/configuration': { is_purchase_offers: false, idempotency: true },
  'GET /v2/users/self': {
    id: 77,
    username: '7701',
    is_guest: false,
    phone: '77011234567',
    parental_status: 'ignore',
    settings: {},
  },
  'GET /v2/users/self/devices/1': { id: 1, device_type: 'web' },
  'GET /v2/users/self/accounts': { accounts: [{ id: 5, balance: '0.00', is_payment_allowed: true }] },
  'GET /v2/users/self/accounts/5/payforms': { payforms: [system('provider_account')] },
  'GET /v2/users/self/subscriptions/current': { subscriptions: [] },
  'GET /v2/users/self/transactions': { transactions: [] },
  'GET /v2/users/self/transactions/t1': transaction(),
  'GET /v2/users/self/purchases_offer/transaction/t1': transaction(),
  'GET /v2/users/self/cards': { cards: [] },
  'GET /v2/packets': { packets: [START, FAMILY] },
  'GET /v2/packets/11': FAMILY,
  'GET /v2/purchasepackets': { packets: [START, FAMILY] },
  'GET /v2/purchasepackets/10': START,
  'GET /v2/purchasepackets/11': FAMILY,
  'GET /v2/purchasepackets/21': SPORT,
  'GET /v2/packets/10/purchaseperiods': periodsOf({ ...TYPE, id: 400, amount: '990.00' }),
  'GET /v2/packets/11/purchaseperiods': periodsOf(TYPE),
  'GET /v2/packets/21/purchaseperiods': periodsOf({ ...TYPE, id: 600, amount: '490.00' }),
  'POST /v2/users/self/purchases_offer': offerOf(),
  'POST /v2/users/self/purchases_offer/transaction': transaction(),
  'POST /v2/users/self/purchases': COMPLETE,
  'POST /v2/users/self/subscriptions': COMPLETE,
  'POST /v2/users/self/accounts/5/payforms/ext_billing_balance': transaction(),
  'POST /v2/users/self/accounts/5/payforms/qrcode_make_transaction': transaction({
    full_url: 'https://bank.example/q/1',
    qrcode_ur: 'https://bank.example/q/1.png',
  }),
  'POST /v2/users/self/accounts/5/payforms/short_url': transaction(),
  'POST /v2/users/self/accounts/5/payforms/linkedcard': transaction(),
  'POST /v2/users/self/cards': transaction(),
};

export const answerOf = (instead: Instead) => (request: SeenRequest) => {
  const line = `${request.method} ${request.path}`;
  const other = instead[line];
  if (other) return typeof other === 'function' ? other(request) : other;
  const json = ANSWERS[line];
  return json === undefined ? { status: 404, json: {} } : { json };
};

/** Payments that go by offers. */
export const BY_OFFERS: Instead = {
  'GET /v2/platform/configuration': { json: { is_purchase_offers: true, idempotency: true } },
};
export const payformsOf = (...systems: readonly object[]): Instead => ({
  'GET /v2/users/self/accounts/5/payforms': { json: { payforms: systems } },
});
export const offering = (more: object): Instead => ({
  ...BY_OFFERS,
  'POST /v2/users/self/purchases_offer': { json: offerOf(more) },
});
/** What the account's balance pays for. */
export const RICH: Instead = {
  'GET /v2/users/self/accounts': { json: { accounts: [{ id: 5, balance: '5000.00', is_payment_allowed: true }] } },
  'GET /v2/packets/11/purchaseperiods': { json: periodsOf({ ...TYPE, is_have_money_on_balance: true }) },
};
