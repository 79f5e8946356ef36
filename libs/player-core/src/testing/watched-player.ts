import type { PlayerOptions } from '../player.ts';
import { hurriedClock } from './hurried-clock.ts';
import { mountPlayer } from './mounted-player.ts';
import { watchPicture } from './watched-picture.ts';

/** A player in a hurry that writes down what it shows, what it does about errors, and every intent that it took for the viewer's. */
export function mountWatched(
  options: Omit<PlayerOptions, 'element'> = {},
  whenOver?: Parameters<typeof mountPlayer>[1],
) {
  const watched = { ...options, services: { clock: hurriedClock(4), ...options.services } };
  const mounted = mountPlayer(watched, whenOver);
  const remedies: string[] = [];
  mounted.player.on('warning', ({ error, remedy }) => {
    if (remedy !== 'ignore') remedies.push(`${error.code} ${remedy}`);
  });
  const intents: boolean[] = [];
  mounted.player.subscribe(
    ({ wantsToPlay }) => wantsToPlay,
    (wantsToPlay) => intents.push(wantsToPlay),
  );
  return { ...mounted, remedies, intents, picture: watchPicture(mounted.player) };
}
