import {
  alias,
  collection,
  dictionary,
  entity,
  flag,
  from,
  id,
  integer,
  list,
  oneOf,
  optional,
  text,
  url,
  withDefault,
  type Infer,
} from '../schema/schema.ts';
import { Provider } from './provider.ts';

export { Currency, Landing, Provider } from './provider.ts';

/** ENT-036, DATA-064. */
export const Language = entity('Language', {
  key: text(),
  name: optional(text()),
  isInterface: from('interface', flag()),
  priority: optional(integer()),
});
export type Language = Infer<typeof Language>;

const LoginText = entity('LoginText', { title: optional(text()), description: optional(text()) });

/** What is known about the network of a viewer before anybody signed in: the first answer of every start (ENT-014…016). */
export const NetworkInfo = entity('NetworkInfo', {
  provider: optional(Provider),
  isGuestAllowed: flag(),
  autoAuthUrl: from('auto_auth', optional(url())),
  /** Days of the promotion offered to a guest. */
  promoDays: optional(integer({ min: 0 })),
  country: optional(text()),
  /** The address that the server sees. */
  ipAddress: from('remote', optional(text())),
  default: optional(entity('NetworkDefaults', { login: optional(LoginText) })),
  accountLink: from('lk_link', optional(entity('AccountLink', { label: text(), url: url() }))),
  phoneOtpLength: optional(integer({ min: 1, max: 12 })),
  languages: optional(entity('NetworkLanguages', { audio: list(Language) })),
  agreementUrl: optional(url()),
  privacyUrl: optional(url()),
});
export type NetworkInfo = Infer<typeof NetworkInfo>;

/** What is shown while the rights of a programme end: LIVE-013. */
export const Blackout = entity('Blackout', {
  /** By so much both edges of a blackout are widened. */
  safeAreaSeconds: from('safe_area', withDefault(integer({ min: 0 }), 0)),
  mattressUrl: optional(url()),
  screenshotUrl: optional(url()),
});
export type Blackout = Infer<typeof Blackout>;

/** ENT-033 and what an operator switches for a whole platform. */
export const Configuration = entity('Configuration', {
  minSearchChars: withDefault(integer({ min: 0 }), 1),
  searchDebounceMs: from('bouncing_interval', withDefault(integer({ min: 0 }), 1000)),
  blackout: optional(Blackout),
  /** Where covers of channels lie, for dark and for light variants (DATA-008). */
  channelCovers: optional(entity('ChannelCovers', { web: optional(url()), webVlight: optional(url()) })),
  hiddenContentIds: list(id()),
  newYearRowIds: list(id()),
  /** Purchases go through offers instead of payforms. */
  isPurchaseOffers: flag(),
  /** Calls that cost money take an `Idempotency-Key`. Our own addition: the header is sent nowhere else. */
  takesIdempotencyKeys: from('idempotency', flag()),
  metricsUrl: optional(url()),
  /** Base of the media-measurement pixel. */
  measurementUrl: optional(url()),
});
export type Configuration = Infer<typeof Configuration>;

/** Named texts and addresses of a platform, used where one is there. */
export const Resources = entity('Resources', { resources: dictionary(text()) });
export type Resources = Infer<typeof Resources>;

/** ENT-030. */
export const WelcomeDocument = entity('WelcomeDocument', {
  id: id(),
  title: optional(text()),
  url: optional(url()),
  checkbox: optional(entity('WelcomeCheckbox', { defaultValue: flag(), isRequired: flag() })),
});
export type WelcomeDocument = Infer<typeof WelcomeDocument>;

export const WelcomePage = collection('WelcomePage', 'docs', WelcomeDocument);
export type WelcomePage = Infer<typeof WelcomePage>;

/** `mask`: digits and `_ # X *` stand for one character each. */
export const AuthField = entity('AuthField', { label: optional(text()), mask: optional(text()) });
export type AuthField = Infer<typeof AuthField>;

/** One way to sign in (ENT-029). An action that a client does not know is not offered. */
export const AuthMethod = entity('AuthMethod', {
  action: text(),
  title: optional(text()),
  subtitle: optional(text()),
  property: optional(
    entity('AuthFields', {
      email: optional(AuthField),
      code: optional(AuthField),
      phone: optional(AuthField),
      username: optional(AuthField),
      password: optional(AuthField),
    }),
  ),
});
export type AuthMethod = Infer<typeof AuthMethod>;

export const AuthPage = collection('AuthPage', 'authMethods', AuthMethod);
export type AuthPage = Infer<typeof AuthPage>;

/** DATA-063. `value` holds placeholders such as {title}. */
export const SeoMask = entity('SeoMask', { pageType: text(), textType: text(), value: text() });
export type SeoMask = Infer<typeof SeoMask>;
export const SeoMasks = collection('SeoMasks', 'masks', SeoMask);
export type SeoMasks = Infer<typeof SeoMasks>;

/** CALL-044: the variant that this viewer got. */
export const AbTest = entity('AbTest', { name: text(), variant: alias(text(), 'value') });
export type AbTest = Infer<typeof AbTest>;
export const AbTests = collection('AbTests', 'tests', AbTest);
export type AbTests = Infer<typeof AbTests>;

/** DATA-062: how analytics name a viewer. */
export const ViewerState = oneOf(['not_login', 'guest', 'full_payment', 'promo', 'free']);
export type ViewerState = Infer<typeof ViewerState>;
