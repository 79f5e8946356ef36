import type { PaymentRecord } from './record.ts';
import type { PaymentWish } from './wish.ts';

/** Whether the site is the one inside of the super-app, whose failures have a sentence of their own. PAY-021, PAY-070 */
export const isInSuperApp = ({ offerMarker }: { readonly offerMarker: string }): boolean =>
  offerMarker === 'freedom300';

/** What a payment that has come about is told as: by its purpose, but for a packet that begins later. PAY-052…PAY-055, SUBS-018, SUBS-027 */
export type SuccessMessage = `payment_success_${PaymentWish['purpose'] | 'paused' | 'planned' | 'replaced'}`;

export function successMessage({ wish: { purpose }, begins, replaces }: PaymentRecord): SuccessMessage {
  if (purpose !== 'packet' || begins === 'now') return `payment_success_${purpose}`;
  if (begins === 'afterPause') return 'payment_success_paused';
  return replaces === null ? 'payment_success_planned' : 'payment_success_replaced';
}
