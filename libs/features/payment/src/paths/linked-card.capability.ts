import { capability } from '@livery/widgets/capability';

/** A bank card that was linked before. */
export default capability('payment-linked-card', {
  offeredIf: ({ paymentPaths }) => paymentPaths.includes('linkedcard'),
  paymentPaths: { linkedcard: () => import('./linked-card.tsx') },
});
