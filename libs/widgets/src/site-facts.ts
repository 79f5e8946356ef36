import type { Brand } from '@livery/brand-kit';
import type { Network, SessionKind } from '@livery/domain/session';
import type { Host } from '@livery/platform/environment';

/** What the entrances of a capability ask before they are drawn. */
export interface SiteFacts {
  /** `unknown` until it is decided who the viewer is: then neither sign-in nor avatar is drawn, only their place. */
  readonly viewer: SessionKind | 'unknown';
  readonly isChild: boolean;
  readonly host: Host;
  readonly brand: Brand;
  readonly network: Network | null;
  readonly pathname: string;
  /** Promo codes are offered to this viewer. PROMO-034 */
  readonly hasPromo: boolean;
}

export const isAdultViewer = ({ viewer, isChild }: Pick<SiteFacts, 'viewer' | 'isChild'>): boolean =>
  viewer === 'loggedIn' && !isChild;

/** Inside of an application of somebody else: a web view or a mini-app. */
export const isWebview = ({ host }: Pick<SiteFacts, 'host'>): boolean => host !== 'browser' && host !== 'smart-tv';

/** The provider's own account page: in a web view, or always where the brand says so; null for whom there is none. BRAND-015, ACC-007 */
export function providerLink(facts: SiteFacts): { readonly url: string; readonly label: string } | null {
  const link = facts.network?.accountLink;
  const isShown = facts.brand.rules.account.providerLink === 'always' || isWebview(facts);
  return link && isShown && isAdultViewer(facts) ? link : null;
}
