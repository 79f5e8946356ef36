import { capability } from '@livery/widgets/capability';

/** The QR code that pays what a subscriber owes. PROV-014 */
export default capability('payment-qr-debt', {
  offeredIf: ({ paymentPaths }) => paymentPaths.includes('qr_debt'),
  paymentPaths: { qr_debt: () => import('./qr-code.tsx') },
});
