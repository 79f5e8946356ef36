import type { Verdict } from '../payments/payments.ts';
import { localised, type Localised } from '../world/localised.ts';

type DemoCard = { readonly number: string; readonly declines: Localised | null };

/** Cards to choose from: nobody types a number here. The last one has no money. */
export const DEMO_CARDS: readonly DemoCard[] = [
  { number: '4400 43** **** 1111', declines: null },
  { number: '5169 49** **** 2222', declines: null },
  {
    number: '4111 11** **** 3333',
    declines: localised(
      'На карте недостаточно средств',
      'Картада қаражат жеткіліксіз',
      'Kartada mablagʻ yetarli emas',
      'There is not enough money on the card',
    ),
  },
];

export const DECLINED = localised(
  'Банк отклонил оплату',
  'Банк төлемнен бас тартты',
  'Bank toʻlovni rad etdi',
  'The bank declined the payment',
);

/** What the bank says about a payment with one of them; with none of them it just approves. */
export function verdictOf(number: string, language: keyof Localised): Verdict {
  const card = DEMO_CARDS.find((one) => one.number === number);
  if (!card) return { isApproved: true };
  return card.declines
    ? { isApproved: false, words: card.declines[language] }
    : { isApproved: true, number: card.number };
}
