import { callWith } from '@livery/api-client/call-with';
import type { Answer, Args, Endpoint } from '@livery/contract/endpoint';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import { GUEST_PASSWORD_SALT, guestPassword } from '@livery/domain/session/enrolment';
import type { ServerLanguage } from '@livery/i18n/languages';
import { APP_VERSION } from '@livery/brand-kit/page-data';

/** The API says that this is not there. */
export class NotThere extends Error {}
/** The API does not answer, or not what is asked. */
class ApiTrouble extends Error {}

/** Asks the API in a language. @throws NotThere, ApiTrouble */
export type Ask = <E extends Endpoint>(endpoint: E, args: Args<E>) => Promise<Answer<E>>;

export interface GuestApiOptions {
  readonly apiOrigin: string;
  readonly fetch: typeof fetch;
}

/** What belongs to a person, a lost film among it, is no answer to a guest. */
const NOT_THERE: ReadonlySet<number> = new Set([404, 410]);
const REFUSED = 401;
/** Nobody waits longer than this for one call, whose answer may still be kept for the next crawler. */
const CALL_MS = 10_000;

/**
 * The API as a guest sees it: one account for the life of the server, made at the first call and signed in again when its token is refused. It
 * needs no key of an operator, and shows a crawler what everybody sees.
 */
export function guestApi({ apiOrigin, fetch }: GuestApiOptions): (language: ServerLanguage) => Ask {
  const account = { username: crypto.randomUUID() };
  const password = guestPassword(account.username, GUEST_PASSWORD_SALT);
  let isMade = false;
  let signingIn: Promise<string> | null = null;

  const send = <E extends Endpoint>(endpoint: E, args: Args<E>, language: ServerLanguage, token: string | null) =>
    callWith(endpoint, args, {
      origin: apiOrigin,
      language: () => language,
      fetch,
      token,
      signal: AbortSignal.timeout(CALL_MS),
    });

  async function signIn(language: ServerLanguage): Promise<string> {
    if (!isMade) {
      const guest = { ...account, password, isGuest: true, appVersion: APP_VERSION };
      const made = await send(sessionEndpoints.createGuest, guest, language, null);
      if (made.error) throw new ApiTrouble(`${made.error.endpoint}: ${made.error.kind}`);
      isMade = true;
    }
    const grant = await send(sessionEndpoints.login, { login: account.username, password }, language, null);
    if (grant.error) throw new ApiTrouble(`${grant.error.endpoint}: ${grant.error.kind}`);
    return grant.data.accessToken;
  }

  /** One sign-in at a time, for all who wait; one that failed is tried again by the next. */
  const token = (language: ServerLanguage): Promise<string> => {
    signingIn ??= signIn(language).catch((error: unknown) => {
      signingIn = null;
      throw error;
    });
    return signingIn;
  };

  return (language) =>
    async function ask<E extends Endpoint>(endpoint: E, args: Args<E>): Promise<Answer<E>> {
      const current = token(language);
      const first = await send(endpoint, args, language, await current);
      const isRefused = first.error?.kind === 'http' && first.error.status === REFUSED;
      if (isRefused && signingIn === current) signingIn = null;
      const { data, error } = isRefused ? await send(endpoint, args, language, await token(language)) : first;
      if (!error) return data as Answer<E>;
      if (error.kind === 'http' && NOT_THERE.has(error.status)) throw new NotThere(endpoint.name);
      throw new ApiTrouble(`${error.endpoint}: ${error.kind}`);
    };
}
