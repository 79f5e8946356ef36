import { capability } from '@livery/widgets/capability';

/** A QR code that the server has drawn. */
export default capability('payment-qr-picture', {
  offeredIf: ({ paymentPaths }) => paymentPaths.includes('qrcode_png'),
  paymentPaths: { qrcode_png: () => import('./qr-picture.tsx') },
});
