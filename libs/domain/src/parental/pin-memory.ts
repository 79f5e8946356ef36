import type { KeyValueStore } from '../ports.ts';
import type { ProfileRole } from '../schedule/adult.ts';
import { STORED } from '../stored-keys.ts';
import type { PinTries } from './pin-entry.ts';

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

/** PIN-012, PAY-049 */
export const lastTransactionAtMs = (store: KeyValueStore): number | null => {
  const stored = store.get(STORED.lastTransactionAt);
  return stored === null ? null : numberOrNull(Number(stored));
};

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
