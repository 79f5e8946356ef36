import { asksTheServer, type RunningPayment } from '@livery/domain/payment';
import { selectSession, session } from '@livery/domain/session';
import type { GatePage } from '@livery/widgets/gate-page';

/**
 * A token that is refused while a payment is under way is renewed without waiting for the viewer to press something; where that does not succeed, once in the
 * time between two questions.
 */
export function renewWhilePaying(
  running: Pick<RunningPayment, 'state' | 'subscribe'>,
  { store, services: { brand } }: Pick<GatePage, 'store' | 'services'>,
  life: AbortSignal,
): void {
  let due: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  // Whoever pays on the telephone presses nothing here.
  const isUnderWay = () => running.state().kind === 'sending' || asksTheServer(running.state());
  const isWanted = () => isUnderWay() && selectSession(store.getState()).kind === 'renewalDue';
  const renew = () => {
    due = undefined;
    if (life.aborted || !isWanted()) return;
    isFirst = false;
    store.dispatch(session.actions.renewalAllowed());
  };
  const look = () => {
    if (!isUnderWay()) isFirst = true;
    if (isWanted()) due ??= setTimeout(renew, isFirst ? 0 : brand.rules.payment.transactionPollMs);
  };
  const stops = [store.subscribe(look), running.subscribe(look)];
  life.addEventListener('abort', () => {
    clearTimeout(due);
    for (const stop of stops) stop();
  });
}
