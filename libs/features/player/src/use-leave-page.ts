import { readUrl } from '@livery/contract/schema';
import { afterLeaving } from '@livery/domain/controls';
import { selectActiveProfile } from '@livery/domain/profiles';
import { selectSession, sessionUser } from '@livery/domain/session';
import type { Player } from '@livery/player-core';
import { isUnderWay, type PlayerState } from '@livery/player-core/state';
import { isEmbedded } from '@livery/domain/embedded';
import { useValue } from '@livery/value/react';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerHost, type PersistentContent } from '@livery/widgets/player-host';
import { useDeviceSettings } from '@livery/widgets/player-settings';
import { useEffect, useImperativeHandle, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';

/** Identifies the viewer: changes with the account and with its profile. */
const viewerOf = (root: unknown): string => `${sessionUser(selectSession(root))?.id} ${selectActiveProfile(root).turn}`;

const plays = (state: PlayerState): boolean => isUnderWay(state) && state.lifecycle !== 'idle';

interface Circumstances {
  player: Player | null;
  content: PersistentContent | null;
  isInWindow: boolean;
}

/** Decides whether what plays goes on in the mini player when its page is left, and ends what may not go on there. */
export function useLeavePage(goesOn: RefObject<() => boolean>, { player, content, isInWindow }: Circumstances): void {
  const { persistent } = usePlayerHost();
  const [{ corner }] = useDeviceSettings();
  const hasNoPicture = useValue(usePlayerBus().hasNoPicture);
  const viewer = useSelector(viewerOf);
  const isOtherViewer = useFirst(viewer, content?.id) !== viewer;

  useImperativeHandle(goesOn, () => () => {
    if (!content || !player) return false;
    const home = readUrl(content.address, location.href) ?? location;
    const leaving = {
      isWanted: corner !== 'off',
      isEmbedded: isEmbedded(home.pathname),
      isElsewhere: home.pathname !== location.pathname,
      isPlaying: plays(player.state) && !hasNoPicture,
      isOtherViewer,
      isInWindow,
    };
    return afterLeaving(leaving) === 'goesOn';
  });

  const isAlone = content !== null && persistent?.place === null;
  const mayNotGoOn = isAlone && (isOtherViewer || hasNoPicture || corner === 'off');
  useEffect(() => {
    if (mayNotGoOn) persistent?.end();
  }, [mayNotGoOn, persistent]);
}

/** The value as it was when the key changed last. */
function useFirst<T>(value: T, key: unknown): T {
  const [first, setFirst] = useState({ value, key });
  if (first.key === key) return first.value;
  setFirst({ value, key });
  return value;
}
