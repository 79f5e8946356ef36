import { readUrl } from '@livery/contract/schema';

/** What a viewer was about to do when the sign-in came in between: where they go on afterwards. AUTH-040, AUTH-041, AUTH-043 */
export interface AfterSignIn<Modal extends string = string> {
  /** Path and query of a page of the site. */
  readonly page?: string;
  /** A modal's id. */
  readonly modal?: Modal;
  /** Starts the purchase again. */
  readonly buy?: () => void;
}

/** Ways to go on that the site has. */
export interface AfterSignInPorts<Modal extends string = string> {
  readonly goTo: (page: string) => void;
  readonly open: (modal: Modal) => void;
}

/** The page, on it the modal, then the purchase: each once. AUTH-042, AUTH-044 */
export function goOn<Modal extends string>(
  { page, modal, buy }: AfterSignIn<Modal>,
  { goTo, open }: AfterSignInPorts<Modal>,
): void {
  if (page !== undefined) goTo(page);
  if (modal !== undefined) open(modal);
  buy?.();
}

/**
 * The page of the site that an address names: path, query and hash. Null for an address of any other origin, and for what is no address: nobody
 * may be sent away by a link of ours.
 */
export function pageOfOrigin(address: string | null, origin: string): string | null {
  const url = address === null ? null : readUrl(address, origin);
  if (!url) return null;
  // A `blob:` has the origin of its maker.
  const isOurs = url.origin === origin && /^https?:$/.test(url.protocol);
  return isOurs ? url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash : null;
}
