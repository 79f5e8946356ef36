import { capability } from '@livery/widgets/capability';

/** How to pay somewhere else. PAY-033 */
export default capability('payment-info', {
  offeredIf: ({ paymentPaths }) => paymentPaths.includes('info'),
  paymentPaths: { info: () => import('./info.tsx') },
});
