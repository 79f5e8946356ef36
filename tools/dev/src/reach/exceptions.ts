/** Capabilities that are still to come, and what of the rules, calls and settings waits for each. */
export type Capability =
  | 'advertising'
  | 'analytics'
  | 'casting'
  | 'documents'
  | 'notices'
  | 'packets'
  | 'payment'
  | 'pictures'
  | 'promo'
  | 'search'
  | 'surveys';

export type Waiting = Readonly<Record<string, Capability>>;

/** Every line goes when its capability comes; none is added for something that nobody needs. */
export const RULES: Waiting = {
  'domain/session/guest-purchase.ts pendingPurchase': 'payment',
  'platform/environment.ts trackingDeviceCode': 'analytics',
  'platform/images.ts COVER_RATIO': 'pictures',
  'platform/images.ts IMAGE_WIDTH_PX': 'pictures',
  'platform/images.ts imagePixelRatio': 'pictures',
};

export const CALLS: Waiting = {
  activatePurchase: 'payment',
  answerSurvey: 'surveys',
  applyPromoKey: 'promo',
  checkPromoKey: 'promo',
  createOffer: 'payment',
  getAbTests: 'analytics',
  getAdIds: 'advertising',
  getBlockStatus: 'payment',
  getCountries: 'search',
  getLibraries: 'search',
  getMessage: 'notices',
  getOffer: 'payment',
  getOfferTransaction: 'payment',
  getProgrammeSchedule: 'search',
  getPromoInfo: 'promo',
  getSeoMasks: 'documents',
  getSuggestions: 'search',
  getSurvey: 'surveys',
  getTransaction: 'payment',
  linkCard: 'payment',
  payByLink: 'payment',
  payByLinkedCard: 'payment',
  payByProviderAccount: 'payment',
  payByQrCode: 'payment',
  payOffer: 'payment',
  ping: 'analytics',
  recordFound: 'search',
  saveAdId: 'advertising',
  updateUserById: 'notices',
};

export const STORED_KEYS: Waiting = {
  'clickId is never read': 'analytics',
  'lastTransactionAt is never written': 'payment',
  'promoDays is never read': 'promo',
  'skipApp is never read': 'notices',
  'skipApp is never written': 'notices',
  'transactionId is never written': 'payment',
};

export const SETTINGS: Waiting = {
  'Brand market.phonePrefix': 'payment',
  'Features cast': 'casting',
  'Rules account.blockedStatus': 'payment',
  'Rules notices.panelKinds': 'notices',
  'Rules payment.offerMarker': 'payment',
  'Rules payment.transactionPollMs': 'payment',
  'SiteConfig analyticsKey': 'analytics',
  'Switches analytics': 'analytics',
};
