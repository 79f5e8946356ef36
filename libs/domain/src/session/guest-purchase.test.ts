import { expect, it } from 'vitest';
import { guestPurchase, pendingPurchase } from './guest-purchase.ts';

const { packetChosen, purchaseResumed } = guestPurchase.actions;
const choice = { packetId: 7, originPage: '/packets/7' };
const after = (...events: Parameters<typeof guestPurchase.reducer>[1][]) =>
  events.reduce(guestPurchase.reducer, guestPurchase.initial);

it('SES-041 remembers packet and page until the purchase goes on', () => {
  const chosen = after(packetChosen({ ...choice, chosenAtMs: 1_000 }));
  expect(pendingPurchase(chosen, 1_000)).toEqual(choice);
  expect(pendingPurchase(guestPurchase.reducer(chosen, purchaseResumed()), 1_000)).toBeNull();
});

it('SES-040 forgets the choice after 30 s, counted from the last one', () => {
  const chosen = after(
    packetChosen({ ...choice, chosenAtMs: 0 }),
    packetChosen({ ...choice, packetId: 8, chosenAtMs: 10_000 }),
  );
  expect(pendingPurchase(chosen, 39_999)?.packetId).toBe(8);
  expect(pendingPurchase(chosen, 40_000)).toBeNull();
});
