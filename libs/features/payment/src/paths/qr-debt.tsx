import type { PaymentPath } from '@livery/widgets/payment-path';
import { QrCodeWaiting } from './qr-code.tsx';

const path: PaymentPath = { Waiting: QrCodeWaiting };
export default path;
