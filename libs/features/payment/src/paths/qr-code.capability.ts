import { capability } from '@livery/widgets/capability';

/** A QR code made here from the payment's link. */
export default capability('payment-qr-code', {
  offeredIf: ({ paymentPaths }) => paymentPaths.includes('qrcode'),
  paymentPaths: { qrcode: () => import('./qr-code.tsx') },
});
