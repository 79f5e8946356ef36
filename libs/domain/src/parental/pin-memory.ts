import type { KeyValueStore } from '../ports.ts';
import type { ProfileRole } from '../schedule/adult.ts';
import { STORED } from '../stored-keys.ts';
import type { PinTries } from './pin-entry.ts';
import { isJustPaid } from './verdict.ts';

/** For whom a PIN was accepted: neither another account nor a child's profile goes through the door that an adult has opened. */
export interface PinHolder {
  readonly userId: number;
  readonly role: ProfileRole;
}

/** Keeps when a PIN was accepted, where it is to hold for a while; nothing otherwise. No digit is ever kept. PIN-009, PIN-010 */
export function rememberAcceptedPin(
  store: KeyValueStore,
  { userId, role }: PinHolder,
  { nowMs, graceMinutes }: { readonly nowMs: number; readonly graceMinutes: number | null },
): void {
  if (graceMinutes === null) store.remove(STORED.pinAccepted);
  else store.set(STORED.pinAccepted, JSON.stringify({ userId, role, atMs: nowMs }));
}

/** When this viewer's PIN was last accepted. */
export function acceptedPinAtMs(store: KeyValueStore, holder: PinHolder): number | null {
  const { userId, role, atMs } = readObject(store, STORED.pinAccepted);
  return userId === holder.userId && role === holder.role ? numberOrNull(atMs) : null;
}

export function rememberTries(store: KeyValueStore, tries: PinTries): void {
  const { wrongInRow, lockedUntilMs, lastMessageAtMs } = tries;
  if (wrongInRow === 0 && lastMessageAtMs === null) store.remove(STORED.pinTries);
  else store.set(STORED.pinTries, JSON.stringify({ wrongInRow, lockedUntilMs, lastMessageAtMs }));
}

export function rememberedTries(store: KeyValueStore): PinTries {
  const { wrongInRow, lockedUntilMs, lastMessageAtMs } = readObject(store, STORED.pinTries);
  return {
    wrongInRow: Math.max(0, Math.trunc(numberOrNull(wrongInRow) ?? 0)),
    lockedUntilMs: numberOrNull(lockedUntilMs),
    lastMessageAtMs: numberOrNull(lastMessageAtMs),
  };
}

/** How a payment ended last. PAY-049 */
export interface LastTransaction {
  readonly atMs: number;
  readonly isComplete: boolean;
  /** It was paid in a way that asks for no PIN. PAY-035 */
  readonly skipsPin: boolean;
}

export const rememberTransaction = (store: KeyValueStore, last: LastTransaction): void =>
  store.set(STORED.lastTransactionAt, JSON.stringify(last));

/** When something was last paid for. One that did not come about opens nothing. PIN-012 */
export const lastTransactionAtMs = (store: KeyValueStore): number | null => {
  const { atMs, isComplete } = readObject(store, STORED.lastTransactionAt);
  return isComplete === true ? numberOrNull(atMs) : null;
};

/** Whether whoever pays now has just paid in a way that asks for no PIN. PAY-035 */
export function hasJustPaidWithoutPin(store: KeyValueStore, nowMs: number): boolean {
  const { skipsPin } = readObject(store, STORED.lastTransactionAt);
  return skipsPin === true && isJustPaid(lastTransactionAtMs(store), nowMs);
}

const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Storage is open to anybody's hands: what cannot be understood is nothing. */
function readObject(store: KeyValueStore, key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(store.get(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
