/** What the viewer pays for, and how: never twice, never lost. The machine, what its states wait for, and the rules of money on the way. */
export { SHEET_ADDRESSES, sheetAddressOf, WISH_OF_ADDRESS, type SheetAddress } from './addresses.ts';
export {
  CANCEL_FAILED,
  payFailure,
  pollFailure,
  type FailedCall,
  type FindAnswer,
  type PayAnswer,
  type PollAnswer,
  type Refusal,
  type TransactionFacts,
} from './answers.ts';
export { statusDemand, type AccountStatus, type StatusDemand } from './block-status.ts';
export {
  CLAIM_HOLDS_MS,
  POLLING_MAX_MS,
  RESUMES_AFTER_SIGN_IN_MS,
  SEND_MAX_MS,
  TRANSACTION_MAX_AGE_MS,
} from './constants.ts';
export {
  besideOf,
  foundAmong,
  orOther,
  type Beside,
  type AskedForPayment,
  type ListedTransaction,
} from './match-transaction.ts';
export { payment } from './machine.ts';
export { hearTermsChanged, wishOfNews } from './other-tabs.ts';
export { isInSuperApp, successMessage, type SuccessMessage } from './outcome.ts';
export { amountToPay, paymentBy, type PayCall, type PayDetails } from './pay-call.ts';
export { returnUrlOf, waitMs } from './polling.ts';
export {
  claim,
  claimPurchase,
  dropRecord,
  isPastAsking,
  keepRecord,
  readRecords,
  type Claim,
  type PaidBy,
  type PaymentRecord,
} from './record.ts';
export type { Cancellable, Cancel } from './routine.ts';
export { paymentClock } from './payment-clock.ts';
export { createPaymentRunner, type Called, type RunnerPorts, type RunningPayment } from './payment-runner.ts';
export { runPayment, type PaymentPorts } from './run-payment.ts';
export { refillAmount, refillTerms } from './refill.ts';
export {
  cardsBeforeForm,
  isOver,
  recordOf,
  STEPS,
  type Checkout,
  type Noted,
  type Open,
  type PaymentState,
  type Step,
} from './state.ts';
export { stepBefore, type Stamp } from './steps.ts';
export {
  asksPin,
  balancePays,
  dueNowMinor,
  systemsLeft,
  topUpMinor,
  withoutNext,
  type BasePacket,
  type Choice,
  type PaymentSystem,
  type Way,
  type Payform,
  type Product,
  type Terms,
} from './terms.ts';
export { storedAfter } from './stored-records.ts';
export { asksTheServer, workOf, type Work } from './work.ts';
export {
  cardWish,
  goesOnByItself,
  isPurchase,
  isToldElsewhere,
  isWanted,
  packetWish,
  paidPacketId,
  readKeptWish,
  wishAfter,
  type ContentWish,
  type KeptWish,
  type PacketWish,
  type PlayAfter,
  type PurchaseWish,
  type PaymentWish,
} from './wish.ts';
