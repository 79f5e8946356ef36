import { STORED } from '../stored-keys.ts';
import type { KeyValueStore } from '../ports.ts';

/** Everything that the address tells at start. BOOT-018 */
export interface StartQuery {
  /** Selects the partner's rules for this page session. BOOT-019 */
  readonly partner: string | null;
  /** Goes along as `refer_id` of a created user. BOOT-020 */
  readonly partnerToken: string | null;
  /** Signs the visit in. BOOT-021 */
  readonly accessToken: string | null;
  /** BOOT-022 */
  readonly deviceSerial: string | null;
  /** Whose messenger the mini-app runs in. NAV-040 */
  readonly telegramId: string | null;
  /** As the link says it; `startPosition` of the schedule understands it. */
  readonly ts: string | null;
  /** The viewer comes back from a payment page. BOOT-023 */
  readonly isPaymentReturn: boolean;
  /** BOOT-025 */
  readonly clickId: string | null;
  /** Whoever looks into a fault sees what support asks for. BOOT-026 */
  readonly showsDebug: boolean;
}

/** The first one that is there wins. BOOT-025 */
const CLICK_ID_NAMES = ['click_id', 'clickid', 'clickId', 'aff_click_id'];
const SECRETS = ['token', 'access_token', 'device_serial', 'telegram_id'];

export function readStartQuery({ pathname, search }: { pathname: string; search: string }): StartQuery {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) || null;
  return {
    partner: text('partner'),
    partnerToken: text('token'),
    accessToken: text('access_token'),
    deviceSerial: text('device_serial'),
    telegramId: pathname === '/miniapp' ? text('telegram_id') : null,
    ts: text('ts'),
    isPaymentReturn: query.get('purchased') === 'true',
    clickId: CLICK_ID_NAMES.map(text).find((id) => id !== null) ?? null,
    showsDebug: !['false', '0'].includes(query.get('show_debug') ?? '0'),
  };
}

/** The query without what must not stand in the address bar; everything else stays letter by letter. BOOT-021 */
export function withoutSecrets(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((name) => SECRETS.includes(name)));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

/** Whoever comes back from a payment page does so once: a reload of the page does not. PAY-057 */
export const withoutReturn = (search: string): string =>
  search.replace(/([?&])purchased=[^&]*(&|$)/, (_, before: string, after: string) => (after ? before : ''));

/** A new click id replaces the stored one; a visit without one keeps it. BOOT-025, BOOT-049 */
export function rememberClickId(store: KeyValueStore, { clickId }: StartQuery): void {
  if (clickId !== null) store.set(STORED.clickId, clickId);
}
