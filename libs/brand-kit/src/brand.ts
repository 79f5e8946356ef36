import type { Language, Localised } from './languages.ts';
import { completeRules, type Rules, type RulesDefinition } from './rules.ts';

/** Sign-in flows, by the `action` of the server's auth methods. AUTH-009 */
export const LOGIN_METHODS = ['phone', 'email', 'password', 'telegram', 'otp_identifier'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** Ways to pay, by the server's payform names (PAY-024), and the two that need no payform: `balance` (PAY-023) and `qr_debt` (PROV-014). */
export const PAYMENT_PATHS = [
  'balance',
  'ext_app',
  'linkedcard',
  'provider_account',
  'short_url',
  'qrcode',
  'qrcode_png',
  'phone',
  'info',
  'qr_debt',
] as const;
export type PaymentPath = (typeof PAYMENT_PATHS)[number];

/** Capabilities that an operator buys or leaves out; what is off has no entry in menus and routes. */
export interface Features {
  readonly guide: boolean;
  readonly search: boolean;
  readonly profiles: boolean;
  readonly parental: boolean;
  readonly promo: boolean;
  readonly packets: boolean;
  readonly cast: boolean;
  readonly news: boolean;
}

export interface Brand {
  /** The folder's name under `brands/` and `apps/`, the prefix of stored keys. */
  readonly id: string;
  /** What viewers call the service: title bar, home screen, share previews. */
  readonly name: string;
  /** The provider that the site asks the network info for. API-010 */
  readonly providerShortname: string;
  readonly languages: readonly Language[];
  /** For a first visit whose browser speaks none of the brand's languages. BRAND-026 */
  readonly defaultLanguage: Language;
  /** Title and description of the page before any script runs; each language of the brand has both. */
  readonly page: { readonly title: Localised; readonly description: Localised };
  /** What holds when the provider's data give no other. PROV-003 */
  readonly market: { readonly country: string; readonly currency: string; readonly phonePrefix: string };
  readonly loginMethods: readonly LoginMethod[];
  readonly paymentPaths: readonly PaymentPath[];
  readonly legal: {
    readonly company: string;
    /** A path of the site (`/agreement`) or an absolute https address; `ethics` only where the brand has such a page. */
    readonly agreement: string;
    readonly privacy: string;
    readonly terms: string;
    readonly ethics?: string;
  };
  /** The documents that the brand brings itself, by the names of their files in `documents/<language>/`. NAV-025, NAV-028..030 */
  readonly documents: readonly string[];
  /** Shown when the provider's own support data are missing. */
  readonly support: { readonly phone?: string; readonly email?: string; readonly url?: string };
  /** A store without an address shows no badge. NAV-114 */
  readonly stores: { readonly [store in 'android' | 'ios' | 'samsung' | 'lg' | 'huawei']?: string };
  /** Opens the native application where it is installed: an address of its own scheme. NAV-042 */
  readonly appLink?: string;
  /** NAV-115 */
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly features: Features;
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

/** Completes a brand with the defaults of everything it does not say. Pure data: Node, the browser and Storybook load it alike. */
export function defineBrand(definition: BrandDefinition): Brand {
  return {
    documents: [],
    stores: {},
    social: [],
    ...definition,
    features: { ...ALL_FEATURES, ...definition.features },
    rules: completeRules(definition.rules),
  };
}

/** The brand's text in a language, else in its default language. */
export function brandText(brand: Brand, text: Localised, language: Language): string {
  return text[language] ?? text[brand.defaultLanguage] ?? '';
}
