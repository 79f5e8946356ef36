import type { PlayerOptions } from '../player.ts';
import { hurriedClock } from './hurried-clock.ts';
import { mountPlayer } from './mounted-player.ts';
import { watchPicture } from './watched-picture.ts';

/** A player in a hurry that writes down what it shows, and what it does about errors. */
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
  return { ...mounted, remedies, picture: watchPicture(mounted.player) };
}
