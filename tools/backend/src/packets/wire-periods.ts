import type { PurchasePeriod } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import type { Book } from '../sales/book.ts';
import type { Currency } from '../world/sales.ts';
import { amountText } from '../session/amount-text.ts';
import { beginsWithTrial } from './owned.ts';
import type { PacketRow } from './shelf.ts';

/** The periods that a packet is sold for, each with its purchase type (DATA-054, DATA-055). */
export function wirePeriods(
  packet: PacketRow,
  currency: Currency,
  book: Pick<Book, 'balanceMinor' | 'subscriptions' | 'triedPacketIds'>,
): Wire<typeof PurchasePeriod>[] {
  const { sale } = packet;
  if (sale.sale === 'gift') return [];
  return sale.plans.map(({ id, period, prices, trial }) => {
    const hasTrial = trial !== null && beginsWithTrial(packet, book);
    const dueMinor = hasTrial ? trial.prices[currency] : prices[currency];
    return {
      period_human: period,
      purchases_type: [
        {
          id,
          amount: amountText(prices[currency]),
          period_human: period,
          is_have_trial: hasTrial,
          is_have_money_on_balance: dueMinor <= book.balanceMinor,
          ...(trial && { trial_amount: amountText(trial.prices[currency]), trial_period_human: trial.period }),
        },
      ],
    };
  });
}
