import { alias, entity, flag, from, id, isRecord, optional, text, url, type Infer } from '../schema/schema.ts';

/** The face of a provider: what its landing page and the support links show (ENT-009). */
export const Landing = entity('Landing', {
  shortname: optional(text()),
  logo: optional(url()),
  supportUrl: optional(url()),
  supportPhone: optional(text()),
  supportEmail: optional(text()),
  registrationUrl: from('regform_btn_url', optional(url())),
  registrationCaption: from('regform_btn_caption', optional(text())),
});
export type Landing = Infer<typeof Landing>;

export const Currency = entity('Currency', {
  symbol: from('UTF_NAME', optional(text())),
  asciiName: from('ASCII_NAME', optional(text())),
  isoCode: from('ISO_CODE', optional(text())),
});
export type Currency = Infer<typeof Currency>;

/** The company whose viewers these are (ENT-008, DATA-061). Everything of `landing` is also found on the provider itself. */
export const Provider = entity(
  'Provider',
  {
    id: id(),
    name: optional(text()),
    landing: Landing,
    currency: optional(Currency),
    /** Sells films and series one by one, besides packets. */
    hasPurchases: from('is_have_purchases', flag()),
    /** Serves viewers of any network, not only its own subscribers. */
    isOtt: alias(flag(), 'ott'),
    /** Additional packets are sold to viewers without a base packet. */
    allowsPacketsWithoutBase: from('is_additional_without_base', flag()),
    /** Where this provider signs its viewers in without asking; absent when it does not. */
    autoAuthUrl: from('auto_auth', optional(url())),
  },
  { tidy: gatherLanding },
);
export type Provider = Infer<typeof Provider>;

const LANDING_FIELDS = [
  'shortname',
  'logo',
  'support_url',
  'support_phone',
  'support_email',
  'regform_btn_url',
  'regform_btn_caption',
];

/** Fills the gaps of `landing` from the provider and from a nested `support` object. */
function gatherLanding(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const support = isRecord(raw['support']) ? raw['support'] : {};
  const named = { support_url: support['url'], support_phone: support['phone'], support_email: support['email'] };
  const sources: readonly Record<string, unknown>[] = [isRecord(raw['landing']) ? raw['landing'] : {}, raw, named];
  const landing = LANDING_FIELDS.map((name) => {
    const values = sources.map((source) => source[name]).filter((value) => value !== undefined && value !== null);
    return [name, values.find((value) => value !== '') ?? values[0]] as const;
  });
  return { ...raw, landing: Object.fromEntries(landing) };
}
