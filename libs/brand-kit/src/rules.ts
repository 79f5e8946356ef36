/**
 * Everything in which brands behave differently, each as a named rule. A feature asks the rule, never the brand's name.
 * Values that a brand does not give come from `DEFAULT_RULES`.
 */
export interface Rules {
  readonly auth: {
    /** A login shorter than `length` is filled with zeros from the left and prefixed; `null` sends it as typed. BRAND-014 */
    readonly loginPadding: { readonly length: number; readonly prefix: string } | null;
    /** Whether a code may be asked for again. BRAND-012 */
    readonly resendLink: boolean;
    /** A second accepted phone length, for numbers whose first digit is not `notStartingWith`. BRAND-013 */
    readonly alternativePhone: { readonly digits: number; readonly notStartingWith: string } | null;
    /** Only phones with this prefix are registered without asking; `null` registers every phone. BRAND-011 */
    readonly autoRegisterPrefix: string | null;
    /** Phones that do not start with this are refused before a code is sent. AUTH-034 */
    readonly requiredPhonePrefix: string | null;
    /** The identifier of `/v2/auth/otp/{identifier}/`; `null` verifies by `/v2/auth/otp`. BRAND-016 */
    readonly otpIdentifier: string | null;
    /** City and address are asked after the code. BRAND-017 */
    readonly addressSelection: boolean;
    /** A failed automatic sign-in offers a retry instead of a guest. BRAND-010 */
    readonly retryDialogAfterAutoAuth: boolean;
    /** Whether the viewer may sign out; in a host application it is the host's business. BRAND-009 */
    readonly logOut: boolean;
  };
  readonly account: {
    /** Where the link to the provider's own account page shows. BRAND-015 */
    readonly providerLink: 'webview' | 'always';
    /** After sign-in the state of the provider's account is asked; a blocked one opens the debt or block modal. BRAND-018, BRAND-019 */
    readonly blockedStatus: boolean;
    /** A house may watch together: one press goes over to its grown-ups' first profile. */
    readonly watchTogether: boolean;
  };
  readonly payment: {
    /** Which kind of offer the page of a packet asks for. PAY-020, PAY-021 */
    readonly offerMarker: 'web300' | 'freedom300';
    /** How often an open transaction is asked for, ms. PAY-036, PAY-037 */
    readonly transactionPollMs: number;
  };
  readonly promo: {
    /** Promo codes are those of a partner: offered only to viewers whom the partner of this visit has sent. PROMO-034 */
    readonly ofPartner: boolean;
  };
  readonly catalogue: {
    /** Contents that this brand must not show at all. CONT-037 */
    readonly hiddenContentIds: readonly number[];
    /** Rows whose order is a ranking, by slug: their posters are numbered. */
    readonly rankedRows: readonly string[];
    /** What stands beside the story that a page opens with. */
    readonly besideHero: BesideHero | null;
  };
  readonly notices: {
    /** Brand-bound kinds of the notification panel; the other kinds show in every brand. BRAND-021 */
    readonly panelKinds: readonly ('almatv_install' | 'freedommedia_install' | 'freedommedia_promo' | 'galam_poll2')[];
    /** Choices of the device picker beyond the common ones. BRAND-022 */
    readonly extraDevices: readonly 'android_tv_apk_uz'[];
  };
  readonly figures: {
    /** `asked`: nothing is counted before the viewer has agreed to it, where the law of the market wants that. */
    readonly consent: 'asked' | 'notAsked';
  };
  readonly pages: {
    /** `/` leads to `/welcome` until its documents were accepted. NAV-002 */
    readonly welcome: boolean;
    /** `site`: own header, footer and navigation. `embedded`: a host application draws them. */
    readonly frame: 'site' | 'embedded';
    /** Where the logo leads for viewers of these providers, by provider id; for the others it leads home. BRAND-002 */
    readonly logoLinks: Readonly<Record<number, string>>;
  };
}

/** Programmes beside the first story: those of this evening, or what comes next. */
export interface BesideHero {
  readonly kind: 'evening' | 'next';
  /** The category of channels that it is about, by slug; `null` for all channels. */
  readonly category: string | null;
  /** A row that gets a tile of its own below, by slug. */
  readonly row: string | null;
}

export const DEFAULT_RULES: Rules = {
  auth: {
    loginPadding: null,
    resendLink: true,
    alternativePhone: null,
    autoRegisterPrefix: null,
    requiredPhonePrefix: null,
    otpIdentifier: null,
    addressSelection: false,
    retryDialogAfterAutoAuth: false,
    logOut: true,
  },
  account: { providerLink: 'webview', blockedStatus: false, watchTogether: false },
  payment: { offerMarker: 'web300', transactionPollMs: 5_000 },
  promo: { ofPartner: false },
  catalogue: { hiddenContentIds: [], rankedRows: [], besideHero: null },
  notices: { panelKinds: [], extraDevices: [] },
  figures: { consent: 'notAsked' },
  pages: { welcome: false, frame: 'site', logoLinks: {} },
};

/** What a brand writes down: only the rules in which it differs. */
export type RulesDefinition = { readonly [group in keyof Rules]?: Partial<Rules[group]> };

export function completeRules(own: RulesDefinition = {}, common: Rules = DEFAULT_RULES): Rules {
  return {
    auth: { ...common.auth, ...own.auth },
    account: { ...common.account, ...own.account },
    payment: { ...common.payment, ...own.payment },
    promo: { ...common.promo, ...own.promo },
    catalogue: { ...common.catalogue, ...own.catalogue },
    notices: { ...common.notices, ...own.notices },
    figures: { ...common.figures, ...own.figures },
    pages: { ...common.pages, ...own.pages },
  };
}
