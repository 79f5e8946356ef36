import { capability } from '@livery/widgets/capability';

/** The account at the viewer's provider. */
export default capability('payment-provider-account', {
  offeredIf: ({ paymentPaths }) => paymentPaths.includes('provider_account'),
  paymentPaths: { provider_account: () => import('./provider-account.tsx') },
});
