import { expect, it } from 'vitest';
import { besideOf, foundAmong, orOther, type ListedTransaction } from './match-transaction.ts';
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

it('PAY-034 a payment by the provider’s account is a purchase where it names the packet, else a top-up', () => {
  const common = { accountId: 3, paysystemShortname: 'phone', amountMinor: 190_000 };
  const byPhone = (packetId?: number) =>
    recordOf({ call: { name: 'payByProviderAccount', args: { ...common, ...(packetId && { packetId }) } } });
  expect(among([refill, bought], byPhone(5))).toEqual(found(bought));
  expect(among([bought, refill], byPhone())).toEqual(found(refill));
});

it('what stands in the way is the same payment where it is for the same and of the same amount, however old', () => {
  const older = { ...refill, createdAtMs: NOW_MS - 600_000, status: 'pending' } as const;
  const asked = { ...NOTHING, listed: [older], owned: [] };
  const by = (blockedBy: string) => ({ blockedBy, own: [], taken: [] });
  expect(foundAmong(asked, recordByQr(), by('t2'))).toEqual(found(older));
  expect(foundAmong(asked, recordByQr(), by('t3'))).toEqual({ is: 'notFound' });
  expect(foundAmong(asked, recordByQr({ amountMinor: 1 }), by('t2'))).toEqual({ is: 'notFound' });
  const noList = { ...NOTHING, hasNoList: true, owned: [] };
  expect(foundAmong(noList, recordByQr(), by('t2'))).toEqual(found({ id: 't2', status: 'pending' }));
});

it('a transaction that another payment of this browser stands for is not taken for this one', () => {
  const other = recordByQr({ key: 'other', intent: 'packet 6 11', transactionId: 't2' });
  const beside = besideOf(recordByQr(), [recordByQr({ transactionId: 't9' }), other], 't2');
  expect(beside).toEqual({ blockedBy: 't2', own: ['t9'], taken: ['t2'] });
  const mine = { ...refill, id: 't3' };
  expect(foundAmong({ ...NOTHING, listed: [refill, mine] }, recordByQr(), beside)).toEqual(found(mine));
  expect(foundAmong({ ...NOTHING, listed: [refill] }, recordByQr(), beside)).toEqual({ is: 'notFound' });
});

it('PAY-045 of two payments alike the one counts that another tab knows to be of this one, and the other stays for its own', () => {
  const newer = { ...refill, id: 't3' };
  const seen = { key: recordByQr().key, transactionId: refill.id };
  const asked = { ...NOTHING, listed: [newer, refill] };
  expect(foundAmong(asked, recordByQr(), besideOf(recordByQr(), [seen], null))).toEqual(found(refill));
  const other = recordByQr({ key: 'other', intent: 'refill' });
  expect(foundAmong(asked, other, besideOf(other, [seen], null))).toEqual(found(newer));
  // Another tab may know it before the bank has answered.
  const waiting = { ...refill, status: 'pending' as const };
  const meanwhile = { ...asked, listed: [newer, waiting] };
  expect(foundAmong(meanwhile, recordByQr(), besideOf(recordByQr(), [seen], null))).toEqual(found(waiting));
  // What was declined does not stand in the way of what was sent after it.
  const declined = { ...asked, listed: [newer, { ...refill, status: 'error' as const }] };
  expect(foundAmong(declined, recordByQr(), besideOf(recordByQr(), [seen], null))).toEqual(found(newer));
});

it('what was not found stands behind the payment that the server has named', () => {
  const other = recordByQr({ key: 'other', intent: 'packet 6 11', transactionId: 't2' });
  const notFound = { is: 'notFound' } as const;
  expect(orOther(notFound, [other], 't2')).toEqual({ is: 'other', transactionId: 't2', record: other });
  expect(orOther(notFound, [], 't2')).toEqual({ is: 'other', transactionId: 't2', record: null });
  expect(orOther(notFound, [other], null)).toEqual(notFound);
  expect(orOther({ is: 'noAnswer' }, [other], 't2')).toEqual({ is: 'noAnswer' });
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
