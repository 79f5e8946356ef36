import type { Brand, LoginMethod } from './brand.ts';
import { problem, type BrandProblem } from './problem.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';

const FILE = 'brand.ts';

type AuthRule = keyof Rules['auth'];

/** Rules that change one login method; without it they do nothing. */
const METHOD_OF: { readonly [rule in AuthRule]?: LoginMethod } = {
  alternativePhone: 'phone',
  requiredPhonePrefix: 'phone',
  autoRegisterPrefix: 'phone',
  otpIdentifier: 'phone',
  addressSelection: 'phone',
  loginPadding: 'password',
};

/** Digits that a phone of the market begins with must be able to begin with these. */
const PREFIX_RULES = ['requiredPhonePrefix', 'autoRegisterPrefix'] as const;

const canBothBegin = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Settings of the sign-in that do not fit the brand's login methods or its market. */
export function* checkSignIn({ loginMethods, market, rules: { auth } }: Brand): Generator<BrandProblem> {
  for (const [rule, method] of Object.entries(METHOD_OF) as [AuthRule, LoginMethod][])
    if (auth[rule] !== DEFAULT_RULES.auth[rule] && !loginMethods.includes(method))
      yield problem(FILE, `rules.auth.${rule}`, auth[rule], `loginMethods has no ${method}`);
  if (auth.addressSelection && auth.otpIdentifier !== null)
    yield problem(
      FILE,
      'rules.auth.otpIdentifier',
      auth.otpIdentifier,
      'addressSelection verifies the code in its own way',
    );
  const country = market.phonePrefix.replace('+', '');
  for (const rule of PREFIX_RULES) {
    const prefix = auth[rule];
    if (prefix !== null && !canBothBegin(prefix, country))
      yield problem(FILE, `rules.auth.${rule}`, prefix, `phones of the market begin with ${country}`);
  }
}
