import { expect, it } from 'vitest';
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
