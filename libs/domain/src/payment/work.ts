import type { PaymentRecord } from './record.ts';
import type { PaymentState } from './state.ts';
import type { PaymentWish } from './wish.ts';

/** What a state waits for, as data: a page performs it with its calls, a simulation by itself. Its result comes back as an event. */
export type Work =
  | { readonly do: 'prepare'; readonly wish: PaymentWish }
  | { readonly do: 'askPin' }
  | { readonly do: 'claim'; readonly record: PaymentRecord; readonly isNew: boolean }
  | { readonly do: 'claimPurchase'; readonly record: PaymentRecord }
  | { readonly do: 'send'; readonly record: PaymentRecord }
  /** `waits`: not at once, but when the interval is over. */
  | { readonly do: 'find'; readonly record: PaymentRecord; readonly blockedBy: string | null; readonly waits: boolean }
  | { readonly do: 'poll'; readonly record: PaymentRecord; readonly waits: boolean }
  | { readonly do: 'cancel'; readonly record: PaymentRecord };

/** Whether the server is asked by itself what has become of a payment. */
export const asksTheServer = ({ kind }: PaymentState): boolean =>
  kind === 'finding' || kind === 'open' || kind === 'cancelling';

/** Whether a question that is under way is the one that is waited for: who looks at a payment, and who looks away, loses no answer. */
export const isSameQuestion = (one: Work, other: Work): boolean =>
  (one.do === 'find' || one.do === 'poll') &&
  (Object.keys(one) as (keyof Work)[]).every((name) => one[name] === other[name]);

/** Null while the viewer decides, and where all is over. */
export function workOf(state: PaymentState): Work | null {
  switch (state.kind) {
    case 'preparing':
      return { do: 'prepare', wish: state.wish };
    case 'pin':
      return { do: 'askPin' };
    case 'claiming':
      return { do: 'claim', record: state.record, isNew: state.isNew };
    case 'claimingPurchase':
      return { do: 'claimPurchase', record: state.record };
    case 'sending':
      return { do: 'send', record: state.record };
    case 'finding':
      return { do: 'find', record: state.record, blockedBy: state.blockedBy, waits: state.asks > 0 };
    case 'open':
      return { do: 'poll', record: state.record, waits: state.transaction !== null || state.asks > 0 };
    case 'cancelling':
      return { do: 'cancel', record: state.record };
    case 'cancellingOther':
      return { do: 'cancel', record: { ...(state.other ?? state.record), transactionId: state.transactionId } };
    default:
      return null;
  }
}
