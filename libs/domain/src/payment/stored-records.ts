import { dropRecord, keepRecordUnlessOlder, type PaymentRecord } from './record.ts';
import { isOver, recordOf, type PaymentState } from './state.ts';
import { wishAfter } from './wish.ts';

/** The record whose outcome has just been learnt. */
export const settledRecord = (next: PaymentState, before: PaymentState): PaymentRecord | null =>
  isOver(next) && next !== before && 'record' in next ? (next.record ?? recordOf(before)) : null;

/** The stored records when a page has gone from one state to the next. What takes the right to send stores by itself. PAY-048 */
export function storedAfter(
  stored: readonly PaymentRecord[],
  next: PaymentState,
  before: PaymentState,
): readonly PaymentRecord[] {
  // What the viewer has called off is nothing to tell them of.
  if (before.kind === 'cancellingOther' && next.kind === 'preparing' && before.other)
    return dropRecord(stored, before.other);
  // The purchase goes on with a card that came by another way: this form is not waited for, nor taken up again, by this page or a later one.
  if (before.kind === 'open' && next.kind === 'preparing' && next.wish === wishAfter(before.record.wish))
    return dropRecord(stored, before.record);
  const record = recordOf(next);
  const isClaimed = next.kind === 'claiming' || next.kind === 'claimingPurchase';
  if (record) return isClaimed || record === recordOf(before) ? stored : keepRecordUnlessOlder(stored, record);
  const settled = settledRecord(next, before);
  return settled ? dropRecord(stored, settled) : stored;
}
