import { channelAfter, eraseDigit, NUMBER_SETTLES_MS, typeDigit } from '@livery/domain/channels';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { channelShortcutOf } from '@livery/widgets/player-shortcuts';
import { useEffect, useRef, useState } from 'react';

interface Numbered {
  readonly id: number;
  readonly number: number;
}

interface Zapping<T extends Numbered> {
  /** Every channel that has a number. */
  all: readonly T[];
  /** The list whose neighbours are one key away. */
  list: readonly T[];
  current: () => T;
  /** The channel before this one. */
  before: T | null;
  onZap: (channel: T) => void;
}

const STEPS = { next: 1, previous: -1 } as const;
const TEXT_FIELD = 'input, textarea, select, [contenteditable]';
const OPEN_DIALOG = 'dialog[open]';
/** A list that walks by these keys itself. */
const OWN_PAGES = '[data-own-pages], [role="grid"]';

/**
 * Keys that change the channel: digits, Page Up and Page Down, and Backspace for the one before. Answers with the number that is being typed, or null.
 */
export function useChannelKeys<T extends Numbered>(zapping: Zapping<T>): string | null {
  const [digits, setDigits] = useState('');
  const { isCovered } = usePlayerBus();
  const latest = useRef({ ...zapping, digits });
  useEffect(() => {
    latest.current = { ...zapping, digits };
  });

  useEffect(() => {
    if (digits === '') return;
    const timer = setTimeout(() => settle(digits), NUMBER_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [digits]);

  function settle(typed: string) {
    setDigits('');
    const { all, current, onZap } = latest.current;
    const channel = all.find(({ number }) => String(number) === typed);
    if (channel && channel.id !== current().id) onZap(channel);
  }

  useEffect(() => {
    const act = (key: string, target: Element | null): boolean => {
      const { all, list, current, before, onZap, digits: typed } = latest.current;
      // A zero by itself is nobody's number: the player knows what it means.
      const shortcut = channelShortcutOf(key);
      if (shortcut === 'number' && !(key === '0' && typed === '')) {
        const next = typeDigit(typed, key, all.length);
        if (next.isComplete) settle(next.digits);
        else setDigits(next.digits);
        return true;
      }
      if (typed !== '' && key === 'Enter') settle(typed);
      else if (typed !== '' && key === 'Escape') setDigits('');
      else if (shortcut === 'before' && typed !== '') setDigits(eraseDigit(typed));
      else if (shortcut === 'before' && before) onZap(before);
      else {
        const isStep = shortcut === 'next' || shortcut === 'previous';
        if (!isStep || target?.closest(OWN_PAGES)) return false;
        const next = channelAfter(list, current().id, STEPS[shortcut]);
        if (next && next.id !== current().id) onZap(next);
      }
      return shortcut !== 'before' || typed !== '' || before !== null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : null;
      // An ad break is not passed over by changing the channel, wherever the player is. CTRL-032
      if (isCovered.get() || document.querySelector(OPEN_DIALOG) || target?.closest(TEXT_FIELD)) return;
      if (!act(event.key, target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the player's own keys: while a number is typed its zero is a digit.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isCovered]);

  return digits === '' ? null : digits;
}
