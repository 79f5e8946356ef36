import { isEmail } from '../sign-in/forms.ts';

export * from './pages.ts';

/** In hundredths of the currency. ACC-037 */
export const balanceOf = (account: {
  readonly balanceMinor?: number | undefined;
  readonly amountMinor?: number | undefined;
}): number | null => account.balanceMinor ?? account.amountMinor ?? null;

/** ACC-028 */
export const showsPaymentPages = (
  accounts: readonly { readonly isPaymentAllowed: boolean }[],
  paysystems: readonly unknown[],
): boolean => paysystems.length > 0 && accounts.some(({ isPaymentAllowed }) => isPaymentAllowed);

/** ACC-030. A device whose login nobody knows stands last. */
export const devicesByLogin = <Device extends { readonly loginAtMs?: number | undefined }>(
  devices: readonly Device[],
): readonly Device[] => [...devices].sort((one, other) => (other.loginAtMs ?? 0) - (one.loginAtMs ?? 0));

/** ACC-032 */
export const mayRemoveDevice = (device: { readonly id: number }, currentId: number | null): boolean =>
  device.id !== currentId;

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Names of a domain that stand for letters beyond Latin. */
const PUNYCODE = /(^|[@.])xn--/i;

/** ACC-022, ACC-023, ACC-024, ACC-025, AUTH-054 */
export function profileEmailProblem(email: string): 'required' | 'invalid_email' | null {
  const text = email.trim();
  if (text === '') return 'required';
  return CYRILLIC.test(text) || PUNYCODE.test(text) || !isEmail(text) ? 'invalid_email' : null;
}

/** The order that a viewer has chosen, then the others by the server's priority. ACC-047 */
export function orderedLanguages(
  offered: readonly { readonly code: string; readonly priority: number }[],
  chosen: readonly string[],
): readonly string[] {
  const codes = [...offered].sort((one, other) => other.priority - one.priority).map(({ code }) => code);
  const known = chosen.filter((code, index) => codes.includes(code) && chosen.indexOf(code) === index);
  return [...known, ...codes.filter((code) => !known.includes(code))];
}
