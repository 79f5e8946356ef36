import {
  externalIcon,
  gridIcon,
  heartIcon,
  infoIcon,
  globeIcon,
  lockIcon,
  peopleIcon,
  plusIcon,
  helpIcon,
  settingsIcon,
  backIcon,
  tvIcon,
  type IconShape,
} from '@livery/ui-kit/icons';
import type { AccountItem } from './account-items.ts';

type Id = AccountItem['id'];

/** The text of each line; the provider's own link brings its label. */
export const ACCOUNT_TEXTS = {
  profiles: 'account_profiles',
  settings: 'nav_settings',
  language: 'nav_language',
  parental: 'account_parental',
  subscriptions: 'account_subscriptions',
  packets: 'nav_packets',
  promocode: 'account_promocode',
  instructions: 'nav_instructions',
  help: 'account_help',
  support: 'footer_support',
  signOut: 'account_sign_out',
} as const satisfies Record<Exclude<Id, 'accountLink'>, string>;

export const ACCOUNT_ICONS: Readonly<Record<Id, IconShape>> = {
  profiles: peopleIcon,
  settings: settingsIcon,
  language: globeIcon,
  parental: lockIcon,
  accountLink: externalIcon,
  subscriptions: heartIcon,
  packets: gridIcon,
  promocode: plusIcon,
  instructions: tvIcon,
  help: infoIcon,
  support: helpIcon,
  signOut: backIcon,
};
