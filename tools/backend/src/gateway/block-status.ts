import type { BlockStatus } from '@livery/contract/auth/entities';
import type { Wire } from '@livery/contract/schema';
import type { Services } from '../http/services.ts';
import { readPayments } from '../packets/keep-payments.ts';
import { amountText } from '../session/amount-text.ts';
import type { Viewer } from '../session/viewer.ts';

/** Whether the provider has closed the service: 0 open, -1 a debt, -2 blocked (BRAND-018). */
export async function readBlockStatus({ db, clock }: Services, viewer: Viewer): Promise<Wire<typeof BlockStatus>> {
  const { payments } = await readPayments(db, viewer.userId, clock());
  const { block } = payments;
  const common = { username: String(viewer.userId), balance: amountText(viewer.book.balanceMinor) };
  if (!block) return { ...common, status: 0 };
  const amount = block.amountMinor === undefined ? {} : { amount: amountText(block.amountMinor) };
  return block.kind === 'debt'
    ? { ...common, ...amount, status: -1 }
    : { ...common, ...amount, status: -2, message_detail: block.words };
}
