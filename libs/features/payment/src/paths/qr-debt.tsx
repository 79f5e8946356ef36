import type { PaymentPathView } from '@livery/widgets/payment-path';
import { QrCodeWaiting } from './qr-code-waiting.tsx';

const path: PaymentPathView = { Waiting: QrCodeWaiting };
export default path;
