import { ENGINES } from '@livery/player-core/engines';
import { savesData } from '@livery/platform/network';

/**
 * Fetches what a press on a channel will need: the player's layer, the engine of live television and its worker. Nothing of it plays, and what
 * does not come now comes with the press.
 * @returns whether all is there; false where data are saved, or nothing of it would be of use
 */
export async function prefetchPlayer(hlsWorkerPath: string): Promise<boolean> {
  if (savesData() || !('MediaSource' in globalThis)) return false;
  await Promise.all([
    import('./player-layer.tsx'),
    ENGINES['hlsjs-light'](),
    fetch(hlsWorkerPath, { priority: 'low' }),
  ]);
  return true;
}
