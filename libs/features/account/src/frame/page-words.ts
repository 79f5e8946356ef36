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
}

export const PAGE_WORDS: Readonly<Record<SettingsPage, Words>> = {
  profiles: { title: 'account_profiles', icon: peopleIcon },
  account: { title: 'settings_account', icon: userIcon },
  subscriptions: { title: 'account_subscriptions', icon: heartIcon },
  payment: { title: 'settings_payment', icon: cardIcon },
  devices: { title: 'settings_devices', icon: deviceIcon },
  info: { title: 'settings_info', icon: infoIcon },
  parental: { title: 'account_parental', icon: lockIcon },
  language: { title: 'nav_language', icon: globeIcon },
};

export const LANGUAGE_WORDS: Readonly<Record<LanguagePage, Words>> = {
  interface: { title: 'settings_language_interface', icon: globeIcon, lead: 'language_interface_lead' },
  audiotracks: { title: 'settings_language_audio', icon: volumeIcon, lead: 'language_audio_lead' },
  texttracks: { title: 'settings_language_subtitles', icon: subtitlesIcon, lead: 'language_subtitles_lead' },
};

export const wordsOf = (place: Exclude<SettingsPlace, { kind: 'index' }>): Words =>
  place.kind === 'language' ? LANGUAGE_WORDS[place.page] : PAGE_WORDS[place.page];
