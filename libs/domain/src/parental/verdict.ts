import type { ParentalSettings } from '@livery/contract/session/entities';
import { TRANSACTION_GRACE_MS } from './constants.ts';

/** What a PIN may stand before. PIN-001 */
export const PARENTAL_ACTIONS = ['program', 'channel', 'vod', 'pay', 'profile', 'parental', 'settings'] as const;
export type ParentalAction = (typeof PARENTAL_ACTIONS)[number];

/** What is known of the viewer and this device when an action is asked for. */
export interface ParentalCircumstances {
  readonly isGuest: boolean;
  /** `ignore`: the viewer chose to go without a PIN. PIN-018 */
  readonly status: 'set' | 'notset' | 'ignore';
  /** What the PIN stands before, by the device's settings. PIN-043 */
  readonly protects: Pick<ParentalSettings, Exclude<ParentalAction, 'parental'>>;
  /** A host page has asked to leave to it what is watched. PIN-014 */
  readonly isLeftToHost: boolean;
  /** When the last PIN was accepted, and how long that holds; `null`: not at all. */
  readonly acceptedAtMs: number | null;
  readonly graceMinutes: number | null;
  readonly lastTransactionAtMs: number | null;
  readonly nowMs: number;
}

/** What stands between a viewer and an action. */
export type ParentalVerdict = 'granted' | 'signIn' | 'setPin' | 'enterPin';

/** Watching, as opposed to changing who may watch or pay. PIN-012, PIN-013, PIN-014 */
const WATCHING: ReadonlySet<ParentalAction> = new Set(['vod', 'channel', 'program']);
/** A guest has no PIN of their own. PIN-005 */
const NEEDS_ACCOUNT: ReadonlySet<ParentalAction> = new Set(['channel', 'program']);

/** The first line that applies decides. */
export function parentalVerdict(action: ParentalAction, viewer: ParentalCircumstances): ParentalVerdict {
  if (!isProtected(action, viewer)) return 'granted';
  if (WATCHING.has(action) && (viewer.isLeftToHost || isJustPaid(viewer.lastTransactionAtMs, viewer.nowMs)))
    return 'granted';
  if (viewer.isGuest && NEEDS_ACCOUNT.has(action)) return 'signIn';
  if (viewer.status === 'ignore') return 'granted';
  if (viewer.status === 'notset') return 'setPin';
  return isWithinGrace(viewer) ? 'granted' : 'enterPin';
}

/** The parental settings themselves are protected by any PIN that there is. PIN-002, PIN-043 */
const isProtected = (action: ParentalAction, { protects, status }: ParentalCircumstances): boolean =>
  action === 'parental' ? status === 'set' : protects[action];

/** PIN-003, PIN-009, PIN-010, PIN-011. A clock that was put back opens nothing. */
function isWithinGrace({
  acceptedAtMs,
  graceMinutes,
  nowMs,
}: Pick<ParentalCircumstances, 'acceptedAtMs' | 'graceMinutes' | 'nowMs'>): boolean {
  if (acceptedAtMs === null || graceMinutes === null) return false;
  const passedMs = nowMs - acceptedAtMs;
  return passedMs >= 0 && passedMs < graceMinutes * 60_000;
}

/** PIN-012. A clock that was put back opens nothing. */
export function isJustPaid(lastTransactionAtMs: number | null, nowMs: number): boolean {
  if (lastTransactionAtMs === null) return false;
  const passedMs = nowMs - lastTransactionAtMs;
  return passedMs >= 0 && passedMs <= TRANSACTION_GRACE_MS;
}

/** BOOT-024, PIN-014, PIN-015 */
export const isLeftToHost = (isEmbedded: boolean, query: URLSearchParams): boolean =>
  isEmbedded && ['1', 'true'].includes(query.get('ignore_parental_control') ?? '');

/** Of a device's `settings.parentalChannels`; what is no number of minutes is none. PIN-029 */
export function graceMinutesOf(parentalChannels: string | undefined): number | null {
  const minutes = Number(parentalChannels ?? '');
  return Number.isInteger(minutes) && minutes > 0 ? minutes : null;
}
