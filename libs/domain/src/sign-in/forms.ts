import { LOGIN_LENGTH, PHONE_DIGITS } from './constants.ts';

/** What a form says of a value, by the name of its text. */
export type FormProblem = 'required' | 'error_wrong_phone' | 'error_wrong_email' | 'error_too_long';

export interface PhoneRules {
  /** The provider's mask, such as `+7 (___) ___-__-__`. */
  readonly mask: string | null;
  /** AUTH-034 */
  readonly requiredPrefix: string | null;
  /** A second accepted length. BRAND-013 */
  readonly alternative: { readonly digits: number; readonly notStartingWith: string } | null;
}

/** Signs of a mask that stand for one digit each; a digit stands for itself. AUTH-048 */
const MASK_SIGN = /[0-9_#X*]/g;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** How many digits a mask holds, those that it gives among them. */
export const maskDigits = (mask: string): number => mask.match(MASK_SIGN)?.length ?? 0;

/** AUTH-047, AUTH-048, AUTH-049, AUTH-053 */
export function phoneProblem(phone: string, rules: PhoneRules): FormProblem | null {
  const digits = digitsOf(phone);
  if (digits === '') return 'required';
  return isPhone(digits, rules) ? null : 'error_wrong_phone';
}

function isPhone(digits: string, { mask, requiredPrefix, alternative }: PhoneRules): boolean {
  if (alternative && digits.length === alternative.digits && !digits.startsWith(alternative.notStartingWith))
    return true;
  if (requiredPrefix !== null && !digits.startsWith(requiredPrefix)) return false;
  return digits.length === ((mask && maskDigits(mask)) || PHONE_DIGITS);
}

/** The pattern that browsers use for e-mail fields, with a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export const isEmail = (text: string): boolean => EMAIL.test(text);

/** AUTH-053, AUTH-055 */
export function emailProblem(email: string): FormProblem | null {
  if (email.trim() === '') return 'required';
  return isEmail(email.trim()) ? null : 'error_wrong_email';
}

/** AUTH-032, AUTH-033, AUTH-053 */
export function loginProblem(text: string): FormProblem | null {
  if (text === '') return 'required';
  return text.length > LOGIN_LENGTH ? 'error_too_long' : null;
}

/** A login as the provider keeps it: filled with zeros from the left, and prefixed. A long enough one is sent as typed. BRAND-014 */
export function paddedLogin(
  login: string,
  padding: { readonly length: number; readonly prefix: string } | null,
): string {
  if (!padding || login.length >= padding.length) return login;
  return padding.prefix + login.padStart(padding.length, '0');
}
