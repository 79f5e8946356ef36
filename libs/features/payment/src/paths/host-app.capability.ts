import { capability } from '@livery/widgets/capability';

/** The application that the site is part of takes the money. PAY-026 */
export default capability('payment-host-app', {
  offeredIf: ({ paymentPaths }) => paymentPaths.includes('ext_app'),
  paymentPaths: { ext_app: () => import('./host-app.tsx') },
});
