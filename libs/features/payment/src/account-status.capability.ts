import type { BlockStatus } from '@livery/contract/auth/entities';
import { capability } from '@livery/widgets/capability';

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    /** The provider has blocked the subscriber's account. BRAND-018 */
    block: { status: BlockStatus };
  }
}

/** What the provider says of a subscriber's account: blocked, or in arrears. BRAND-018, BRAND-019, BRAND-020 */
export default capability('payment-account-status', {
  offeredIf: ({ rules }) => rules.account.blockedStatus,
  modals: { block: { needsData: true, component: () => import('./blocked-modal.tsx') } },
  follows: { accountStatus: () => import('./account-status.tsx') },
});
