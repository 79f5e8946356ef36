import { supportContacts, telephone } from '@livery/widgets/support';
import { isWebview, type FrameFacts } from './frame-facts.ts';
import { reached, TARGETS } from './reach.ts';

/** Lines of the settings drop-down: where each leads, or what it does. */
export type AccountItem =
  | { readonly id: Exclude<AccountItemId, 'accountLink' | 'support' | 'signOut'>; readonly href: string }
  /** The provider's own page, by the label that the provider gives. BRAND-015, ACC-007 */
  | { readonly id: 'accountLink'; readonly href: string; readonly label: string }
  | { readonly id: 'support'; readonly href: string; readonly detail: string }
  | { readonly id: 'signOut' };

type AccountItemId =
  | 'profiles'
  | 'settings'
  | 'accountLink'
  | 'subscriptions'
  | 'packets'
  | 'parental'
  | 'promocode'
  | 'language'
  | 'instructions'
  | 'help'
  | 'support'
  | 'signOut';

type Rule = (facts: FrameFacts) => AccountItem | null;

const isAdultViewer = ({ viewer, isChild }: FrameFacts) => viewer === 'loggedIn' && !isChild;

/** A line that leads to a part of the site, for those whom it concerns. */
const part =
  (
    id: Exclude<AccountItemId, 'accountLink' | 'support' | 'signOut'>,
    target: string,
    concerns: (facts: FrameFacts) => boolean,
  ): Rule =>
  (facts) => {
    const href = concerns(facts) ? reached(facts.reach, target) : null;
    return href === null ? null : { id, href };
  };

/** BRAND-015: in a web view, or always where the brand says so. */
const accountLink: Rule = (facts) => {
  const link = facts.network?.accountLink;
  const isShown = facts.brand.rules.account.providerLink === 'always' || isWebview(facts);
  return link && isShown && isAdultViewer(facts) ? { id: 'accountLink', href: link.url, label: link.label } : null;
};

/** ACC-013, ACC-014: a web view cannot write e-mail. */
const support: Rule = (facts) => {
  const { phone, email } = supportContacts(facts.network?.provider?.landing, facts.brand.support);
  if (phone) return { id: 'support', href: telephone(phone), detail: phone };
  return email && !isWebview(facts) ? { id: 'support', href: `mailto:${email}`, detail: email } : null;
};

/**
 * BRAND-009: not in a web view, nor where the brand leaves it to its host. A child stays: who signs out becomes a guest, who may see more
 * than a child.
 */
export const maySignOut = (facts: FrameFacts): boolean =>
  isAdultViewer(facts) && facts.brand.rules.auth.logOut && !isWebview(facts);

const everybody = () => true;

/** The lines in their order, in groups that a hairline divides. ACC-005..011 */
const GROUPS: readonly (readonly Rule[])[] = [
  [
    part('profiles', TARGETS.profiles, ({ viewer, brand }) => viewer === 'loggedIn' && brand.features.profiles),
    part('settings', TARGETS.settings, isAdultViewer),
    part('language', TARGETS.language, ({ brand }) => brand.languages.length > 1),
    part('parental', TARGETS.parental, (facts) => isAdultViewer(facts) && facts.brand.features.parental),
  ],
  [
    accountLink,
    // The provider's own page stands in its place. ACC-007
    part('subscriptions', TARGETS.subscriptions, (facts) => isAdultViewer(facts) && accountLink(facts) === null),
    part('packets', TARGETS.packets, ({ brand, isChild }) => brand.features.packets && !isChild),
    part('promocode', TARGETS.ownPromocode, (facts) => isAdultViewer(facts) && facts.brand.features.promo),
  ],
  [part('instructions', TARGETS.instructions, everybody), part('help', TARGETS.faq, everybody), support],
  [(facts) => (maySignOut(facts) ? { id: 'signOut' } : null)],
];

export const accountItems = (facts: FrameFacts): readonly (readonly AccountItem[])[] =>
  GROUPS.map((rules) => rules.map((rule) => rule(facts)).filter((item) => item !== null)).filter(
    (items) => items.length > 0,
  );
