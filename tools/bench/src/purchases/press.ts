import {
  cardsBeforeForm,
  payment,
  wishAfter,
  type Checkout,
  type PaymentRecord,
  type PaymentState,
  type PaymentWish,
} from '@livery/domain/payment';
import type { Random } from './random.ts';

const { actions } = payment;

/** What there is to press for. */
export interface PressedWay {
  readonly wishes: readonly PaymentWish[];
  readonly amountsMinor: readonly number[];
}

type Stamp = Parameters<typeof actions.balanceConfirmed>[0];

/** The press that leads on from where the sheet is; null where there is nothing to press. */
export function pressAt(
  state: PaymentState,
  {
    random,
    stamp,
    way,
    cardIds = [1],
  }: {
    readonly random: Random;
    readonly stamp: Stamp;
    readonly way: PressedWay;
    readonly cardIds?: readonly number[];
  },
) {
  switch (state.kind) {
    case 'idle':
      return actions.wanted({ wish: random.pick(way.wishes) });
    case 'notPrepared':
    case 'unsent':
      return actions.retried();
    case 'amount':
      return actions.amountGiven({ amountMinor: random.pick(way.amountsMinor) });
    case 'period':
      return random.isTrue(0.3)
        ? actions.choiceMade({ typeId: random.pick(state.checkout.terms.choices).typeId })
        : actions.choiceTaken();
    case 'systems':
      return actions.systemTaken({ systemId: random.pick(state.checkout.terms.systems).id });
    case 'confirm':
      return actions.balanceConfirmed(stamp);
    case 'details':
      if (cardsBeforeForm(state) && random.isTrue(0.2)) return actions.cardCame();
      if (mayLinkCard(state.checkout) && random.isTrue(0.5)) return actions.cardWanted({ cardsBefore: cardIds });
      return actions.detailsGiven({ ...stamp, details: { cardId: random.pick(cardIds), phone: '77010000000' } });
    case 'open':
      return cardsBeforeForm(state) && random.isTrue(0.5) ? actions.cardCame() : null;
    case 'otherOpen':
      return random.isTrue(0.5) ? actions.otherWanted() : actions.otherCancelWanted();
    case 'short':
      return actions.topUpWanted();
    case 'refused':
      return state.record?.isPaidFor && random.isTrue(0.5) ? actions.boughtAgain(stamp) : actions.closed();
    case 'done':
      return wishAfter(state.record.wish) && random.isTrue(0.7) ? actions.wentOn() : actions.closed();
    case 'stopped':
    case 'later':
    case 'expired':
    case 'gone':
      return actions.closed();
    default:
      return null;
  }
}

const mayLinkCard = ({ wish, system }: Checkout): boolean =>
  wish.purpose !== 'card' && system?.payform === 'linkedcard';

/** The form of a card whose purchase has gone on without it: another card has come. */
export const formLeft = (state: PaymentState, before: PaymentState): PaymentRecord | null =>
  before.kind === 'open' && state.kind === 'preparing' && state.wish === wishAfter(before.record.wish)
    ? before.record
    : null;
