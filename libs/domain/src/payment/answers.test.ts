import { expect, it } from 'vitest';
import { payFailure as failureOf, pollFailure, type FailedCall } from './answers.ts';
import type { PaidBy } from './record.ts';
import { packetWish, type PaymentWish } from './wish.ts';

const payFailure = (failure: FailedCall, paidBy: PaidBy, wish: PaymentWish = packetWish(5)) =>
  failureOf(failure, { paidBy, wish });

const http = (status: number, more: Partial<FailedCall> = {}): FailedCall => ({
  kind: 'http',
  status,
  message: `status ${status}`,
  ...more,
});
const SILENCE = ['network', 'timeout', 'aborted', 'decode'].map((kind) => ({ kind, message: kind }));
const OTHER_STATUSES = [400, 402, 403, 405, 409, 410, 422, 429, 451, 500, 502, 503, 520, 599];

it('PAY-040 a 504 while polling is no answer', () => expect(pollFailure(http(504))).toEqual({ is: 'noAnswer' }));

it('PAY-041 a 404 while polling ends it quietly', () => expect(pollFailure(http(404))).toEqual({ is: 'gone' }));

it.each(OTHER_STATUSES)('PAY-038 PAY-039 any other status stops the polling: %i', (status) => {
  expect(pollFailure(http(status))).toEqual({ is: 'stopped', failure: http(status) });
});

it('PAY-044 silence and a token that is being renewed are no status', () => {
  for (const failure of [...SILENCE, http(401)]) expect(pollFailure(failure)).toEqual({ is: 'noAnswer' });
});

it('PIN-016 PAY-039 PAY-047 that a child is watching says nothing of a payment that a grown-up has begun', () => {
  const failure = http(403, { code: 'child_profile' });
  expect(pollFailure(failure)).toEqual({ is: 'noAnswer' });
  expect(payFailure(failure, 'balance')).toEqual({ is: 'notDone', failure });
});

it('PAY-063 PAY-064 a 402 is a shortage of the amount that it names', () => {
  expect(payFailure(http(402, { amountMinor: 5 }), 'balance')).toEqual({ is: 'short', missingMinor: 5 });
  expect(payFailure(http(402), 'linkedcard')).toEqual({ is: 'short', missingMinor: null });
});

it('PAY-067 a 451 is a shortage for a QR code, and the server’s words for all others', () => {
  for (const paidBy of ['qrcode', 'qrcode_png'] as const)
    expect(payFailure(http(451, { amountMinor: 5 }), paidBy)).toEqual({ is: 'short', missingMinor: 5 });
  expect(payFailure(http(451), 'linkedcard')).toEqual({
    is: 'refused',
    refusal: { kind: 'declined', text: 'status 451' },
  });
});

it('PAY-063 PAY-067 what brings money in is short of nothing: a debt and a top-up say the server’s words', () => {
  const debt = { purpose: 'debt', amountMinor: 1 } as const;
  for (const status of [402, 451])
    expect(payFailure(http(status), 'qr_debt', debt)).toEqual({
      is: 'refused',
      refusal: { kind: 'declined', text: `status ${status}` },
    });
});

it('PAY-066 a 400 for a linked card says that it cannot pay; for others it is a failure', () => {
  expect(payFailure(http(400), 'linkedcard')).toMatchObject({ refusal: { kind: 'noFunds', text: 'status 400' } });
  expect(payFailure(http(400), 'short_url')).toMatchObject({ refusal: { kind: 'failed' } });
});

it('API-087 PAY-066 PAY-067 a refusal that says nothing but its status has no words', () => {
  const bare = (status: number) => http(status, { message: `error ${status}` });
  expect(payFailure(bare(400), 'linkedcard')).toMatchObject({ refusal: { kind: 'noFunds', text: '' } });
  expect(payFailure(bare(451), 'linkedcard')).toMatchObject({ refusal: { kind: 'declined', text: '' } });
});

it('SUBS-028 a country where nothing is sold and what is bought already are told as such', () => {
  const region = http(403, { code: 'region_forbidden', country: 'DE' });
  expect(payFailure(region, 'balance')).toEqual({
    is: 'refused',
    refusal: { kind: 'forbiddenCountry', failure: region },
  });
  expect(payFailure(http(422, { code: 'already_purchased' }), 'balance')).toMatchObject({
    refusal: { kind: 'alreadyBought' },
  });
});

it('after silence or a server that broke a payment may have been made', () => {
  for (const failure of [...SILENCE, ...[408, 500, 502, 503, 504, 520, 524, 599].map((status) => http(status))])
    expect(payFailure(failure, 'balance'), failure.message).toEqual({ is: 'unknown' });
});

it('what was not sent, or sent without a right to, has certainly not been done', () => {
  const unsent = ['invalidArgument', 'authorizationRequired'].map((kind) => ({ kind, message: kind }));
  for (const failure of [...unsent, http(401), http(429)])
    expect(payFailure(failure, 'balance')).toEqual({ is: 'notDone', failure });
});

it('a 409 names the payment that is open for the same', () => {
  expect(payFailure(http(409, { transactionId: 't1' }), 'qrcode')).toEqual({ is: 'openAlready', transactionId: 't1' });
  expect(payFailure(http(409), 'qrcode')).toEqual({ is: 'openAlready', transactionId: null });
});
