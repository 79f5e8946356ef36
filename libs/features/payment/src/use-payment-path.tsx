import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import { PartProblem } from '@livery/widgets/load-problem';
import type { PaymentPathView, PaymentPathId, PaymentPaths } from '@livery/widgets/payment-path';
import { useService, type MakeService } from '@livery/widgets/services';
import { useEffect, useState, type ReactNode } from 'react';

type Load = NonNullable<PaymentPaths[PaymentPathId]>;

/** What has come: the step that follows the press draws itself at once. */
const pathsHere: MakeService<WeakMap<Load, PaymentPathView>> = () => new WeakMap();

/** Told as a connection that is lost, and asked for again when it is back: where a file is gone, the page loads itself anew. */
const LOST = { kind: 'network', endpoint: '' };

interface UsedPath {
  /** Undefined until its chunk is here, null where this site does not take it. */
  readonly path: PaymentPathView | null | undefined;
  /** What stands in its place where the chunk did not come; what is being paid is stored, and goes on. */
  readonly problem: ReactNode;
}

/** How a way of paying draws itself. */
export function usePaymentPath(id: PaymentPathId | null): UsedPath {
  const load = tableOf(useCapabilities(), 'paymentPaths')[id ?? 'info'];
  const here = useService(pathsHere);
  const [end, setEnd] = useState<{ readonly load: Load; readonly isLost: boolean } | null>(null);
  const isLost = end?.load === load && end?.isLost === true;
  useEffect(() => {
    if (id === null || !load || isLost || here.has(load)) return;
    load().then(
      ({ default: path }) => {
        here.set(load, path);
        setEnd({ load, isLost: false });
      },
      () => setEnd({ load, isLost: true }),
    );
  }, [id, load, here, isLost]);
  return {
    path: id === null || !load ? null : here.get(load),
    problem: isLost && <PartProblem error={LOST} onRetry={() => setEnd(null)} />,
  };
}
