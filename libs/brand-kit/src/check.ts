import { LOGIN_METHODS, PAYMENT_PATHS, type Brand } from './brand.ts';
import { checkSignIn } from './check-sign-in.ts';
import { checkTheme } from './check-theme.ts';
import { INTERFACE_LANGUAGES } from './languages.ts';
import { problem, type BrandProblem } from './problem.ts';
import { checkShape } from './shape.ts';
import type { Theme } from './theme.ts';

export { problem, problemSentence, type BrandProblem } from './problem.ts';
export { checkShape } from './shape.ts';

/** What the check knows of a file in `assets/`. */
export interface BrandAsset {
  /** Pixel size of a picture. */
  readonly width?: number;
  readonly height?: number;
  /** Whether an SVG has letters that are no paths. */
  readonly hasTextElement?: boolean;
}

/** What the disk holds, gathered by the build: the check itself reads nothing. */
export interface BrandFiles {
  /** Files of `assets/` by path inside it. */
  readonly assets: ReadonlyMap<string, BrandAsset>;
  /** Languages that have a complete translation. */
  readonly translations: readonly string[];
  /** Folder names under `locales/`. */
  readonly overrides: readonly string[];
}

/** Pictures that every brand ships; `undefined` for those that scale. */
export const REQUIRED_ASSETS: Readonly<Record<string, number | undefined>> = {
  'logo.svg': undefined,
  'favicon.svg': undefined,
  'icon-180.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
};

function isSitePath(address: string): boolean {
  return /^\/[a-z0-9/_-]*$/i.test(address) && !address.startsWith('//');
}

function isHttpsAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

function* checkLanguages(brand: Brand, translations: readonly string[]): Generator<BrandProblem> {
  const file = 'brand.ts';
  const known: readonly string[] = INTERFACE_LANGUAGES;
  if (brand.languages.length === 0) yield problem(file, 'languages', [], 'a brand speaks at least one language');
  for (const language of brand.languages) {
    if (!known.includes(language))
      yield problem(file, 'languages', language, `the interface languages are ${known.join(', ')}`);
    else if (!translations.includes(language))
      yield problem(file, 'languages', language, `only ${translations.join(', ')} have a translation`);
  }
  if (!brand.languages.includes(brand.defaultLanguage))
    yield problem(file, 'defaultLanguage', brand.defaultLanguage, `the brand speaks ${brand.languages.join(', ')}`);
  for (const [field, text] of Object.entries(brand.page))
    for (const language of brand.languages)
      if (translations.includes(language) && !text[language])
        yield problem(
          file,
          `page.${field}.${language}`,
          text[language] ?? 'missing',
          'every language of the brand needs it',
        );
}

function* checkIds(brand: Brand): Generator<BrandProblem> {
  const file = 'brand.ts';
  if (!/^[a-z][a-z0-9-]*$/.test(brand.id))
    yield problem(file, 'id', brand.id, 'an id is lower-case letters, digits and hyphens');
  const lists = [
    ['loginMethods', brand.loginMethods, LOGIN_METHODS],
    ['paymentPaths', brand.paymentPaths, PAYMENT_PATHS],
  ] as const;
  for (const [field, chosen, known] of lists) {
    for (const id of chosen)
      if (!(known as readonly string[]).includes(id))
        yield problem(file, field, id, `the known ids are ${known.join(', ')}`);
    if (new Set<string>(chosen).size < chosen.length) yield problem(file, field, chosen, 'each id stands there once');
  }
  if (brand.loginMethods.length === 0) yield problem(file, 'loginMethods', [], 'viewers need a way to sign in');
}

function* checkMarket({ market }: Brand): Generator<BrandProblem> {
  const rules = [
    ['country', /^[A-Z]{2}$/, 'a country is two capital letters (ISO 3166)'],
    ['currency', /^[A-Z]{3}$/, 'a currency is three capital letters (ISO 4217)'],
    ['phonePrefix', /^\+\d{1,3}$/, 'a prefix is a plus sign and one to three digits'],
  ] as const;
  for (const [field, pattern, reason] of rules)
    if (!pattern.test(market[field])) yield problem('brand.ts', `market.${field}`, market[field], reason);
}

