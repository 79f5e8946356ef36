import type { PlainKey } from '@livery/i18n';
import { backIcon, externalIcon, helpIcon, type IconShape } from '@livery/ui-kit/icons';
import type { MenuLine } from '@livery/widgets/capability';
import { isAdultViewer, isWebview, providerLink } from '@livery/widgets/site-facts';
import { supportContacts, telephone } from '@livery/widgets/support';
import type { FrameFacts } from './frame-facts.ts';
import { availableHref } from './link-targets.ts';

/** A line of the viewer's drop-down menu: where it leads, or what it does. */
export interface AccountItem {
  readonly id: string;
  readonly icon: IconShape;
  readonly label: PlainKey | { readonly written: string };
  /** Without an address the line is a button. */
  readonly href?: string;
  readonly detail?: string;
}

/** A line of a capability, for those whom it concerns, where the site has what it leads to. */
function lineOf(id: string, { to, label, icon, isFor = () => true }: MenuLine, facts: FrameFacts): AccountItem | null {
  const href = isFor(facts) ? availableHref(facts.hasTarget, to) : null;
  return href === null ? null : { id, icon, label, href };
}

/** BRAND-015, ACC-007 */
function accountLink(facts: FrameFacts): AccountItem | null {
  const link = providerLink(facts);
  return link && { id: 'accountLink', icon: externalIcon, href: link.url, label: { written: link.label } };
}

/** ACC-013, ACC-014: a web view cannot write e-mail. */
function support(facts: FrameFacts): AccountItem | null {
  const { phone, email } = supportContacts(facts.network?.provider?.landing, facts.brand.support);
  const line = { id: 'support', icon: helpIcon, label: 'footer_support' } as const;
  if (phone) return { ...line, href: telephone(phone), detail: phone };
  return email && !isWebview(facts) ? { ...line, href: `mailto:${email}`, detail: email } : null;
}

/**
 * BRAND-009: not in a web view, nor where the brand leaves it to its host. A child stays: who signs out becomes a guest, who may see more
 * than a child.
 */
export const offersSignOut = (facts: FrameFacts): boolean =>
  isAdultViewer(facts) && facts.brand.rules.auth.logOut && !isWebview(facts);

const signOut = (facts: FrameFacts): AccountItem | null =>
  offersSignOut(facts) ? { id: 'signOut', icon: backIcon, label: 'account_sign_out' } : null;

/** The frame's own lines, before and after those of the capabilities. ACC-005..011 */
const GROUPS = [
  { name: 'viewer', first: [], last: [] },
  { name: 'purchases', first: [accountLink], last: [] },
  { name: 'help', first: [], last: [support] },
  { name: null, first: [], last: [signOut] },
] as const;

/** The lines in their order, in groups that a hairline divides. */
export function accountItems(
  facts: FrameFacts,
  menu: Readonly<Record<string, MenuLine>>,
): readonly (readonly AccountItem[])[] {
  const lines = Object.entries(menu).toSorted(([, one], [, other]) => one.order - other.order);
  const groups = GROUPS.map(({ name, first, last }) => [
    ...first.map((line) => line(facts)),
    ...lines.filter(([, { group }]) => group === name).map(([id, line]) => lineOf(id, line, facts)),
    ...last.map((line) => line(facts)),
  ]);
  return groups.map((items) => items.filter((item) => item !== null)).filter((items) => items.length > 0);
}
