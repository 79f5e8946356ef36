import { returnUrlOf, type PaymentState, type RunningPayment, type Stamp } from '@livery/domain/payment';
import { randomId } from '@livery/platform/ids';
import { useGatePage } from '@livery/widgets/use-gate';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { payerId } from './payer.ts';
import { paymentOf } from './payment-of-page.ts';

export interface UsedPayment {
  readonly state: PaymentState;
  readonly running: RunningPayment;
  /** What goes with the press that pays. */
  readonly stamp: () => Stamp;
}

/** The payment of this page, drawn anew whenever it moves. */
export function usePayment(): UsedPayment {
  const page = useGatePage();
  const [running] = useState(() => paymentOf(page()));
  const state = useSyncExternalStore(running.subscribe, running.state);
  const stamp = useMemo(
    () => () => ({
      key: randomId(),
      nowMs: page().services.clock.now(),
      userId: payerId(page().store.getState()) ?? 0,
      returnUrl: returnUrlOf(location),
    }),
    [page],
  );
  return { state, running, stamp };
}
