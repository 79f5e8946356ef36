/**
 * Whether this build has something at an address: a path of the site (`/search`) or a modal (`#auth`). The frame draws nothing that would
 * lead nowhere, so that a capability switches its button on by adding its screen or modal.
 */
export type HasTarget = (address: string) => boolean;

/** What the frame leads to besides the pages of the server's menu. */
export const LINK_TARGETS = {
  signIn: '#auth',
  search: '/search',
  promocode: '#promocode_wizard',
  ownPromocode: '#promocode',
  packets: '/packets',
  instructions: '/instructions',
  settings: '/settings',
  profiles: '#profiles',
  subscriptions: '/settings/subscriptions',
  parental: '/settings/parental',
  language: '/settings/language/interface',
  account: '/lk',
  faq: '/faq',
  news: '/news',
} as const;

const leadsOut = (address: string) => /^(https?:|mailto:|tel:)/.test(address);

/** The address, when something is there: outside of the site nobody can say. */
export const availableHref = (hasTarget: HasTarget, address: string | undefined): string | null =>
  address !== undefined && (leadsOut(address) || hasTarget(address)) ? address : null;
