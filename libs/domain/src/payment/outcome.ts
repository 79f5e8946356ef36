import type { PaymentRecord } from './record.ts';

/** Whether the site is the one inside of the super-app, whose failures have a sentence of their own. PAY-021, PAY-070 */
export const isInSuperApp = ({ offerMarker }: { readonly offerMarker: string }): boolean =>
  offerMarker === 'freedom300';

/** What a payment that has come about is told as. PAY-052…PAY-055, SUBS-018, SUBS-027 */
export type SuccessMessage =
  | 'payment_success_content'
  | 'payment_success_packet'
  | 'payment_success_paused'
  | 'payment_success_planned'
  | 'payment_success_replaced'
  | 'payment_success_refill'
  | 'payment_success_debt'
  | 'payment_success_card';

export function successMessage({ wish, begins, replaces }: PaymentRecord): SuccessMessage {
  switch (wish.purpose) {
    case 'content':
      return 'payment_success_content';
    case 'packet':
      if (begins === 'afterPause') return 'payment_success_paused';
      if (begins === 'now') return 'payment_success_packet';
      return replaces === null ? 'payment_success_planned' : 'payment_success_replaced';
    case 'refill':
      return 'payment_success_refill';
    case 'debt':
      return 'payment_success_debt';
    case 'card':
      return 'payment_success_card';
  }
}
