import type { LanguagePage, SettingsPage } from '@livery/domain/account';
import type { PlainKey } from '@livery/i18n';

export const PAGE_TITLES: Readonly<Record<SettingsPage, PlainKey>> = {
  profiles: 'account_profiles',
  account: 'settings_account',
  subscriptions: 'account_subscriptions',
  payment: 'settings_payment',
  devices: 'settings_devices',
  info: 'settings_info',
  parental: 'account_parental',
  language: 'nav_language',
};

export const LANGUAGE_TITLES: Readonly<Record<LanguagePage, PlainKey>> = {
  interface: 'settings_language_interface',
  audiotracks: 'settings_language_audio',
  texttracks: 'settings_language_subtitles',
};
