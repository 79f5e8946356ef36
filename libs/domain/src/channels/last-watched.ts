/** So many are remembered. CHAN-062 */
const LAST_WATCHED_COUNT = 10;

/** The ids of the channels watched last by each profile, newest first. */
export type LastWatched = Readonly<Record<string, readonly number[]>>;

/** A channel that is watched now stands first; what it was before is forgotten. CHAN-062 */
export const watched = (before: readonly number[], channelId: number): readonly number[] =>
  before[0] === channelId
    ? before
    : [channelId, ...before.filter((id) => id !== channelId)].slice(0, LAST_WATCHED_COUNT);

/** What was stored: whatever is no list of ids counts as nothing. */
export function readLastWatched(stored: string | null): LastWatched {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).map(([profile, ids]) => [
        profile,
        Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)).slice(0, LAST_WATCHED_COUNT) : [],
      ]),
    );
  } catch {
    return {};
  }
}

/** The remembered channels that may be shown: still in the viewer's list, and not for adults. CHAN-063 */
export function lastWatchedOf<T extends { readonly id: number }>(
  ids: readonly number[],
  channels: readonly T[],
  isAdult: (channel: T) => boolean,
): readonly T[] {
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  return ids.flatMap((id) => byId.get(id) ?? []).filter((channel) => !isAdult(channel));
}
