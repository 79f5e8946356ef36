import { lazyPart } from '@livery/value/react';
import { useT } from '@livery/i18n/react';
import { QrFailed, QrSkeleton } from '@livery/ui-kit/payment';
import type { PaymentPathView, WaitingProps } from '@livery/widgets/payment-path';
import { Suspense } from 'react';
import { QrWaiting } from './qr-waiting.tsx';

// The library that makes a code comes with the way that shows one: it is there when the bank has answered.
const QrCode = lazyPart(async () => ({ default: (await import('@livery/ui-kit/payment/qr')).QrCode }));
void QrCode.preload();

/** A code that is made from the payment's link. PAY-004, PAY-030 */
function QrCodeWaiting({ open, onCancel }: WaitingProps) {
  const t = useT();
  const link = open.transaction?.fullUrl ?? open.transaction?.qrCodeUrl;
  return (
    <QrWaiting link={link} onCancel={onCancel}>
      {link === undefined ? (
        <QrFailed>{t('pay_qr_failed')}</QrFailed>
      ) : (
        <Suspense fallback={<QrSkeleton />}>
          <QrCode text={link} label={t('pay_qr_label')} failed={t('pay_qr_failed')} />
        </Suspense>
      )}
    </QrWaiting>
  );
}

/** A debt is paid by a code, too. */
const path: PaymentPathView = { Waiting: QrCodeWaiting };
export default path;
