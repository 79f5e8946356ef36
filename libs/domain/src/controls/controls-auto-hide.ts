/** Controls go after so long without a hand on them. CTRL-043 */
export const CONTROLS_HIDE_MS = 5_000;

interface Scene {
  readonly isPlaying: boolean;
  readonly isMenuOpen: boolean;
  /** The pointer rests on a control. A finger that was lifted rests on nothing. */
  readonly isPointerOverControls: boolean;
}

/** Whether controls may go when nobody stirs. CTRL-045 */
export const mayControlsHide = ({ isPlaying, isMenuOpen, isPointerOverControls }: Scene): boolean =>
  isPlaying && !isMenuOpen && !isPointerOverControls;

/** What stands in the way of the player's keys. */
export type KeyBarrier = 'modal' | 'search' | 'ad' | 'preview';

/** CTRL-031…034 */
export const mayUsePlayerKeys = (barriers: ReadonlySet<KeyBarrier>): boolean => barriers.size === 0;

/** What Escape can act on, topmost first. */
const LAYERS = ['modal', 'menu', 'fullscreen', 'search', 'miniPlayer', 'tvPage'] as const;
export type Layer = (typeof LAYERS)[number];

/** The one layer that a press of Escape is for. CTRL-029, CTRL-030 */
export const layerOfEscape = (open: ReadonlySet<Layer>): Layer | null =>
  LAYERS.find((layer) => open.has(layer)) ?? null;