function* checkAddresses(brand: Brand): Generator<BrandProblem> {
  const file = 'brand.ts';
  const { company, ...pages } = brand.legal;
  if (!company.trim()) yield problem(file, 'legal.company', company, 'the footer and the documents name it');
  for (const [field, address] of Object.entries(pages))
    if (!isSitePath(address) && !isHttpsAddress(address))
      yield problem(file, `legal.${field}`, address, 'it must be a path of the site or an https address');
  const outside: [string, string | undefined][] = [
    ...Object.entries(brand.stores).map(([store, url]) => [`stores.${store}`, url] as [string, string | undefined]),
    ...brand.social.map(({ name, url }) => [`social.${name}`, url] as [string, string]),
    ['support.url', brand.support.url],
  ];
  for (const [field, address] of outside)
    if (address !== undefined && !isHttpsAddress(address))
      yield problem(file, field, address, 'it must be an https address');
  const { email, phone } = brand.support;
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    yield problem(file, 'support.email', email, 'it must be an e-mail address');
  if (phone !== undefined && !/^\+?[\d ()-]{3,20}$/.test(phone))
    yield problem(file, 'support.phone', phone, 'it must be a telephone number');
}

function* checkRules({ rules }: Brand): Generator<BrandProblem> {
  const { loginPadding, alternativePhone } = rules.auth;
  // A login holds at most 30 characters (AUTH-032).
  if (loginPadding && (loginPadding.length < 1 || loginPadding.length + loginPadding.prefix.length > 30))
    yield problem('brand.ts', 'rules.auth.loginPadding', loginPadding, 'a login has 1 to 30 characters');
  if (alternativePhone && (alternativePhone.digits < 5 || alternativePhone.digits > 15))
    yield problem(
      'brand.ts',
      'rules.auth.alternativePhone.digits',
      alternativePhone.digits,
      'a phone has 5 to 15 digits',
    );
  if (rules.payment.transactionPollMs < 1_000)
    yield problem(
      'brand.ts',
      'rules.payment.transactionPollMs',
      rules.payment.transactionPollMs,
      'polling is at least 1000 ms apart',
    );
}

function* checkAssets(assets: BrandFiles['assets']): Generator<BrandProblem> {
  for (const [name, size] of Object.entries(REQUIRED_ASSETS)) {
    const asset = assets.get(name);
    if (!asset) yield problem(`assets/${name}`, 'file', 'missing', 'every brand needs it');
    else if (size !== undefined && (asset.width !== size || asset.height !== size))
      yield problem(`assets/${name}`, 'size', `${asset.width} x ${asset.height}`, `it must be ${size} x ${size}`);
    if (asset?.hasTextElement)
      yield problem(
        `assets/${name}`,
        'content',
        '<text>',
        'a picture has no typeface of the site: turn letters into paths',
      );
  }
  const logo = assets.get('logo.svg');
  if (logo && logo.width === undefined)
    yield problem('assets/logo.svg', 'size', 'missing', 'the root element has width and height');
}

function* checkOverrides(brand: Brand, overrides: readonly string[]): Generator<BrandProblem> {
  for (const folder of overrides)
    if (!(brand.languages as readonly string[]).includes(folder))
      yield problem(`locales/${folder}`, 'folder', folder, `the brand speaks ${brand.languages.join(', ')}`);
}

/** Everything that is wrong with a brand, so that one build names all of it. An empty list means that it may be built. */
export function checkBrand(brand: Brand, theme: Theme, files: BrandFiles): readonly BrandProblem[] {
  const gaps = checkShape(brand, theme);
  if (gaps.length > 0) return gaps;
  return [
    ...checkIds(brand),
    ...checkLanguages(brand, files.translations),
    ...checkMarket(brand),
    ...checkAddresses(brand),
    ...checkRules(brand),
    ...checkSignIn(brand),
    ...checkTheme(theme, files.assets),
    ...checkAssets(files.assets),
    ...checkOverrides(brand, files.overrides),
  ];
}
