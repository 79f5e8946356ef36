import asPartner from '@livery/brand-web/partners';
import type { Modules } from '@livery/shell/modules';
import { together } from '@livery/shell/together';

/** What this brand takes beside its home page. Each is a chunk of its own, loaded when a viewer goes there. */
const modules: Modules = {
  screens: {
    rowset: () => import('@livery/features-catalogue/rowset-page'),
    row: () => import('@livery/features-catalogue/row-page'),
    channels: () => import('@livery/features-channels/channels-page'),
    guide: () => import('@livery/features-channels/guide-page'),
    content: () => import('@livery/features-content/content-page'),
    watch: () => import('@livery/features-content/watch-page'),
    trailer: () => import('@livery/features-content/trailer-page'),
    person: () => import('@livery/features-content/person-page'),
    newYear: together(
      () => import('@livery/features-channels/holiday-channel'),
      () => import('@livery/features-catalogue/new-year-page'),
    ),
    info: () => import('@livery/features-info/info-pages'),
    signIn: () => import('@livery/features-auth/sign-in-pages'),
    settings: () => import('@livery/features-account/settings-screen'),
  },
  asPartner,
  settingsPages: () => import('./settings-pages.ts'),
  parts: {
    messages: () => import('@livery/features-layout/messages-menu'),
    channelZoom: together(
      () => import('@livery/features-channels/channel-zoom'),
      () => import('@livery/features-content/film-preview'),
    ),
  },
  signInWays: {
    phone: () => import('@livery/features-auth/ways/phone'),
    email: () => import('@livery/features-auth/ways/email'),
    password: () => import('@livery/features-auth/ways/password'),
    telegram: () => import('@livery/features-auth/ways/telegram'),
  },
};

export default modules;
