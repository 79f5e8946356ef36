import { useT } from '@livery/i18n/react';
import { ErrorState } from '@livery/ui-kit/states';
import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import type { PaymentPathView, PaymentPathId, PaymentPaths } from '@livery/widgets/payment-path';
import { useOnline, useService, type MakeService } from '@livery/widgets/services';
import { useOnlineAgain } from '@livery/widgets/use-online-again';
import { useEffect, useState, type ReactNode } from 'react';

type Load = NonNullable<PaymentPaths[PaymentPathId]>;

/** What has come: the step that follows the press draws itself at once. */
const pathsHere: MakeService<WeakMap<Load, PaymentPathView>> = () => new WeakMap();

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
    problem: isLost && <PathLost onRetry={() => setEnd(null)} />,
  };
}

/** Asked for again when the connection is back; where a file is gone, the page loads itself anew. */
function PathLost({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  const text = t(useOnline() ? 'pay_part_lost' : 'error_network');
  useOnlineAgain(onRetry);
  return <ErrorState title={t('error_screen_title')} text={text} onRetry={onRetry} />;
}
