import { expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { checkBrand, problemSentence, type BrandAsset } from './check.ts';
import { validBrand, validFiles, validTheme } from './testing/valid-brand.ts';
import type { Palette, Theme } from './theme.ts';

const sentences = (brand: Brand, theme: Theme = validTheme, files = validFiles) =>
  checkBrand(brand, theme, files).map(problemSentence);

/** As it comes from a JSON file or from a hurry: not what the type allows. */
const wrong = (change: Record<string, unknown>): Brand => ({ ...validBrand, ...change }) as Brand;
const wrongRules = (change: Partial<Brand['rules']['auth']>): Brand => ({
  ...validBrand,
  rules: { ...validBrand.rules, auth: { ...validBrand.rules.auth, ...change } },
});
const recoloured = (change: Partial<Palette>): Theme => ({
  ...validTheme,
  palettes: { dark: { ...(validTheme.palettes.dark as Palette), ...change } },
});
const withAsset = (name: string, asset: BrandAsset | null) => {
  const assets = new Map(validFiles.assets);
  if (asset) assets.set(name, asset);
  else assets.delete(name);
  return { ...validFiles, assets };
};

it('finds nothing wrong with a sound brand', () => {
  expect(sentences(validBrand)).toEqual([]);
});

it.each<[string, Brand, string]>([
  [
    'an unknown login method',
    wrong({ loginMethods: ['phone', 'sms'] }),
    'brand.ts: loginMethods is sms, but the known ids are phone, ',
  ],
  [
    'an unknown payment path',
    wrong({ paymentPaths: ['cash'] }),
    'brand.ts: paymentPaths is cash, but the known ids are balance, ',
  ],
  [
    'an id that stands there twice',
    wrong({ paymentPaths: ['info', 'info'] }),
    'brand.ts: paymentPaths is ["info","info"], but each id',
  ],
  [
    'no way to sign in',
    wrong({ loginMethods: [] }),
    'brand.ts: loginMethods is [], but viewers need a way to sign in.',
  ],
  ['an id that no folder can have', wrong({ id: 'Orbit TV' }), 'brand.ts: id is Orbit TV, but an id is'],
  [
    'a language that is none of ours',
    wrong({ languages: ['ru', 'en', 'tlh'] }),
    'brand.ts: languages is tlh, but the interface languages are ru, ',
  ],
  [
    'a language without texts',
    wrong({ languages: ['ru', 'en', 'ka'] }),
    'brand.ts: languages is ka, but only ru, en, kk, uz have a translation.',
  ],
  [
    'a default that the brand does not speak',
    wrong({ defaultLanguage: 'kk' }),
    'brand.ts: defaultLanguage is kk, but the brand speaks ru, en.',
  ],
  [
    'a title that is missing in a language',
    wrong({ page: { ...validBrand.page, title: { ru: 'Орбита' } } }),
    'brand.ts: page.title.en is missing, but',
  ],
  [
    'a currency that is none',
    wrong({ market: { ...validBrand.market, currency: '₸' } }),
    'brand.ts: market.currency is ₸, but',
  ],
  [
    'a legal address of another kind',
    wrong({ legal: { ...validBrand.legal, privacy: 'privacy.html' } }),
    'brand.ts: legal.privacy is privacy.html, but it must be a path of the site or an https address.',
  ],
  [
    'a legal address that leaves the site unseen',
    wrong({ legal: { ...validBrand.legal, terms: '//evil.example' } }),
    'brand.ts: legal.terms is //evil.example, but',
  ],
  [
    'a legal address without encryption',
    wrong({ legal: { ...validBrand.legal, terms: 'http://orbit.example' } }),
    'brand.ts: legal.terms is http://orbit.example, but',
  ],
  [
    'a company without a name',
    wrong({ legal: { ...validBrand.legal, company: ' ' } }),
    'brand.ts: legal.company is  , but',
  ],
  [
    'a store address that is none',
    wrong({ stores: { ios: 'apps.apple.com' } }),
    'brand.ts: stores.ios is apps.apple.com, but it must be an https address.',
  ],
  [
    'a support e-mail that is none',
    wrong({ support: { email: 'help' } }),
    'brand.ts: support.email is help, but it must be an e-mail address.',
  ],
  [
    'a padding longer than a login',
    { ...wrongRules({ loginPadding: { length: 40, prefix: '' } }), loginMethods: ['phone', 'password'] },
    'brand.ts: rules.auth.loginPadding is {"length":40,"prefix":""}, but',
  ],
  [
    'a phone that no country has',
    wrongRules({ alternativePhone: { digits: 3, notStartingWith: '7' } }),
    'brand.ts: rules.auth.alternativePhone.digits is 3, but',
  ],
  [
    'a rule of a login method that the brand has not',
    { ...wrongRules({ loginPadding: { length: 6, prefix: 'orb' } }), loginMethods: ['phone'] },
    'brand.ts: rules.auth.loginPadding is {"length":6,"prefix":"orb"}, but loginMethods has no password.',
  ],
  [
    'the choice of a home without a phone',
    { ...wrongRules({ addressSelection: true }), loginMethods: ['email'] },
    'brand.ts: rules.auth.addressSelection is true, but loginMethods has no phone.',
  ],
  [
    'two ways to verify one code',
    wrongRules({ addressSelection: true, otpIdentifier: 'orbit' }),
    'brand.ts: rules.auth.otpIdentifier is orbit, but addressSelection verifies the code in its own way.',
  ],
  [
    'a prefix that no phone of the market has',
    wrongRules({ requiredPhonePrefix: '996' }),
    'brand.ts: rules.auth.requiredPhonePrefix is 996, but phones of the market begin with 7.',
  ],
])('names %s', (_, brand, sentence) => {
  expect(sentences(brand)).toEqual([expect.stringContaining(sentence)]);
});

it.each<[string, Theme, string]>([
  [
    'text that is too weak',
    recoloured({ 'text-on-live': '#fff' }),
    'theme.ts: palettes.dark.text-on-live is #fff, but on live its contrast is 3.',
  ],
  ['a colour that is none', recoloured({ line: 'grey' }), 'theme.ts: palettes.dark.line is grey, but a colour is #rgb'],
  [
    'a scheme without its palette',
    { ...validTheme, scheme: 'system' },
    'theme.ts: palettes.light is missing, but the scheme is system.',
  ],
  [
    'a duration without a unit',
    { ...validTheme, motion: { ...validTheme.motion, fast: '120' } },
    'theme.ts: motion.fast is 120, but',
  ],
  [
    'a family without a file',
    { ...validTheme, font: { ...validTheme.font, display: '"orbit-display", system-ui' } },
    'theme.ts: font.display is orbit-display, but no file of font.files has this family, and no device brings it.',
  ],
])('names %s', (_, theme, sentence) => {
  expect(sentences(validBrand, theme)).toEqual([expect.stringContaining(sentence)]);
});

it.each([
  ['a missing logo', withAsset('logo.svg', null), 'assets/logo.svg: file is missing, but every brand needs it.'],
  [
    'an icon of the wrong size',
    withAsset('icon-192.png', { width: 190, height: 192 }),
    'assets/icon-192.png: size is 190 x 192, but it must be 192 x 192.',
  ],
  [
    'a logo whose letters are text',
    withAsset('logo.svg', { width: 88, height: 32, hasTextElement: true }),
    'assets/logo.svg: content is <text>, but a picture has no typeface of the site: turn letters into paths.',
  ],
  [
    'a logo without a size',
    withAsset('logo.svg', {}),
    'assets/logo.svg: size is missing, but the root element has width and height.',
  ],
  [
    'a typeface that is not there',
    withAsset('fonts/text.woff2', null),
    'theme.ts: font.files is text.woff2, but assets/fonts/text.woff2 does not exist.',
  ],
  [
    'texts of a language that the brand does not speak',
    { ...validFiles, overrides: ['kk'] },
    'locales/kk: folder is kk, but the brand speaks ru, en.',
  ],
])('names %s', (_, files, sentence) => {
  expect(sentences(validBrand, validTheme, files)).toEqual([sentence]);
});

it('finds nothing wrong with typefaces that devices bring', () => {
  const text = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
  expect(sentences(validBrand, { ...validTheme, font: { ...validTheme.font, text } })).toEqual([]);
});

it('names every problem at once', () => {
  const problems = checkBrand(
    wrong({ loginMethods: [], defaultLanguage: 'kk' }),
    recoloured({ line: 'x' }),
    withAsset('logo.svg', null),
  );
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'brand.ts loginMethods',
    'brand.ts defaultLanguage',
    'theme.ts palettes.dark.line',
    'assets/logo.svg file',
  ]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['no languages', { languages: undefined }, 'brand.ts: languages is missing, but it must be a list.'],
  ['one language without a list', { languages: 'ru' }, 'brand.ts: languages is "ru", but it must be a list.'],
  ['no legal addresses', { legal: undefined }, 'brand.ts: legal is missing, but it must be a group.'],
  [
    'a legal address that was forgotten',
    { legal: { ...validBrand.legal, terms: undefined } },
    'brand.ts: legal.terms is missing, but it must be a text.',
  ],
  [
    'no way to sign in or to pay at all',
    { loginMethods: null },
    'brand.ts: loginMethods is null, but it must be a list.',
  ],
])('says what is missing altogether: %s', (_, change, sentence) => {
  expect(sentences(wrong(change))).toEqual([sentence]);
});

it('says that a brand or a theme is not there at all', () => {
  const nothing = undefined as unknown;
  expect(checkBrand(nothing as Brand, nothing as Theme, validFiles).map(problemSentence)).toEqual([
    'brand.ts: default export is missing, but the file exports it.',
    'theme.ts: default export is missing, but the file exports it.',
  ]);
});

it.each(['scrim', 'line', 'accent', 'surface-2'] as const)('names the colour %s when a palette lacks it', (role) => {
  const { [role]: _, ...palette } = validTheme.palettes.dark as Palette;
  const theme: Theme = { ...validTheme, palettes: { dark: palette as Palette } };
  expect(sentences(validBrand, theme)).toEqual([
    `theme.ts: palettes.dark.${role} is missing, but every scheme gives this colour.`,
  ]);
});
