import { isEmail } from '../sign-in/forms.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Names of a domain that stand for letters beyond Latin. */
const PUNYCODE = /(^|[@.])xn--/i;

/** ACC-022, ACC-023, ACC-024, ACC-025, AUTH-054 */
export function profileEmailProblem(email: string): 'required' | 'invalid_email' | null {
  const text = email.trim();
  if (text === '') return 'required';
  return CYRILLIC.test(text) || PUNYCODE.test(text) || !isEmail(text) ? 'invalid_email' : null;
}
