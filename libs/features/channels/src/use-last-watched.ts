import { isAdultChannel } from '@livery/domain/schedule';
import { lastWatchedOf, readLastWatched, watched, type ViewerChannel } from '@livery/domain/channels';
import { STORED } from '@livery/domain/stored-keys';
import { useServices } from '@livery/widgets/services';
import { useEffect, useState } from 'react';
import { useRole } from './use-role.ts';

/** What this profile watched last, newest first, without what is for adults. CHAN-062, CHAN-063 */
export function useLastWatched<T extends ViewerChannel>(channels: readonly T[], current: T | null): readonly T[] {
  const { storage } = useServices();
  const role = useRole();
  const profile = storage.get(STORED.profileId) ?? role;
  const [all, setAll] = useState(() => readLastWatched(storage.get(STORED.lastChannels)));
  const remembered = current !== null && !isAdultChannel(current, role) ? current.id : null;
  useEffect(() => {
    if (remembered === null) return;
    setAll((before) => ({ ...before, [profile]: watched(before[profile] ?? [], remembered) }));
  }, [remembered, profile]);
  useEffect(() => {
    storage.set(STORED.lastChannels, JSON.stringify(all));
  }, [storage, all]);
  return lastWatchedOf(all[profile] ?? [], channels, (channel) => isAdultChannel(channel, role));
}
