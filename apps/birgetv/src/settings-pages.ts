import type { SettingsPages } from '@livery/shell/modules';

/** The pages of the settings that this brand takes. Each is a chunk of its own. */
const settingsPages: SettingsPages = {
  account: () => import('@livery/features-account/account-page'),
  subscriptions: () => import('@livery/features-account/subscriptions-page'),
  payment: () => import('@livery/features-account/payment-page'),
  devices: () => import('@livery/features-account/devices-page'),
  info: () => import('@livery/features-account/info-page'),
  language: () => import('@livery/features-account/language-page'),
  profiles: () => import('@livery/features-profiles/profiles-page'),
  parental: () => import('@livery/features-parental/parental-page'),
};

export default settingsPages;
