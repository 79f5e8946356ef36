import type { Player } from '@livery/player-core';
import { createContext, use, type ReactNode } from 'react';
import type { PictureInPicture } from './picture-in-picture.ts';

/** What plays, apart from the page that shows it: it may outlive that page in the mini player. */
export interface PersistentContent {
  /** The same id is the same content: a page that comes back to it finds it as it is. */
  readonly id: string;
  /** Of the page that shows it, with its query. */
  readonly address: string;
  /** Everything that plays it: stream, reports, controls. */
  readonly element: ReactNode;
}

/**
 * The one player of the site. Its element stands above the routes and is laid over the place that the current page keeps free, because an
 * element that is taken out of its document stops playing.
 */
export interface PlayerHostHandle {
  /** The player, once its library has come; null before. */
  readonly player: Player | null;
  /** Where the page's controls are drawn: inside the player's own box, so that they follow it into fullscreen. */
  readonly controls: HTMLElement | null;
  /** A window of its own for the picture with its controls, where the browser has one. */
  readonly pictureWindow?: PictureInPicture | null;
  toggleFullscreen(): void;
  /** Fetches the player's code for a press that is likely to come; once, and in silence. */
  prefetch?(): void;
  /** Lays the player over `place` until the signal aborts. Then it falls silent, unless the content `id` goes on in the mini player. */
  cover(place: HTMLElement, signal: AbortSignal, id?: string): void;
  /** Absent where everything that plays ends with its page. */
  readonly persistent?: PersistentPlayback;
}

export interface PersistentPlayback {
  /** The id of what plays; null for nothing. */
  readonly current: string | null;
  /** Its place on the page; null in the mini player, and in a window of its own whose page has gone. */
  readonly place: HTMLElement | null;
  draw(content: PersistentContent): void;
  end(): void;
}

const PlayerHostContext = createContext<PlayerHostHandle | null>(null);
export const PlayerHostProvider = PlayerHostContext.Provider;

export function usePlayerHost(): PlayerHostHandle {
  const host = use(PlayerHostContext);
  if (!host) throw new Error('usePlayerHost() needs <PlayerHost>');
  return host;
}
