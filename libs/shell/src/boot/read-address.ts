import { readStartQuery, withoutReturn, withoutSecrets, type StartQuery } from '@livery/domain/session';

export interface StartAddress {
  readonly pathname: string;
  readonly query: StartQuery;
  /** The address as it is shown from now on: what is secret has been read. */
  readonly shown: string;
}

/** To the history of a browser `//` begins the name of another host. */
const ownPath = (pathname: string) => pathname.replace(/^\/{2,}/, '/');

/** What the site is opened with. Whoever comes back from a payment page sees where their payment stands. BOOT-023, PAY-056 */
export function readAddress(given: Pick<Location, 'pathname' | 'search' | 'hash'>): StartAddress {
  const pathname = ownPath(given.pathname);
  const query = readStartQuery({ pathname, search: given.search });
  const [hash, search] = query.isPaymentReturn
    ? ['#pay_transaction', withoutReturn(given.search)]
    : [given.hash, given.search];
  return { pathname, query, shown: pathname + withoutSecrets(search) + hash };
}
