import { useT } from '@livery/i18n/react';
import { QrFailed, QrPicture } from '@livery/ui-kit/payment';
import type { PaymentPathView, WaitingProps } from '@livery/widgets/payment-path';
import { QrWaiting } from './qr-waiting.tsx';

/** The picture of a code that the server has drawn. PAY-031 */
function QrPictureWaiting({ open, onCancel }: WaitingProps) {
  const t = useT();
  const { qrCodeUrl, fullUrl } = open.transaction ?? {};
  return (
    <QrWaiting link={fullUrl} onCancel={onCancel}>
      {qrCodeUrl === undefined ? (
        <QrFailed>{t('pay_qr_failed')}</QrFailed>
      ) : (
        <QrPicture src={qrCodeUrl} label={t('pay_qr_label')} failed={t('pay_qr_failed')} />
      )}
    </QrWaiting>
  );
}

const path: PaymentPathView = { Waiting: QrPictureWaiting };
export default path;
