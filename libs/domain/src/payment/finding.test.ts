import { expect, it } from 'vitest';
import { foundAmong, type ListedTransaction } from './finding.ts';
import { NOW_MS, PAY_BY_QR, recordByQr, recordOf } from './testing/samples.ts';

const bought: ListedTransaction = {
  ...{ id: 't1', status: 'complete', purpose: 'purchase', amountMinor: 190_000 },
  ...{ packetId: 5, purchaseTypeId: 11, createdAtMs: NOW_MS + 1_000 },
};
const refill: ListedTransaction = {
  ...{ id: 't2', status: 'complete', purpose: 'refill', amountMinor: 190_000, createdAtMs: NOW_MS + 1_000 },
};
const NOTHING = { listed: null, hasNoList: false, owned: null };
const among = (listed: readonly ListedTransaction[], record = recordOf()) =>
  foundAmong({ ...NOTHING, listed, owned: [] }, record);
const found = (transaction: ListedTransaction) => ({ is: 'transaction', transaction });

it('finds the purchase by its type, and no other', () => {
  expect(among([refill, { ...bought, purchaseTypeId: 12 }, bought])).toEqual(found({ ...bought }));
  expect(among([{ ...bought, purchaseTypeId: 12 }])).toEqual({ is: 'notFound' });
});

it('finds money that came in by its purpose and amount, an offer by its id, a card by its purpose', () => {
  expect(among([bought, { ...refill, amountMinor: 1 }, refill], recordByQr())).toEqual(found(refill));
  const args = { offerId: 'o1', purchaseId: 11, paysystemId: 1, returnUrl: '' };
  const ofOffer = { ...bought, offerId: 'o1' };
  expect(among([bought, ofOffer], recordOf({ call: { name: 'payOffer', args }, offerId: 'o1' }))).toEqual(
    found(ofOffer),
  );
  const debt = { ...refill, purpose: 'debt' };
  const owes = recordOf({ wish: { purpose: 'debt', amountMinor: 190_000 }, call: PAY_BY_QR });
  expect(among([refill, debt], owes)).toEqual(found(debt));
});

it('takes no payment that was begun before, but for clocks that are not exact', () => {
  expect(among([{ ...bought, createdAtMs: NOW_MS - 5_000 }]).is).toBe('transaction');
  expect(among([{ ...bought, createdAtMs: NOW_MS - 5_001 }]).is).toBe('notFound');
});

it('what the viewer has is no proof where the payments are listed: it may be another period of the same packet', () => {
  const owned = [{ packetId: 5, sinceMs: NOW_MS + 1_000 }];
  expect(foundAmong({ ...NOTHING, listed: [], owned }, recordOf())).toEqual({ is: 'notFound' });
});

it('a server without the list tells a purchase by what the viewer has since then, and nothing else', () => {
  const by = (owned: { packetId: number; sinceMs: number | null }[] | null, record = recordOf()) =>
    foundAmong({ ...NOTHING, hasNoList: true, owned }, record).is;
  expect(by([{ packetId: 5, sinceMs: NOW_MS }])).toBe('bought');
  expect(by([{ packetId: 5, sinceMs: NOW_MS - 5_001 }])).toBe('notFound');
  expect(by([{ packetId: 6, sinceMs: NOW_MS }])).toBe('notFound');
  expect(by(null)).toBe('noAnswer');
  expect(by([], recordOf({ wish: { purpose: 'refill', amountMinor: 1 } }))).toBe('noAnswer');
});

it('silence is no answer', () => {
  expect(foundAmong({ ...NOTHING, owned: [] }, recordOf())).toEqual({ is: 'noAnswer' });
});
