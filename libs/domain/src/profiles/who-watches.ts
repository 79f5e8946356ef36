import type { KeyValueStore } from '../ports.ts';
import { STORED } from '../stored-keys.ts';
import { savedActiveProfile } from './active-profile.ts';

/** Somebody who was here within this time is taken for the same viewer: a reload asks nothing. */
export const SAME_VIEWER_FOR_MS = 3_600_000;

/** Fewer profiles than this are no choice. */
const FEWEST_PROFILES = 2;

/** Keeps that somebody is here, whose profile is known. */
export const keepPresence = (store: KeyValueStore, nowMs: number): void => store.set(STORED.seenAt, String(nowMs));

/** Whether the start may have to ask who is watching: a member comes back after an hour or more, or nobody knows after how long. */
export function isBackAfterAWhile(store: KeyValueStore, nowMs: number): boolean {
  if (savedActiveProfile(store) === null) return false;
  const awayMs = nowMs - Number(store.get(STORED.seenAt) ?? Number.NaN);
  // A moment that is still to come was written by a clock that went wrong.
  return !(awayMs >= 0 && awayMs < SAME_VIEWER_FOR_MS);
}

/** Who is watching is asked where there is a choice. */
export const isChoiceOfProfiles = (profiles: readonly unknown[]): boolean => profiles.length >= FEWEST_PROFILES;
