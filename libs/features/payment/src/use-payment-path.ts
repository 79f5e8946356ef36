import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import type { PaymentPathView, PaymentPathId } from '@livery/widgets/payment-path';
import { useEffect, useState } from 'react';

/** How a way of paying draws itself: undefined until its chunk is here, null where this site does not take it. */
export function usePaymentPath(id: PaymentPathId | null): PaymentPathView | null | undefined {
  const load = tableOf(useCapabilities(), 'paymentPaths')[id ?? 'info'];
  const [here, setHere] = useState<{ readonly id: PaymentPathId; readonly path: PaymentPathView } | null>(null);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    if (id === null || !load) return undefined;
    let isWanted = true;
    load().then(
      ({ default: path }) => isWanted && setHere({ id, path }),
      (reason: unknown) => isWanted && setFailure({ reason }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, load]);
  // The page that lost a chunk loads itself anew; what is being paid is stored.
  if (failure) throw failure.reason;
  if (id === null || !load) return null;
  return here?.id === id ? here.path : undefined;
}
