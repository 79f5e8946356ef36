import { event } from '../machine/define-machine.ts';
import type { FailedCall, FindAnswer, PayAnswer, PollAnswer } from './answers.ts';
import type { PayDetails } from './pay-call.ts';
import type { Claim, PaymentRecord } from './record.ts';
import type { AskedAfter } from './server-transitions.ts';
import type { Noted } from './state.ts';
import type { Stamp } from './steps.ts';
import type { Terms } from './terms.ts';
import type { PaymentWish } from './wish.ts';

/** What happens to a payment. */
export const paymentEvents = {
  /** The viewer wants to pay for something. */
  wanted: event<{ readonly wish: PaymentWish }>(),
  prepared: event<{ readonly terms: Terms }>(),
  preparingFailed: event<{ readonly failure: FailedCall }>(),
  agreementAccepted: event(),
  pinPassed: event(),
  baseChosen: event<{ readonly packetId: number }>(),
  amountGiven: event<{ readonly amountMinor: number }>(),
  /** Looked at, not bought yet. */
  choiceMade: event<{ readonly typeId: number | null }>(),
  choiceTaken: event(),
  /** Looked at, not taken yet. */
  systemMarked: event<{ readonly systemId: number }>(),
  systemTaken: event<{ readonly systemId: number }>(),
  detailsNoted: event<Noted>(),
  /** The viewer links a card to pay with. PAY-027 */
  cardWanted: event<{ readonly cardsBefore: readonly number[] }>(),
  /** It has come by another way while its form is open: another tab, a phone. PAY-027 */
  cardCame: event(),
  /** The tab whose form of a card it was has gone on without it, or has told how it ended. PAY-027 */
  leftElsewhere: event(),
  balanceConfirmed: event<Stamp>(),
  detailsGiven: event<Stamp & { readonly details: PayDetails }>(),
  wentBack: event(),
  claimAnswered: event<{ readonly claim: Claim; readonly nowMs: number }>(),
  payAnswered: event<{ readonly answer: PayAnswer }>(),
  findAnswered: event<{ readonly answer: FindAnswer } & AskedAfter>(),
  pollAnswered: event<{ readonly answer: PollAnswer } & AskedAfter>(),
  /** A payment that an earlier page has begun. `isQuiet`: nobody has asked for it. */
  recordFound: event<{ readonly record: PaymentRecord; readonly nowMs: number; readonly isQuiet: boolean }>(),
  /** The viewer looks at a payment that was asked for in silence. */
  sheetOpened: event(),
  /** The page is seen, or online, again while its viewer still looks at a payment that is told later. PAY-046 */
  occasionCame: event<{ readonly nowMs: number }>(),
  retried: event(),
  cancelWanted: event(),
  /** Another payment is open: the viewer goes on with that one. */
  otherWanted: event(),
  otherCancelWanted: event(),
  /** What was refused is tried once more. Whoever tries it may be another than who has paid: the PIN is asked for wherever it is due. PIN-016 */
  triedAgain: event(),
  /** The money is on the account: what it was for is bought once more, as a payment of its own. */
  boughtAgain: event<Stamp>(),
  /** What is missing is to come by another way of paying. PAY-063 */
  topUpWanted: event(),
  /** What was only on the way is there: what was wanted comes next. */
  wentOn: event(),
  /** What the viewer has, or has on the account, is another since the server was asked: in another tab. */
  termsChanged: event(),
  /** The viewer closed the sheet. What is stored stays, and what is open is asked for in silence. */
  closed: event(),
  /** Somebody else uses the site now. */
  viewerChanged: event(),
};
export type PaymentEvents = typeof paymentEvents;
