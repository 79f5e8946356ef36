import {
  sheetAddressOf,
  goesOnByItself,
  isOver,
  isSheetAddress,
  isToldByNobody,
  payment,
  RESUMES_AFTER_SIGN_IN_MS,
  type PaymentState,
} from '@livery/domain/payment';
import { selectSession } from '@livery/domain/session';
import { useModals } from '@livery/widgets/modals';
import { useServices } from '@livery/widgets/services';
import { useOnlineAgain } from '@livery/widgets/use-online-again';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { framesBank } from './frames-bank.ts';
import { wishKeeper } from '@livery/widgets/kept-wish';
import { isSheetOpen, noteWatched, returnedSheet } from './open-sheet.ts';
import { payerId } from './payer.ts';
import { usePayment } from './use-payment.ts';

/**
 * Nobody has to wait for the outcome of a payment: it is asked for at the start, when the page is seen again and when it is online again, and told
 * wherever the viewer is. PAY-042, PAY-047
 */
export default function FollowPayments() {
  const modals = useModals();
  const services = useServices();
  const store = useStore();
  const navigate = useNavigate();
  const at = useLocation();
  const { running } = usePayment();
  const isPayer = useSelector(payerId) !== null;
  const lookUp = () => {
    // Nobody looks at a payment that is told later: it is asked for as any other. PAY-047
    if (running.state().kind === 'later' && !isSheetOpen(services)) running.send(payment.actions.closed());
    running.lookUp();
  };
  useOnlineAgain(lookUp);
  const lookAgain = useEffectEvent(lookUp);

  useEffect(() => {
    lookAgain();
    const seen = () => document.visibilityState === 'visible' && lookAgain();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);

  const tell = useEffectEvent((state: PaymentState) => {
    // Whoever comes back from the bank waits, also while the sheet is still on its way. PLAY-008
    if (isSheetAddress(location.hash)) {
      noteWatched(services, state);
      services.get(returnedSheet).address = location.hash;
    }
    // The sheet tells by itself, and closes by itself.
    if (isSheetOpen(services)) return undefined;
    // Whoever has looked away while it was sent waits for nothing here.
    if ((state.kind === 'open' || state.kind === 'finding') && !state.isQuiet)
      return running.send(payment.actions.closed());
    // The next payment has its turn.
    if (isToldByNobody(state)) return running.send(payment.actions.closed());
    const address = sheetAddressOf(state, { framesBank: framesBank(services.environment) });
    if (address && (isOver(state) || state.kind === 'unsent')) modals.open(address as 'pay_transaction', {});
  });
  useEffect(() => running.subscribe((state) => tell(state)), [running]);

  // Whoever signed in for a purchase on another page, or after a reload, goes on with it on the page where they wanted it. What this page has asked to sign in for begins by itself. AUTH-042, SES-040
  const goOn = useEffectEvent(() => {
    const keeper = services.get(wishKeeper);
    const nowMs = services.clock.now();
    const session = selectSession(store.getState());
    if (!('credentials' in session) || isSheetOpen(services)) return;
    if (session.credentials && nowMs - session.credentials.receivedAtMs < RESUMES_AFTER_SIGN_IN_MS) keeper.signedIn();
    const kept = keeper.kept();
    if (!kept || !goesOnByItself(kept, { nowMs, isSheetInAddress: false })) return;
    // The sheet is in the address at once: a step of its own would close it, and so does the end of a sign-in in the dialogue. SES-041
    const { page } = kept;
    const state: unknown = page === at.pathname + at.search ? at.state : null;
    // A path of this site; anybody may have written what is stored.
    if (kept.isGuests && /^\/(?!\/)/.test(page)) void navigate(`${page}#confirm_period`, { replace: true, state });
    modals.open('confirm_period', { wish: kept.wish });
  });
  const wasGuestHere = useRef(!isPayer);
  useEffect(() => {
    if (isPayer && !(wasGuestHere.current && services.get(wishKeeper).isAwaited())) goOn();
  }, [isPayer, services]);
  return null;
}
