import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import type { PaymentPathView, PaymentPathId, PaymentPaths } from '@livery/widgets/payment-path';
import { useService, type MakeService } from '@livery/widgets/services';
import { useEffect, useState } from 'react';

type Load = NonNullable<PaymentPaths[PaymentPathId]>;

/** What has come: the step that follows the press draws itself at once. */
const pathsHere: MakeService<WeakMap<Load, PaymentPathView>> = () => new WeakMap();

/** How a way of paying draws itself: undefined until its chunk is here, null where this site does not take it. */
export function usePaymentPath(id: PaymentPathId | null): PaymentPathView | null | undefined {
  const load = tableOf(useCapabilities(), 'paymentPaths')[id ?? 'info'];
  const here = useService(pathsHere);
  const [, setLoaded] = useState<Load | null>(null);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    if (id === null || !load || here.has(load)) return undefined;
    let isWanted = true;
    load().then(
      ({ default: path }) => {
        here.set(load, path);
        if (isWanted) setLoaded(() => load);
      },
      (reason: unknown) => isWanted && setFailure({ reason }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, load, here]);
  // The page that lost a chunk loads itself anew; what is being paid is stored.
  if (failure) throw failure.reason;
  return id === null || !load ? null : here.get(load);
}
