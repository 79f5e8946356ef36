import { capability } from '@livery/widgets/capability';

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    /** The address names a modal that this site does not have. */
    not_built: Record<never, never>;
    /** BOOT-012 */
    auth_retry: { onRetry: () => void };
  }
}

/** What every site has: sentences, questions, what keeps it from starting, and the way in from a messenger. */
export default capability('site', {
  routes: { miniApp: { path: '/miniapp', bare: true, screen: () => import('./routes/mini-app-entry.tsx') } },
  modals: {
    message: {
      exemptFromHash: true,
      needsData: true,
      pushesHistory: true,
      component: () => import('./modals/message-modal.tsx'),
      likelyFor: ['guest', 'loggedIn'],
    },
    // The confirmation of a purchase is a step of its sheet.
    confirm: {
      sheet: 'payment',
      aloneAs: 'confirm_period',
      component: () => import('./modals/confirm-modal.tsx'),
      likelyFor: ['loggedIn'],
    },
    not_built: { component: () => import('./modals/not-built-modal.tsx') },
    forbidden_country: {
      hideClose: true,
      exemptFromHash: true,
      needsData: true,
      component: () => import('./modals/forbidden-country-modal.tsx'),
    },
    auth_retry: { needsData: true, component: () => import('./modals/auth-retry-modal.tsx') },
  },
});
