import { payment, type PaymentState } from '@livery/domain/payment';
import type { Random } from './random.ts';
import { wishOf, type Way } from './terms.ts';

const { actions } = payment;

/** Where a press pays. */
export const PAYS: ReadonlySet<string> = new Set(['confirm', 'details', 'unsent']);

type Stamp = Parameters<typeof actions.balanceConfirmed>[0];

/** The press that leads on from where the sheet is; null where there is nothing to press. */
export function pressAt(
  { kind }: PaymentState,
  { random, stamp, way }: { readonly random: Random; readonly stamp: Stamp; readonly way: Way },
) {
  switch (kind) {
    case 'idle':
      return actions.wanted({ wish: wishOf(way) });
    case 'notPrepared':
    case 'unsent':
      return actions.retried();
    case 'amount':
      return actions.amountGiven({ amountMinor: random.pick([1_000, 2_000]) });
    case 'period':
      return random.isTrue(0.3) ? actions.choiceMade({ typeId: random.pick([11, 12]) }) : actions.choiceTaken();
    case 'systems':
      return actions.systemTaken({ systemId: random.pick([1, 2, 3]) });
    case 'confirm':
      return actions.balanceConfirmed(stamp);
    case 'details':
      return actions.detailsGiven({ ...stamp, details: { cardId: 1 } });
    case 'otherOpen':
      return random.isTrue(0.5) ? actions.otherWanted() : actions.otherCancelWanted();
    case 'short':
      return actions.topUpWanted();
    case 'done':
    case 'refused':
    case 'stopped':
    case 'later':
    case 'expired':
    case 'gone':
      return actions.closed();
    default:
      return null;
  }
}
