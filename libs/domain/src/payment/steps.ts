import type { PaymentRecord, PaidBy } from './record.ts';
import {
  buyCall,
  intentOf,
  linkCardCall,
  amountToPay,
  debtInPayment,
  paymentBy,
  type PayDetails,
  type Payment,
} from './pay-call.ts';
import { STEPS, type Checkout, type PaymentState, type Progress, type Step } from './state.ts';
import { asksPin, balancePays, dueNowMinor, inShortageOrder, systemRefOf, type Choice, type Terms } from './terms.ts';
import { isPurchase, type Chosen } from './wish.ts';

/** Which steps a wish needs. */
const IS_NEEDED: { readonly [Name in Step]: (checkout: Checkout) => boolean } = {
  agreement: ({ terms, progress }) =>
    !progress.isAgreed && terms.product !== null && terms.product.agreementId !== null,
  pin: ({ terms, progress }) => !progress.isPinPassed && asksPin(terms),
  base: ({ terms }) => terms.bases !== null,
  amount: ({ wish }) => wish.purpose === 'refill',
  // What takes the place of a period that is not sold any more is said, also where it is the only one.
  period: ({ terms, progress }) =>
    !progress.shortage && terms.choices.length > (progress.period?.isTaken && !periodOf(progress, terms) ? 0 : 1),
  confirm: paysFromBalance,
  systems: (checkout) =>
    !paysFromBalance(checkout) && checkout.terms.systems.length > (checkout.progress.goneWay ? 0 : 1),
  details: (checkout) => !paysFromBalance(checkout) && checkout.terms.systems.length > 0,
};

function paysFromBalance({ choice, terms, progress }: Checkout): boolean {
  return !progress.shortage && choice !== null && balancePays(choice, terms);
}

/** The period that the viewer was at, where it is still offered. */
export const periodOf = ({ period }: Progress, { choices }: Terms): Choice | null =>
  (period && choices.find(({ typeId }) => typeId === period.typeId)) ?? null;

/** What is known of the period when the server is asked anew at a step. */
export function periodAt(step: Step, checkout: Checkout): Progress['period'] {
  const { choice, progress } = checkout;
  if (!choice || STEPS.indexOf(step) < STEPS.indexOf('period')) return progress.period;
  const wasAsked = IS_NEEDED.period(checkout) || progress.period?.isTaken === true;
  return { typeId: choice.typeId, isTaken: step !== 'period' && wasAsked };
}

/** The same of the way to pay. */
export function wayAt(step: Step, checkout: Checkout): Progress['way'] {
  const { system, progress } = checkout;
  if (step !== 'details' || !system) return progress.way;
  return IS_NEEDED.systems(checkout) || progress.way?.isTaken ? { system, isTaken: true } : progress.way;
}

/** What is chosen at the details of a way to pay, to go on with when a card has been linked for it. PAY-027 */
export function chosenAtDetails(checkout: Checkout, cardsBefore: readonly number[]): Chosen {
  const way = wayAt('details', checkout);
  return {
    period: periodAt('details', checkout),
    way: way && { ...way, system: systemRefOf(way.system) },
    shortage: checkout.progress.shortage,
    cardsBefore,
  };
}

/** The way that the viewer was at as it is offered now; or that it is gone, which is told until another is taken. */
function waysNow(
  { way, goneWay }: Progress,
  { systems }: Terms,
): Pick<Checkout, 'system'> & Pick<Progress, 'way' | 'goneWay'> {
  const offered = way && systems.find(({ id }) => id === way.system.id);
  const gone = way?.isTaken && !offered ? way.system : goneWay;
  return {
    system: way?.isTaken ? (offered ?? null) : null,
    way: offered ? { ...way, system: offered } : null,
    goneWay: gone && !systems.some(({ id }) => id === gone.id) ? gone : null,
  };
}

/** What was answered before the server was asked anew is not asked again. */
const IS_TAKEN: { readonly [Name in Step]?: (checkout: Checkout) => boolean } = {
  amount: ({ wish }) => wish.purpose === 'refill' && wish.amountMinor !== null,
  period: ({ progress, terms }) => progress.period?.isTaken === true && periodOf(progress, terms) !== null,
  systems: ({ progress }) => progress.way?.isTaken === true,
};

/** Whether anything is left that pays for a wish. What needs a packet before it has no prices yet. PAY-069 */
const canBePaid = ({ terms, progress }: Checkout): boolean =>
  terms.bases !== null ||
  terms.systems.length > 0 ||
  (!progress.shortage && terms.choices.some((choice) => balancePays(choice, terms)));

type Decided = Extract<PaymentState, { readonly checkout: Checkout } | { readonly kind: 'refused' }>;

