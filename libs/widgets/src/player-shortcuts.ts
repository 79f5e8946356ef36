import { SKIP_SECONDS } from '@livery/domain/controls';
import type { PlainKey } from '@livery/i18n';
import type { PlayerActions } from './player-bus.ts';

export interface Shortcut {
  /** Physical keys (`KeyboardEvent.code`): they stand in the same place in every layout. CTRL-024 */
  readonly codes: readonly string[];
  readonly shift?: boolean;
  /** As it is printed on the key. */
  readonly caps: readonly string[];
  readonly label: PlainKey;
  /** Undefined where the page cannot. */
  act(actions: PlayerActions): (() => void) | undefined;
}

const shortcut = (
  codes: readonly string[],
  caps: readonly string[],
  label: PlainKey,
  act: Shortcut['act'],
  shift = false,
): Shortcut => ({ codes, caps, label, act, shift });

/**
 * Every key of the player, once: the handler, the overlay, hints and `aria-keyshortcuts` read it. Escape is not here: it belongs to whatever
 * lies on top.
 */
export const SHORTCUTS = {
  play: shortcut(['Space', 'KeyK'], ['Space', 'K'], 'player_key_play', (a) => a.togglePlay),
  skipBack: shortcut(
    ['ArrowLeft', 'KeyJ'],
    ['←', 'J'],
    'player_key_back',
    ({ skip }) => skip && (() => skip(-SKIP_SECONDS)),
  ),
  skipForward: shortcut(
    ['ArrowRight', 'KeyL'],
    ['→', 'L'],
    'player_key_forward',
    ({ skip }) => skip && (() => skip(SKIP_SECONDS)),
  ),
  toStart: shortcut(['Home'], ['Home'], 'content_watch_from_start', (a) => a.toStart),
  louder: shortcut(['ArrowUp'], ['↑'], 'player_key_louder', (a) => () => a.changeVolume(1)),
  quieter: shortcut(['ArrowDown'], ['↓'], 'player_key_quieter', (a) => () => a.changeVolume(-1)),
  mute: shortcut(['KeyM'], ['M'], 'player_mute', (a) => a.toggleMuted),
  fullscreen: shortcut(['KeyF'], ['F'], 'player_fullscreen_enter', (a) => a.toggleFullscreen),
  pictureInPicture: shortcut(['KeyI'], ['I'], 'player_pip_enter', (a) => a.togglePictureInPicture),
  subtitles: shortcut(['KeyC'], ['C'], 'player_subtitles', (a) => a.toggleSubtitles),
  faster: shortcut(
    ['Period'],
    ['Shift', '>'],
    'player_key_faster',
    (a) => a.changeSpeed && (() => a.changeSpeed?.(1)),
    true,
  ),
  slower: shortcut(
    ['Comma'],
    ['Shift', '<'],
    'player_key_slower',
    (a) => a.changeSpeed && (() => a.changeSpeed?.(-1)),
    true,
  ),
  next: shortcut(['KeyN'], ['Shift', 'N'], 'player_key_next', (a) => a.next, true),
  previous: shortcut(['KeyP'], ['Shift', 'P'], 'player_key_previous', (a) => a.previous, true),
} as const satisfies Record<string, Shortcut>;

/** Keys of a page of channels, by what stands on them: remote controls have some of their own. */
export interface ChannelShortcut {
  readonly keys: readonly string[];
  readonly caps: readonly string[];
  readonly label: PlainKey;
}

/** Every key that changes the channel, once: its handler and the overlay read it. */
export const CHANNEL_SHORTCUTS = {
  number: { keys: [...'0123456789'], caps: ['0', '…', '9'], label: 'channel_key_number' },
  next: { keys: ['PageDown', 'ChannelUp'], caps: ['Page Down'], label: 'channel_key_next' },
  previous: { keys: ['PageUp', 'ChannelDown'], caps: ['Page Up'], label: 'channel_key_previous' },
  before: { keys: ['Backspace'], caps: ['Backspace'], label: 'channel_key_before' },
} as const satisfies Record<string, ChannelShortcut>;

/** Which of them a key is. */
export const channelShortcutOf = (key: string): keyof typeof CHANNEL_SHORTCUTS | undefined =>
  CHANNEL_SHORTCUT_IDS.find((id) => (CHANNEL_SHORTCUTS[id].keys as readonly string[]).includes(key));
const CHANNEL_SHORTCUT_IDS = Object.keys(CHANNEL_SHORTCUTS) as (keyof typeof CHANNEL_SHORTCUTS)[];

export type ShortcutId = keyof typeof SHORTCUTS;

type Press = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The shortcut of a key press; none with a key of the system held. */
export function shortcutOf({ code, shiftKey, ctrlKey, metaKey, altKey }: Press): Shortcut | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return Object.values(SHORTCUTS).find((one) => one.codes.includes(code) && Boolean(one.shift) === shiftKey);
}

/** `aria-keyshortcuts`: the key's name without its drawing. */
const ARIA_NAMES: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
};

export function keyShortcuts(id: ShortcutId): string {
  const { caps, shift } = SHORTCUTS[id] as Shortcut;
  const names = caps.map((cap) => ARIA_NAMES[cap] ?? cap);
  return names.join(shift ? '+' : ' ');
}

/** A hint with its key: "Mute (M)". */
export const withKey = (label: string, id: ShortcutId): string => {
  const { caps, shift } = SHORTCUTS[id] as Shortcut;
  return `${label} (${shift ? caps.join('+') : (caps.at(-1) ?? '')})`;
};
