import { cardIcon, deviceIcon, globeIcon, infoIcon, settingsIcon, userIcon } from '@livery/ui-kit/icon-shapes';
import { capability } from '@livery/widgets/capability';
import { isAdultViewer } from '@livery/widgets/site-facts';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

export default capability('account', {
  routes: {
    settings: {
      path: ['/settings', '/settings/:id', '/settings/language/:id', '/lk', '/lk_parental'],
      screen: () => import('./settings-screen.tsx'),
    },
  },
  settings: {
    account: {
      order: 20,
      title: 'settings_account',
      icon: userIcon,
      about: 'settings_account_about',
      audience: 'adult',
      behindPin: 'settings',
      page: () => import('./account-page.tsx'),
    },
    payment: {
      order: 40,
      title: 'settings_payment',
      icon: cardIcon,
      about: 'settings_payment_about',
      audience: 'payer',
      behindPin: 'settings',
      page: () => import('./payment-page.tsx'),
    },
    devices: {
      order: 50,
      title: 'settings_devices',
      icon: deviceIcon,
      about: 'settings_devices_about',
      audience: 'adult',
      behindPin: 'settings',
      page: () => import('./devices-page.tsx'),
    },
    info: {
      order: 60,
      title: 'settings_info',
      icon: infoIcon,
      about: 'settings_info_about',
      audience: 'adult',
      behindPin: 'settings',
      page: () => import('./info-page.tsx'),
    },
    language: {
      order: 80,
      title: 'nav_language',
      icon: globeIcon,
      audience: 'everybody',
      page: () => import('./language-page.tsx'),
    },
  },
  menu: {
    settings: {
      group: 'viewer',
      order: 20,
      to: '/settings',
      label: 'nav_settings',
      icon: settingsIcon,
      isFor: isAdultViewer,
    },
    language: {
      group: 'viewer',
      order: 30,
      to: '/settings/language/interface',
      label: 'nav_language',
      icon: globeIcon,
      isFor: ({ brand }) => brand.languages.length > 1,
    },
  },
  texts: true,
});
