import type { Refusal } from './answers.ts';
import { payment } from './machine.ts';
import type { RunningPayment } from './payment-runner.ts';
import { isOver, type PaymentState } from './state.ts';
import type { PaymentWish } from './wish.ts';

const NEWS: readonly PaymentState['kind'][] = ['claimingPurchase', 'done', 'stopped', 'gone'];
const NEWS_BESIDE: readonly Refusal['kind'][] = ['alreadyBought', 'notSold', 'paidMeanwhile'];

/**
 * Whose payment has changed what the viewer has, or may have: this tab asks for all of it anew, and so do the others. Money that has come in is on the
 * balance, and what it did not buy stays there. PAY-039, PAY-042
 */
export function wishOfNews(state: PaymentState, before: PaymentState): PaymentWish | null {
  if (state.kind === before.kind || !('record' in state) || !state.record) return null;
  const { wish, isPaidFor } = state.record;
  const isBesides = state.kind === 'refused' && NEWS_BESIDE.includes(state.refusal.kind);
  return NEWS.includes(state.kind) || isBesides || (isPaidFor && isOver(state)) ? wish : null;
}

/**
 * What another tab has changed is asked for anew before the press that pays: at once, or after the PIN, whose dialogue nothing takes away. PAY-061
 * @param forget drops what was answered before
 * @returns what is called when another tab tells of something
 */
export function hearTermsChanged(
  running: Pick<RunningPayment, 'state' | 'send' | 'subscribe'>,
  forget: () => void,
): () => void {
  let hasChanged = false;
  const count = () => {
    if (!hasChanged || running.state().kind === 'pin') return;
    hasChanged = false;
    const changed = payment.actions.termsChanged();
    if (!payment.accepts(running.state(), changed)) return;
    forget();
    running.send(changed);
  };
  running.subscribe(count);
  return () => {
    hasChanged = true;
    count();
  };
}
