import { expect, it } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { isBackAfterAWhile, isChoiceOfProfiles, keepPresence, SAME_VIEWER_FOR_MS } from './who-watches.ts';

const NOON_MS = Date.UTC(2026, 0, 1, 12);

function storeOf(entries: Readonly<Record<string, string>>) {
  const values = new Map(Object.entries(entries));
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}
const MEMBER = { [STORED.profileId]: '3', [STORED.profileRole]: 'adult' };

it('PROF-001 whoever was here within the hour is not asked at the start, whoever comes back later is', () => {
  const store = storeOf(MEMBER);
  keepPresence(store, NOON_MS);
  const back = [0, 1, SAME_VIEWER_FOR_MS - 1, SAME_VIEWER_FOR_MS, 24 * SAME_VIEWER_FOR_MS];
  expect(back.map((awayMs) => isBackAfterAWhile(store, NOON_MS + awayMs))).toEqual([false, false, false, true, true]);
});

it('PROF-001 a moment that is missing, unreadable or still to come is as good as none', () => {
  for (const seenAt of [undefined, 'yesterday', String(NOON_MS + 1)]) {
    const store = storeOf({ ...MEMBER, ...(seenAt !== undefined && { [STORED.seenAt]: seenAt }) });
    expect(isBackAfterAWhile(store, NOON_MS)).toBe(true);
  }
});

it('PROF-001 a guest and a first visit have nobody to choose from', () => {
  expect(isBackAfterAWhile(storeOf({}), NOON_MS)).toBe(false);
});

it('PROF-001 one profile is no choice, two are', () => {
  expect([[], [1], [1, 2], [1, 2, 3]].map(isChoiceOfProfiles)).toEqual([false, false, true, true]);
});
