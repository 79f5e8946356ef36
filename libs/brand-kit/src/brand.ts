import type { Language, Localised } from './languages.ts';
import { completeRules, DEFAULT_RULES, type Rules, type RulesDefinition } from './rules.ts';

/** Sign-in flows, by the `action` of the server's auth methods. AUTH-009 */
export const LOGIN_METHODS = ['phone', 'email', 'password', 'telegram', 'otp_identifier'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** Forms of payment, by the server's `payform_shortname`. PAY-024 */
export const PAYFORMS = [
  'ext_app',
  'linkedcard',
  'provider_account',
  'short_url',
  'qrcode',
  'qrcode_png',
  'phone',
  'info',
] as const;
export type Payform = (typeof PAYFORMS)[number];

/** Ways to pay: the server's forms, and the two that need none: `balance` (PAY-023) and `qr_debt` (PROV-014). */
export const PAYMENT_PATHS = ['balance', ...PAYFORMS, 'qr_debt'] as const;
export type PaymentPath = (typeof PAYMENT_PATHS)[number];

/** Capabilities that an operator buys or leaves out; what is off has no entry in menus and routes. */
export interface Features {
  /** The guide of all channels. */
  readonly guide: boolean;
  /** The search page and its field in the header. */
  readonly search: boolean;
  /** Several profiles for one account. */
  readonly profiles: boolean;
  /** The PIN and the age limit. */
  readonly parental: boolean;
  /** Promo codes. */
  readonly promo: boolean;
  /** The pages that sell packets. */
  readonly packets: boolean;
  /** Showing on another device. */
  readonly cast: boolean;
  /** News of the service. */
  readonly news: boolean;
}

export interface Brand {
  /** The folder's name under `brands/` and `apps/`, the prefix of stored keys. */
  readonly id: string;
  /** What viewers call the service: title bar, home screen, share previews. */
  readonly name: string;
  /** The provider that the site asks the network info for. API-010 */
  readonly providerShortname: string;
  /** Each has texts in `libs/i18n`. */
  readonly languages: readonly Language[];
  /** For a first visit whose browser speaks none of the brand's languages. BRAND-026 */
  readonly defaultLanguage: Language;
  /** Title and description of the page before any script runs; each language of the brand has both. */
  readonly page: {
    /** In the tab, and in previews of shared links. */
    readonly title: Localised;
    /** For search engines and previews. */
    readonly description: Localised;
  };
  /** What holds when the provider's data give no other. PROV-003 */
  readonly market: {
    /** ISO 3166, two letters. */
    readonly country: string;
    /** ISO 4217, three letters. */
    readonly currency: string;
    /** What a telephone number begins with: `+7`. */
    readonly phonePrefix: string;
  };
  /** Ways to sign in that the site has. The server says which of them the provider allows. */
  readonly loginMethods: readonly LoginMethod[];
  /** Ways to pay that the brand offers. */
  readonly paymentPaths: readonly PaymentPath[];
  readonly legal: {
    /** The legal person behind the service, in the foot of every page. */
    readonly company: string;
    /** The user agreement. A path of the site (`/agreement`) or an absolute https address. */
    readonly agreement: string;
    /** The privacy policy. */
    readonly privacy: string;
    /** The terms of use. */
    readonly terms: string;
    /** The page of ethical principles, only where the brand has one. */
    readonly ethics?: string;
  };
  /** The documents that the brand brings itself, by the names of their files in `documents/<language>/`. NAV-025, NAV-028..030 */
  readonly documents: readonly string[];
  /** Shown when the provider's own support data are missing. */
  readonly support: {
    /** A telephone number with its country. */
    readonly phone?: string;
    /** An e-mail address. */
    readonly email?: string;
    /** An https address of a help centre. */
    readonly url?: string;
  };
  /** A store without an address shows no badge. NAV-114 */
  readonly stores: { readonly [store in 'android' | 'ios' | 'samsung' | 'lg' | 'huawei']?: string };
  /** Opens the native application where it is installed: an address of its own scheme. NAV-042 */
  readonly appLink?: string;
  /** Pages in social networks, in the order of the foot. NAV-115 */
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** What the brand offers at all. */
  readonly features: Features;
  /** In which the brand behaves differently. */
  readonly rules: Rules;
}

export interface BrandDefinition extends Omit<Brand, 'rules' | 'features' | 'stores' | 'social' | 'documents'> {
  readonly features?: Partial<Features>;
  readonly documents?: Brand['documents'];
  readonly stores?: Brand['stores'];
  readonly social?: Brand['social'];
  readonly rules?: RulesDefinition;
}

const ALL_FEATURES: Features = {
  guide: true,
  search: true,
  profiles: true,
  parental: true,
  promo: true,
  packets: true,
  cast: true,
  news: true,
};

/** Countries whose law wants an answer before anything is counted. */
const ASKING_COUNTRIES: ReadonlySet<string> = new Set(['BG', 'LV', 'RO']);

const ofMarket = (country: string): Rules =>
  ASKING_COUNTRIES.has(country) ? { ...DEFAULT_RULES, figures: { consent: 'asked' } } : DEFAULT_RULES;

/** Completes a brand with the defaults of everything it does not say. Pure data: Node, the browser and Storybook load it alike. */
export function defineBrand(definition: BrandDefinition): Brand {
  return {
    documents: [],
    stores: {},
    social: [],
    ...definition,
    features: { ...ALL_FEATURES, ...definition.features },
    rules: completeRules(definition.rules, ofMarket(definition.market.country)),
  };
}

/** The brand's text in a language, else in its default language. */
export function brandText(brand: Pick<Brand, 'defaultLanguage'>, text: Localised, language: Language): string {
  return text[language] ?? text[brand.defaultLanguage] ?? '';
}
