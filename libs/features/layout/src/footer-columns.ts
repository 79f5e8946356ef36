import { readUrl } from '@livery/contract/schema';
import { isWebview } from '@livery/widgets/site-facts';
import { supportContacts, telephone } from '@livery/widgets/support';
import type { FrameFacts } from './frame-facts.ts';
import { HEADER_TOOLS } from './header-tools.ts';
import { availableHref, LINK_TARGETS } from './link-targets.ts';

/** What is in a footer besides the menu: each line's text is a key, or what the server says. */
export interface Named<Id extends string> {
  readonly id: Id;
  readonly href: string;
}

export type InformationLine = 'faq' | 'news' | 'agreement' | 'privacy' | 'terms' | 'ethics';

/** Pages to read, where the brand has them and this build shows them. NAV-111 */
export function informationLines({ brand, hasTarget }: FrameFacts): readonly Named<InformationLine>[] {
  const { agreement, privacy, terms, ethics } = brand.legal;
  const lines: readonly (readonly [InformationLine, string | undefined])[] = [
    ['faq', LINK_TARGETS.faq],
    ['news', LINK_TARGETS.news],
    ['agreement', agreement],
    ['privacy', privacy],
    ['terms', terms],
    ['ethics', ethics],
  ];
  return lines.flatMap(([id, address]) => {
    const href = availableHref(hasTarget, address);
    return href === null ? [] : [{ id, href }];
  });
}

export type PhoneLine = 'promocode' | 'instructions';

/** What a wide header has, and a phone's has no room for; a member has the code in their menu, and devices may have a column. NAV-089, NAV-098 */
export function phoneLines(facts: FrameFacts): readonly Named<PhoneLine>[] {
  const lines: readonly (readonly [PhoneLine, string | null])[] = [
    ['promocode', facts.viewer === 'loggedIn' ? null : HEADER_TOOLS.promocode(facts)],
    ['instructions', lastColumn(facts) === 'languages' ? HEADER_TOOLS.instructions(facts) : null],
  ];
  return lines.flatMap(([id, href]) => (href === null ? [] : [{ id, href }]));
}

/** Telephone, e-mail (a web view cannot write any) and site of the support, then the provider's registration form. NAV-112, BRAND-006, ACC-014 */
export function supportLines(facts: Pick<FrameFacts, 'network' | 'brand' | 'host'>) {
  const landing = facts.network?.provider?.landing;
  const { phone, email, url } = supportContacts(landing, facts.brand.support);
  const { registrationCaption, registrationUrl } = landing ?? {};
  return [
    ...(phone ? [{ label: phone, href: telephone(phone) }] : []),
    ...(email && !isWebview(facts) ? [{ label: email, href: `mailto:${email}` }] : []),
    ...(url ? [{ label: readUrl(url)?.host ?? url, href: url }] : []),
    ...(registrationCaption && registrationUrl ? [{ label: registrationCaption, href: registrationUrl }] : []),
  ];
}

/** Devices that most viewers have; the page knows all of them. NAV-130 */
const FOOTER_DEVICES = ['android_tv', 'apple_tv', 'samsung_tv', 'lg_tv', 'other'] as const;
export type FooterDevice = (typeof FOOTER_DEVICES)[number];

/** NAV-113: languages where there is a choice, else how to watch on other devices. */
export function lastColumn({ brand, hasTarget }: FrameFacts): 'languages' | readonly Named<FooterDevice>[] {
  if (brand.languages.length > 1) return 'languages';
  return availableHref(hasTarget, LINK_TARGETS.instructions) === null
    ? []
    : FOOTER_DEVICES.map((id) => ({ id, href: `${LINK_TARGETS.instructions}?device=${id}` }));
}

/** In the order of NAV-114. */
const STORES = ['android', 'ios', 'samsung', 'lg', 'huawei'] as const;

/** Stores that the brand is in; the others have no badge. NAV-114 */
export const storeLinks = ({ brand }: Pick<FrameFacts, 'brand'>) =>
  STORES.flatMap((store) => {
    const href = brand.stores[store];
    return href ? [{ store, href }] : [];
  });
