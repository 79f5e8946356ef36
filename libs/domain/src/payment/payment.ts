/** What the viewer pays for, and how: never twice, never lost. The machine, what its states wait for, and the rules of money on the way. */
export { accountSystems, debtSystems } from './account-systems.ts';
export { isSheetAddress, SHEET_ADDRESSES, sheetAddressOf, WISH_OF_ADDRESS, type SheetAddress } from './addresses.ts';
export { type FailedCall, type FindAnswer, type Refusal, type TransactionFacts } from './answers.ts';
export { statusDemand } from './block-status.ts';
export { CLAIM_HOLDS_MS, RESUMES_AFTER_SIGN_IN_MS } from './constants.ts';
export { foundAmong, type Beside, type AskedForPayment, type ListedTransaction } from './match-transaction.ts';
export { payment } from './machine.ts';
export { basesOnSale, choicesLeft, filmOffer, offerChoices, packetAsChoice, periodChoices } from './on-sale.ts';
export { hearTermsChanged, wishOfNews } from './other-tabs.ts';
export { isInSuperApp, successMessage } from './outcome.ts';
export { amountToPay, debtInPayment, type PayCall, type PayDetails } from './pay-call.ts';
export { returnUrlOf } from './polling.ts';
export { filmProduct, productOf, type Product } from './product.ts';
export { type PaidBy, type PaymentRecord } from './record.ts';
export type { Cancellable, Cancel } from './routine.ts';
export { paymentClock } from './payment-clock.ts';
export { createPaymentRunner, type Called, type RunningPayment } from './payment-runner.ts';
export { runPayment } from './run-payment.ts';
export { refillAmount, refillTerms } from './refill.ts';
export {
  cardsBeforeForm,
  isOver,
  isToldByNobody,
  recordOf,
  STEPS,
  type Checkout,
  type Noted,
  type Open,
  type PaymentState,
} from './state.ts';
export { stepBefore, type Stamp } from './steps.ts';
export {
  balancePays,
  dueNowMinor,
  systemsLeft,
  type BasePacket,
  type Choice,
  type PaymentSystem,
  type SystemRef,
  type Payform,
  type Terms,
} from './terms.ts';
export { asksTheServer } from './work.ts';
export {
  cardWish,
  goesOnByItself,
  isPurchase,
  isToldElsewhere,
  packetWish,
  paidPacketId,
  readKeptWish,
  wishAfter,
  type ContentWish,
  type KeptWish,
  type PacketWish,
  type PlayAfter,
  type PaymentWish,
} from './wish.ts';
