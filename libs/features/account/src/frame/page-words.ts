import type { LanguagePage, SettingsPage, SettingsPlace } from '@livery/domain/account';
import type { PlainKey } from '@livery/i18n';
import {
  cardIcon,
  deviceIcon,
  globeIcon,
  heartIcon,
  infoIcon,
  lockIcon,
  peopleIcon,
  subtitlesIcon,
  userIcon,
  volumeIcon,
  type IconShape,
} from '@livery/ui-kit/icons';

interface Words {
  readonly title: PlainKey;
  readonly icon: IconShape;
  /** A sentence under the title. */
  readonly lead?: PlainKey;
  /** What there is to set, where nobody knows what is set. */
  readonly about?: PlainKey;
}

export const PAGE_WORDS: Readonly<Record<SettingsPage, Words>> = {
  profiles: { title: 'account_profiles', icon: peopleIcon, about: 'settings_profiles_about' },
  account: { title: 'settings_account', icon: userIcon, about: 'settings_account_about' },
  subscriptions: { title: 'account_subscriptions', icon: heartIcon, about: 'settings_subscriptions_about' },
  payment: { title: 'settings_payment', icon: cardIcon, about: 'settings_payment_about' },
  devices: { title: 'settings_devices', icon: deviceIcon, about: 'settings_devices_about' },
  info: { title: 'settings_info', icon: infoIcon, about: 'settings_info_about' },
  parental: { title: 'account_parental', icon: lockIcon, about: 'settings_parental_about' },
  language: { title: 'nav_language', icon: globeIcon },
};

export const LANGUAGE_WORDS: Readonly<Record<LanguagePage, Words>> = {
  interface: { title: 'settings_language_interface', icon: globeIcon, lead: 'language_interface_lead' },
  audiotracks: { title: 'settings_language_audio', icon: volumeIcon, lead: 'language_audio_lead' },
  texttracks: { title: 'settings_language_subtitles', icon: subtitlesIcon, lead: 'language_subtitles_lead' },
};

export const wordsOf = (place: Exclude<SettingsPlace, { kind: 'index' }>): Words =>
  place.kind === 'language' ? LANGUAGE_WORDS[place.page] : PAGE_WORDS[place.page];
