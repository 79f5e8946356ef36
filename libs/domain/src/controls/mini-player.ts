/** The mini player: the corner in which it stands while the viewer is elsewhere on the site. */
export const MINI_PLAYER_CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type MiniPlayerCorner = (typeof MINI_PLAYER_CORNERS)[number];
export const DEFAULT_MINI_PLAYER_CORNER: MiniPlayerCorner = 'bottom-right';

/** What is known in the moment in which the page of what plays goes away. */
export interface Leaving {
  /** The viewer wants the mini player: a setting of the device. */
  readonly isWanted: boolean;
  /** The page is inside of another site. */
  readonly isEmbedded: boolean;
  /** The address is another one: a page that drops its player while the viewer is still there has its reasons. */
  readonly isElsewhere: boolean;
  /** It plays, or would if the network let it; what is paused, over or broken does not. */
  readonly isPlaying: boolean;
  /** Somebody else watches now, or nobody: another profile, an account that has signed out. */
  readonly isOtherViewer: boolean;
  /** The picture has a window of its own, which the viewer has opened by hand. */
  readonly isInWindow: boolean;
}

/** What plays goes on in the mini player only when the viewer has walked away from it while it played. */
export function afterLeaving(leaving: Leaving): 'goesOn' | 'ends' {
  const { isWanted, isEmbedded, isElsewhere, isPlaying, isOtherViewer, isInWindow } = leaving;
  const mayGoOn = isWanted && isElsewhere && !isEmbedded && !isOtherViewer;
  return mayGoOn && (isPlaying || isInWindow) ? 'goesOn' : 'ends';
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corner that a picture let go at `centre` belongs to, in a window of that size. */
export function nearestCorner(centre: Point, { width, height }: { width: number; height: number }): MiniPlayerCorner {
  const vertical = centre.y < height / 2 ? 'top' : 'bottom';
  return `${vertical}-${centre.x < width / 2 ? 'left' : 'right'}`;
}

/** The corner in the direction of an arrow key; the same one where there is none, and for other keys. */
export function cornerByKey(corner: MiniPlayerCorner, key: string): MiniPlayerCorner {
  const [vertical, horizontal] = corner.split('-') as ['top' | 'bottom', 'left' | 'right'];
  switch (key) {
    case 'ArrowUp':
      return `top-${horizontal}`;
    case 'ArrowDown':
      return `bottom-${horizontal}`;
    case 'ArrowLeft':
      return `${vertical}-left`;
    case 'ArrowRight':
      return `${vertical}-right`;
    default:
      return corner;
  }
}
