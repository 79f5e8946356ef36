import { expect, it } from 'vitest';
import type { Command } from './capability.ts';
import { keyShortcuts, SHORTCUTS, shortcutOf, withKey, type Shortcut } from './player-shortcuts.ts';

const rows = Object.values<Shortcut>(SHORTCUTS);
const press = (code: string, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('no key does two things', () => {
  const keys = rows.flatMap(({ codes, shift }) => codes.map((code) => `${shift ? 'Shift+' : ''}${code}`));
  expect(new Set(keys).size).toBe(keys.length);
});

it('CTRL-024 a key is known by its place, whatever the layout makes of it', () => {
  expect(press('KeyF')).toBe(SHORTCUTS.fullscreen);
  expect(press('KeyN')).toBeUndefined();
  expect(press('KeyN', { shiftKey: true })).toBe(SHORTCUTS.next);
  expect(press('KeyF', { ctrlKey: true })).toBeUndefined();
});

it('says its keys as screen readers and as viewers read them', () => {
  expect([keyShortcuts('play'), keyShortcuts('skipBack'), keyShortcuts('next')]).toEqual([
    'Space K',
    'ArrowLeft J',
    'Shift+N',
  ]);
  expect([withKey('Mute', 'mute'), withKey('Next', 'next')]).toEqual(['Mute (M)', 'Next (Shift+N)']);
});

it('offers nothing that the page cannot do', () => {
  const bare = { togglePlay() {}, toggleFullscreen() {}, toggleMuted() {}, changeVolume() {} };
  expect(SHORTCUTS.skipBack.act(bare)).toBeUndefined();
  expect(SHORTCUTS.next.act(bare)).toBeUndefined();
  expect(SHORTCUTS.play.act(bare)).toBe(bare.togglePlay);
});

it('a command does not compile without what is counted of it, or that nothing is', () => {
  const command = { key: 'p', label: 'player_key_play', run: () => undefined } as const;
  // @ts-expect-error nothing says what is counted
  const untold: Command = command;
  // @ts-expect-error it is no event
  const unknown: Command = { ...command, track: 'press' };
  const told: readonly Command[] = [
    { ...command, track: false },
    { ...command, track: 'watch_tv' },
  ];
  expect([untold, unknown, told]).toHaveLength(3);
});
