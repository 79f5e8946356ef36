import { infoIcon, tvIcon } from '@livery/ui-kit/icon-shapes';
import { capability } from '@livery/widgets/capability';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    /** The service on a television set, in a few steps. NAV-067 */
    smarttv: Record<never, never>;
  }
}

/** Pages to read. NAV-025..031, NAV-036, NAV-037, NAV-042, NAV-046 */
export default capability('info', {
  routes: {
    pages: {
      path: [
        ...['/faq', '/agreement', '/privacy', '/terms', '/gift', '/eticheskie-principy', '/documents/:id'],
        ...['/app_store', '/open_mobile_app', '/instructions', '/manual/:id'],
      ],
      screen: () => import('./info-pages.tsx'),
    },
    region: { path: '/geo_lock', screen: () => import('./region-page.tsx'), bare: true },
  },
  modals: { smarttv: { component: () => import('./smart-tv-modal.tsx') } },
  menu: {
    instructions: { group: 'help', order: 10, to: '/instructions', label: 'nav_instructions', icon: tvIcon },
    help: { group: 'help', order: 20, to: '/faq', label: 'account_help', icon: infoIcon },
  },
  texts: true,
});
