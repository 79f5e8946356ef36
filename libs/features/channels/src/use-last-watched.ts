import { isAdultChannel } from '@livery/domain/schedule';
import { channelAccess, lastWatchedOf, readLastWatched, watched, type ViewerChannel } from '@livery/domain/channels';
import { activeRole } from '@livery/domain/profiles';
import { STORED } from '@livery/domain/stored-keys';
import { keepByViewer, useKeptByViewer } from '@livery/widgets/kept-by-viewer';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';

const NONE: readonly number[] = [];
const lastChannels = keepByViewer({ key: STORED.lastChannels, read: readLastWatched, none: NONE });

/** What this profile watched last, newest first, without what is for adults. CHAN-062, CHAN-063 */
export function useLastWatched<T extends ViewerChannel>(channels: readonly T[], current: T | null): readonly T[] {
  const role = useSelector(activeRole);
  const { viewer, kept, change } = useKeptByViewer(lastChannels);
  // What is not open was not watched, wherever its page was.
  const isWatched = current !== null && channelAccess(current) === 'open' && !isAdultChannel(current, role);
  const remembered = isWatched ? current.id : null;
  const remember = useEffectEvent((id: number) => change((before) => watched(before, id)));
  useEffect(() => {
    if (remembered !== null) remember(remembered);
  }, [remembered, viewer]);
  return lastWatchedOf(kept, channels, (channel) => isAdultChannel(channel, role));
}
