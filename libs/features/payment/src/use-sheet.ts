import {
  cardWish,
  sheetAddressOf,
  goesOnByItself,
  isToldByNobody,
  payment,
  SHEET_ADDRESSES,
  WISH_OF_ADDRESS,
  type PaymentState,
  type SheetAddress,
  type PaymentWish,
} from '@livery/domain/payment';
import { selectSession, sessionKind } from '@livery/domain/session';
import { useModals } from '@livery/widgets/modals';
import { useService, useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useSignInToBuy, wishKeeper } from '@livery/widgets/kept-wish';
import { agreedWish, countSheet, noteWatched, returnedSheet } from './open-sheet.ts';
import { framesBank } from './frames-bank.ts';
import type { UsedPayment } from './use-payment.ts';

/** What the sheet is opened with. */
export interface SheetWish {
  readonly wish?: PaymentWish;
  readonly purpose?: 'promo' | 'settings';
  readonly amountMinor?: number;
  readonly neededRefund?: boolean;
}

function wishOf({ wish, purpose, amountMinor, neededRefund }: SheetWish): PaymentWish | null {
  if (wish) return wish;
  if (purpose === undefined) return null;
  return cardWish({ amountMinor, neededRefund, isForPromo: purpose === 'promo' });
}

/** What an address alone asks for. PAY-011, PAY-012 */
function wishOfAddress(hash: string): PaymentWish | null {
  const purpose = WISH_OF_ADDRESS[hash.slice(1) as SheetAddress];
  if (purpose === 'card') return wishOf({ purpose: 'settings' });
  return purpose ? { purpose, amountMinor: null } : null;
}

interface Place {
  readonly request: SheetWish;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Binds the sheet to the payment of the page. Answers what closes it. */
export function useSheet(used: UsedPayment, { request, open, onClose }: Place): () => void {
  const modals = useModals();
  const services = useServices();
  const { state, running } = used;
  useEffect(() => countSheet(services), [services]);
  // All steps are one chunk: the next one is there before it is wanted.
  useEffect(() => {
    for (const step of SHEET_ADDRESSES) modals.prepare(step);
  }, [modals]);
  useBegin(used, request, onClose);
  useAddressOfStep(used, open);
  usePressMadeBefore(used);
  useKeptWish(used, open);
  useEffect(() => {
    if (open) noteWatched(services, state);
  }, [open, services, state]);

  const leave = () => {
    services.get(wishKeeper).forget();
    running.send(payment.actions.closed());
    onClose();
  };
  const close = useEffectEvent(leave);
  const isTold = isToldByNobody(state);
  useEffect(() => {
    if (isTold) close();
  }, [isTold]);
  return leave;
}

/** Begins what the sheet was opened for, or takes up what is under way. */
function useBegin({ running }: UsedPayment, request: SheetWish, onClose: () => void): void {
  const modals = useModals();
  const services = useServices();
  const signInToBuy = useSignInToBuy();
  const kind = sessionKind(useSelector(selectSession));
  const isKnown = kind === 'loggedIn' || kind === 'guest';
  const wishToGoOnWith = () => {
    const named = wishOfAddress(location.hash);
    const kept = services.get(wishKeeper).kept();
    const nowMs = services.clock.now();
    const isMeant = kept && (!named || named.purpose === kept.wish.purpose);
    return isMeant && goesOnByItself(kept, { nowMs, isSheetInAddress: true }) ? kept.wish : named;
  };
  const begin = useEffectEvent(() => {
    const returned = services.get(returnedSheet);
    const isNew = running.state().kind === 'idle' && returned.address !== location.hash;
    returned.address = null;
    const wish = wishOf(request) ?? (isNew ? wishToGoOnWith() : null);
    // PAY-058, PAY-059, PAY-060
    if (wish && kind === 'guest') return signInToBuy(wish, () => modals.open('confirm_period', { wish }));
    if (wish) {
      services.get(agreedWish).wish = request.purpose === 'promo' ? wish : null;
      return running.send(payment.actions.wanted({ wish }));
    }
    if (running.state().kind === 'idle') running.lookUp();
    // An address alone pays for nothing. NAV-060
    if (running.state().kind === 'idle') return onClose();
    running.send(payment.actions.sheetOpened());
  });
  // Once for each time that it is opened: a session that is renewed meanwhile begins nothing anew.
  const begun = useRef<SheetWish | null>(null);
  useEffect(() => {
    if (!isKnown || begun.current === request) return;
    begun.current = request;
    begin();
  }, [isKnown, request]);
}

/** The address follows the step. */
function useAddressOfStep({ state, running }: UsedPayment, open: boolean): void {
  const modals = useModals();
  const { environment } = useServices();
  const addressOf = (of: PaymentState) => sheetAddressOf(of, { framesBank: framesBank(environment) });
  const address = addressOf(state);
  const follow = useEffectEvent((to: SheetAddress) => {
    // An outcome that was drawn may have led on to what plays: nobody is called back from there.
    if (addressOf(running.state()) !== to) return;
    if (open && location.hash !== `#${to}`) modals.open(to as 'pay_transaction', {});
  });
  useEffect(() => {
    if (address) follow(address);
  }, [address]);
}

/** What is charged for linking a card stood on the button that opened this sheet: it is not asked twice. After a reload the sheet asks. */
function usePressMadeBefore({ state, running, stamp }: UsedPayment): void {
  const agreed = useService(agreedWish);
  const isAgreed = state.kind === 'details' && state.checkout.wish === agreed.wish;
  const confirm = useEffectEvent(() => {
    agreed.wish = null;
    running.send(payment.actions.detailsGiven({ ...stamp(), details: {} }));
  });
  useEffect(() => {
    if (isAgreed) confirm();
  }, [isAgreed]);
}

/** What is wanted is kept for a reload until it is paid for, or its viewer wants it no more. */
function useKeptWish({ state, running }: UsedPayment, open: boolean): void {
  const keeper = useService(wishKeeper);
  // Also where it follows from something else: a card, a packet that was needed before.
  const wanted = state.kind === 'preparing' ? state.wish : null;
  useEffect(() => {
    if (wanted) keeper.keep(wanted, 'member');
  }, [wanted, keeper]);

  // From here on the record says what is being paid.
  const isPaying = state.kind === 'claiming';
  useEffect(() => {
    if (isPaying) keeper.forget();
  }, [isPaying, keeper]);

  // Its address went away: what is under way goes on unseen, anything else is over. The PIN only takes the sheet's place.
  const lookAway = useEffectEvent(() => {
    const { kind: step } = running.state();
    if (step === 'pin') return;
    // What the viewer has gone back from is not taken up by the next sheet of its kind; what a guest signs in for has no step yet.
    if (step !== 'idle') keeper.forget();
    running.send(payment.actions.closed());
  });
  useEffect(() => {
    if (!open) lookAway();
  }, [open]);
}
