import { isPurchase, STEPS, type PaymentRecord, type PaymentState, type Terms } from '@livery/domain/payment';

/** As many calls and presses lead from a wish to its outcome. */
export const STEPS_TO_PAY = 15;
/** Where the sheet asks its viewer, or the server for them. */
export const ASKS: ReadonlySet<PaymentState['kind']> = new Set([...STEPS, 'preparing']);

/** Whether what is paid is what was shown, and was shown after all that other tabs have told of. */
export function createShown<Tab>(hasNews: (tab: Tab) => boolean) {
  /** When each tab has told of a success last, and when the server has said what something costs: turns that are counted together. */
  const doneAt = new Map<Tab, number>();
  const answeredAt = new WeakMap<Terms['choices'], number>();
  let turn = 0;

  return {
    answered(terms: Terms): Terms {
      answeredAt.set(terms.choices, (turn += 1));
      return terms;
    },
    done: (tab: Tab) => void doneAt.set(tab, (turn += 1)),
    /** @returns what is wrong with a press */
    wrongWith(tab: Tab, { wish, typeId, amountMinor, priceMinor }: PaymentRecord, from: PaymentState): string | null {
      if (!('checkout' in from) || !isPurchase(wish)) return null;
      const { choices } = from.checkout.terms;
      const isBehind = [...doneAt].some(([other, at]) => other !== tab && at > (answeredAt.get(choices) ?? 0));
      if (isBehind && !hasNews(tab)) return `pays ${amountMinor}, as it was before another tab has changed it`;
      const isSold = choices.some((one) => one.typeId === typeId && one.amountMinor === priceMinor);
      return isSold ? null : `pays ${priceMinor} for ${typeId}, which is not sold for that`;
    },
  };
}