/** The first step that is needed after one; with `after` null the first of all. */
export function stepAfter(after: Step | null, checkout: Checkout): Decided {
  const { wish, terms } = checkout;
  // What needs a packet before it is not looked at yet.
  if (isPurchase(wish) && terms.choices.length === 0 && !terms.bases)
    return { kind: 'refused', record: null, refusal: { kind: 'noPurchases' } };
  // Nobody reads terms, or proves who they are, for what cannot be paid for here.
  if (!canBePaid(checkout)) return { kind: 'refused', record: null, refusal: { kind: 'noPaysystems' } };
  const known: Checkout = {
    ...checkout,
    choice: checkout.choice ?? terms.choices[0] ?? null,
    system: terms.systems.length === 1 ? (terms.systems[0] ?? null) : checkout.system,
  };
  const left = after === null ? STEPS : STEPS.slice(STEPS.indexOf(after) + 1);
  const step = left.find((one) => IS_NEEDED[one](known) && !IS_TAKEN[one]?.(known));
  return step
    ? ({ kind: step, checkout: known } as Decided)
    : { kind: 'refused', record: null, refusal: { kind: 'noPaysystems' } };
}

/** The first step of a wish whose terms have come. */
export function stepOf({ wish, progress }: Pick<Checkout, 'wish' | 'progress'>, terms: Terms): Decided {
  const choice = periodOf(progress, terms);
  // What is missing is of a period that is sold.
  const shortage = choice && progress.shortage;
  const systems = shortage ? inShortageOrder(terms.systems) : terms.systems;
  const { system, ...ways } = waysNow(progress, terms);
  return stepAfter(null, {
    wish,
    terms: { ...terms, systems },
    progress: { ...progress, ...ways, shortage },
    choice,
    system,
  });
}

/** Steps that can be gone back to: what was accepted or proven is not asked for again. */
const COMES_BACK: ReadonlySet<Step> = new Set(['amount', 'period', 'systems']);

/** One step back, or null: the way back leads out of the sheet. It never pays. */
export function stepBefore(step: Step, checkout: Checkout): Decided | null {
  const before = STEPS.slice(0, STEPS.indexOf(step)).findLast((one) => COMES_BACK.has(one) && IS_NEEDED[one](checkout));
  if (!before) return null;
  const { progress } = checkout;
  const system = (step === 'details' && checkout.system) || progress.way?.system;
  return {
    kind: before,
    checkout: { ...checkout, progress: { ...progress, way: system ? { system, isTaken: false } : null } },
  } as Decided;
}

/** What the outside adds when the viewer presses "pay": a fresh key, the server's time, and the page to come back to. */
export interface Stamp {
  readonly key: string;
  readonly nowMs: number;
  readonly userId: number;
  readonly returnUrl: string;
}

/** The viewer confirmed that the balance pays. PAY-023 */
export function recordOfBalance(checkout: Checkout, stamp: Stamp): PaymentRecord | null {
  const call = buyCall(checkout);
  return call && makeRecord(checkout, stamp, { call, thenBuy: null }, 'balance');
}

/** The viewer gave what the way of paying needs. Null for a way that makes no payment. */
export function recordOfSystem(checkout: Checkout, details: PayDetails, stamp: Stamp): PaymentRecord | null {
  const { wish, terms, system } = checkout;
  if (!system) return null;
  if (wish.purpose === 'card') {
    if (terms.accountId === null) return null;
    const call = linkCardCall(wish, {
      accountId: terms.accountId,
      shortname: system.shortname,
      returnUrl: stamp.returnUrl,
    });
    return makeRecord(checkout, stamp, { call, thenBuy: null }, 'card');
  }
  const payment = paymentBy({ ...checkout, system, details, returnUrl: stamp.returnUrl });
  return payment && makeRecord(checkout, stamp, payment, wish.purpose === 'debt' ? 'qr_debt' : system.payform);
}

function makeRecord(checkout: Checkout, stamp: Stamp, { call, thenBuy }: Payment, paidBy: PaidBy): PaymentRecord {
  const { wish, terms, choice } = checkout;
  const { key, nowMs, userId } = stamp;
  const debtMinor = paidBy === 'balance' ? 0 : debtInPayment(checkout);
  return {
    key,
    typeId: choice?.typeId ?? null,
    way: paidBy !== 'balance' && checkout.system ? systemRefOf(checkout.system) : null,
    intent: intentOf(wish, choice),
    userId,
    wish,
    title: terms.product?.name ?? '',
    amountMinor: paidBy === 'balance' && choice ? dueNowMinor(choice) : amountToPay(checkout),
    priceMinor: choice ? dueNowMinor(choice) : amountToPay(checkout),
    ...(debtMinor > 0 && { debtMinor }),
    begins: terms.product?.begins ?? 'now',
    replaces: terms.product?.replaces ?? null,
    paidBy,
    call,
    thenBuy,
    createdAtMs: nowMs,
    sentAtMs: nowMs,
    transactionId: null,
    offerId: terms.offer?.id ?? null,
    skipsPin: paidBy !== 'balance' && (checkout.system?.skipsPin ?? false),
    isPaidFor: false,
    isLate: false,
  };
}
