/** A new modal opens this long after the one before it closed. NAV-077 */
export const MODAL_REPLACE_MS = 600;
/** Opening and closing animation. NAV-078 */
export const MODAL_TRANSITION_MS = 300;

export interface ModalFlags {
  /** Stays open when the hash disappears from the address. NAV-072 */
  exemptFromHash?: boolean;
  /** Neither Escape nor the overlay nor a cross closes it. NAV-076 */
  hideClose?: boolean;
  /** Cannot be closed while sign-in is required. NAV-079 */
  authOnly?: boolean;
  /** Opening adds an entry to the history instead of replacing it: Back leaves the page as it is, under the modal. MISC-019, MISC-020 */
  pushesHistory?: boolean;
  /** Needs data that an address cannot carry: opened from an address it is left out and the hash cleared. NAV-060 */
  needsData?: boolean;
}

/** Pages on which a required sign-in may be put aside: those to read, and those that sign in themselves. NAV-079 */
const OPEN_WITHOUT_SIGN_IN =
  /^\/(agreement|privacy|terms|eticheskie-principy|faq|auth_methods|welcome|documents\/|provider\/|promo(\/|$)|news(\/|$)|packets(\/|$))/;

export const isOpenWithoutSignIn = (pathname: string): boolean => OPEN_WITHOUT_SIGN_IN.test(pathname);

export const mayCloseModal = (
  flags: ModalFlags,
  { signInRequired, pathname }: { signInRequired: boolean; pathname: string },
): boolean => !flags.hideClose && !(flags.authOnly && signInRequired && !isOpenWithoutSignIn(pathname));

/** What the hash asks for: a modal that is known and can be opened from an address, or nothing. NAV-059, NAV-060, NAV-071 */
export function modalOfHash<Id extends string>(
  hash: string,
  known: Readonly<Record<Id, ModalFlags>>,
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
