import { SETTINGS_PAGES, type SettingsPage, type SettingsPlace } from './pages.ts';

/** What decides which pages of the settings a viewer has. */
export interface SettingsViewer {
  readonly kind: 'notLoggedIn' | 'guest' | 'loggedIn';
  readonly isChild: boolean;
  readonly features: { readonly profiles: boolean; readonly parental: boolean };
  /** ACC-028; null while it is not known. */
  readonly mayPay: boolean | null;
}

type Rule = (viewer: SettingsViewer) => boolean | null;

const adult: Rule = ({ isChild }) => !isChild;

/** For whom each page is, of those who have signed in; a language is everybody's. */
const RULES: Readonly<Record<Exclude<SettingsPage, 'language'>, Rule>> = {
  profiles: ({ features }) => features.profiles,
  account: adult,
  subscriptions: adult,
  payment: ({ isChild, mayPay }) => (isChild ? false : mayPay),
  devices: adult,
  info: adult,
  parental: ({ isChild, features }) => features.parental && !isChild,
};

/** `notYet`: the answer hangs on something that is still being asked. */
export type Opening = 'open' | 'signIn' | 'notYet' | 'never';

/** Whether a viewer may open a page, before any PIN. A guest is asked to sign in first. */
export function openingOf(page: SettingsPage, viewer: SettingsViewer): Opening {
  if (page === 'language') return 'open';
  if (viewer.kind !== 'loggedIn') return 'signIn';
  const answer = RULES[page](viewer);
  if (answer === null) return 'notYet';
  return answer ? 'open' : 'never';
}

/** The pages that the list of the settings shows. ACC-015 */
export const offeredPages = (viewer: SettingsViewer): readonly SettingsPage[] =>
  SETTINGS_PAGES.filter((page) => openingOf(page, viewer) === 'open');

/** What a PIN may stand before. Profiles and languages ask for nothing: a child may open them. ACC-027, PIN-017, NAV-035 */
export function protectedAction(place: SettingsPlace): 'settings' | 'parental' | null {
  if (place.kind !== 'page' || place.page === 'profiles' || place.page === 'language') return null;
  return place.page === 'parental' ? 'parental' : 'settings';
}
