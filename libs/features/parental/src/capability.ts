import { lockIcon } from '@livery/ui-kit/icon-shapes';
import { capability } from '@livery/widgets/capability';
import { isAdultViewer } from '@livery/widgets/site-facts';
import type texts from './texts.json';

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    /** What the server asks about parental control, on demand. NAV-065 */
    parental: Record<never, never>;
  }
}

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

export default capability('parental', {
  offeredIf: ({ features }) => features.parental,
  modals: {
    // Before a payment they are steps of its sheet.
    pincode: {
      needsData: true,
      sheet: 'payment',
      component: () => import('./pin-dialog.tsx'),
      likelyFor: ['loggedIn'],
    },
    parental_set: {
      sheet: 'payment',
      component: () => import('./set-pin-dialog.tsx'),
      likelyFor: ['guest', 'loggedIn'],
    },
    parental: { component: () => import('./parental-dialogue.tsx') },
    parental_start: { component: () => import('./parental-start.tsx') },
  },
  settings: {
    parental: {
      order: 70,
      title: 'account_parental',
      icon: lockIcon,
      about: 'settings_parental_about',
      audience: 'adult',
      behindPin: 'parental',
      page: () => import('./parental-page.tsx'),
    },
  },
  menu: {
    parental: {
      group: 'viewer',
      order: 40,
      to: '/settings/parental',
      label: 'account_parental',
      icon: lockIcon,
      isFor: isAdultViewer,
    },
  },
  gates: {
    age: () => import('./gates/age.ts'),
    setPin: () => import('./gates/set-pin.ts'),
    enterPin: () => import('./gates/enter-pin.ts'),
  },
  texts: true,
});
