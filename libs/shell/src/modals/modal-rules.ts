import type { ModalRules } from '@livery/widgets/capability';

/** A new modal opens this long after the one before it closed. NAV-077 */
export const MODAL_REPLACE_MS = 600;
/** Opening and closing animation. NAV-078 */
export const MODAL_TRANSITION_MS = 300;

/** Pages on which a required sign-in may be put aside: those to read, and those that sign in themselves. NAV-079 */
const OPEN_WITHOUT_SIGN_IN =
  /^\/(agreement|privacy|terms|eticheskie-principy|faq|auth_methods|welcome|documents\/|provider\/|promo(\/|$)|news(\/|$)|packets(\/|$))/;

export const isOpenWithoutSignIn = (pathname: string): boolean => OPEN_WITHOUT_SIGN_IN.test(pathname);

export const mayCloseModal = (
  rules: ModalRules,
  { signInRequired, pathname }: { signInRequired: boolean; pathname: string },
): boolean => !rules.hideClose && !(rules.authOnly && signInRequired && !isOpenWithoutSignIn(pathname));

/** What the hash asks for: a modal that is known and can be opened from an address, or nothing. NAV-059, NAV-060, NAV-071 */
export function modalOfHash<Id extends string>(
  hash: string,
  known: Readonly<Record<Id, ModalRules>>,
): { id: Id } | { clear: boolean } {
  const id = decodeHash(hash);
  if (!Object.hasOwn(known, id)) return { clear: false };
  return known[id as Id].needsData ? { clear: true } : { id: id as Id };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
