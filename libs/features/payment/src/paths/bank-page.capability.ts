import { capability } from '@livery/widgets/capability';

/** The payment page of a bank. */
export default capability('payment-bank-page', {
  offeredIf: ({ paymentPaths }) => paymentPaths.includes('short_url'),
  paymentPaths: { short_url: () => import('./bank-page.tsx') },
});
