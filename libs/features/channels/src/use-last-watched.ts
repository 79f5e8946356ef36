import { isAdultChannel } from '@livery/domain/schedule';
import { channelAccess, lastWatchedOf, readLastWatched, watched, type ViewerChannel } from '@livery/domain/channels';
import { selectActiveProfile, activeRole } from '@livery/domain/profiles';
import { STORED } from '@livery/domain/stored-keys';
import { useServices } from '@livery/widgets/services';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

/** What this profile watched last, newest first, without what is for adults. CHAN-062, CHAN-063 */
export function useLastWatched<T extends ViewerChannel>(channels: readonly T[], current: T | null): readonly T[] {
  const { storage } = useServices();
  const role = useSelector(activeRole);
  const active = useSelector(selectActiveProfile);
  const profile = active.kind === 'known' ? active.id : role;
  const [all, setAll] = useState(() => readLastWatched(storage.get(STORED.lastChannels)));
  // What is not open was not watched, wherever its page was.
  const isWatched = current !== null && channelAccess(current) === 'open' && !isAdultChannel(current, role);
  const remembered = isWatched ? current.id : null;
  useEffect(() => {
    if (remembered === null) return;
    // What is stored goes before what this screen has read once: another tab writes there, too.
    const before = readLastWatched(storage.get(STORED.lastChannels));
    const after = { ...before, [profile]: watched(before[profile] ?? [], remembered) };
    storage.set(STORED.lastChannels, JSON.stringify(after));
    setAll(after);
  }, [storage, remembered, profile]);
  return lastWatchedOf(all[profile] ?? [], channels, (channel) => isAdultChannel(channel, role));
}
