import { plusIcon } from '@livery/ui-kit/icon-shapes';
import { capability } from '@livery/widgets/capability';
import { isAdultViewer } from '@livery/widgets/site-facts';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    /** The whole way of a promo code: code, sign-in, card, success. NAV-063 */
    promocode_wizard: Record<never, never>;
    /** The form alone, for somebody who has signed in. NAV-063 */
    promocode: Record<never, never>;
  }
}

/** Promo codes: the wizard, the small form, and the pages of promotions. */
export default capability('promo', {
  offeredIf: ({ features }) => features.promo,
  routes: {
    page: { path: ['/promo', '/promo/:id'], screen: () => import('./promo-page.tsx') },
    lovi: { path: '/promo/lovi', bare: true, screen: () => import('./promo-page.tsx') },
  },
  modals: {
    promocode_wizard: { component: () => import('./promo-wizard.tsx') },
    promocode: { component: () => import('./promo-code-modal.tsx') },
  },
  menu: {
    promocode: {
      group: 'purchases',
      order: 20,
      to: '#promocode',
      label: 'account_promocode',
      icon: plusIcon,
      isFor: (facts) => facts.hasPromo && isAdultViewer(facts),
    },
  },
  follows: { promo: () => import('./follow-promo.tsx') },
  state: () => import('./promo-state.ts'),
  stored: { promo_intents: 'kept' },
  texts: true,
});
