import { capability } from '@livery/widgets/capability';

/** Money from a phone's account, which its owner allows by an SMS. */
export default capability('payment-phone', {
  offeredIf: ({ paymentPaths }) => paymentPaths.includes('phone'),
  paymentPaths: { phone: () => import('./phone.tsx') },
});
