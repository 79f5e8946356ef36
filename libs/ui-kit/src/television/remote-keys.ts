import type { Direction } from './nearest-in-direction.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The direction of an arrow key by itself. */
export const directionOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): Direction | undefined =>
  altKey || ctrlKey || metaKey || shiftKey ? undefined : ARROWS[key];

/** What sets call the key Back by name, and by number where they give none: webOS 461, Tizen 10009. */
const BACK_KEYS: readonly string[] = ['BrowserBack', 'GoBack', 'XF86Back'];
const BACK_CODES: readonly number[] = [461, 10009];

/** The remote's own key Back; Escape, which means the same, is every keyboard's. */
export const isRemoteBack = ({ key, keyCode }: Pick<KeyboardEvent, 'key' | 'keyCode'>): boolean =>
  BACK_KEYS.includes(key) || BACK_CODES.includes(keyCode);
