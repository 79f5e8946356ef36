import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type SearchGroup, type SearchLine, type SearchOption, stepLine } from './search-lines.ts';

/** SRCH-011 */
const HIDE_AFTER_BLUR_MS = 500;

export interface SearchListState {
  readonly isShown: boolean;
  /** -1: the field itself. */
  readonly activeIndex: number;
  show(): void;
  hide(): void;
  /** Soon, and not if the focus comes back. */
  hideLater(): void;
  /** The text is being edited: no line is active. */
  leaveLines(): void;
  take(line: SearchLine): void;
  remove(option: SearchOption): void;
  /** Whether the key was the list's. */
  press(event: KeyboardEvent): boolean;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const isRemoval = ({ key, shiftKey }: KeyboardEvent) => key === 'Delete' || (key === 'Backspace' && shiftKey);

/** Whether the list is shown, and which of its lines is active, by the keyboard table of the ARIA practices for an editable combobox. */
export function useSearchList(
  groups: readonly SearchGroup[],
  {
    onChoose,
    onRemove,
  }: {
    readonly onChoose: (option: SearchOption) => void;
    readonly onRemove: ((option: SearchOption) => void) | undefined;
  },
): SearchListState {
  const [isOpen, setIsOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const lines = groups.flatMap((group) => group.lines);
  const isShown = isOpen && lines.length > 0;
  const active = isShown ? lines.find(({ key }) => key === activeKey) : undefined;

  function show() {
    clearTimeout(timer.current);
    setIsOpen(true);
  }
  function hide() {
    clearTimeout(timer.current);
    setIsOpen(false);
    setActiveKey(null);
  }
  function hideLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, HIDE_AFTER_BLUR_MS);
  }
  function take(line: SearchLine) {
    if (line.kind === 'option') {
      hide();
      onChoose(line.option);
      return;
    }
    setActiveKey(null);
    line.onPress();
  }
  function remove(option: SearchOption) {
    const at = lines.findIndex((line) => line.kind === 'option' && line.option === option);
    const isOption = (line: SearchLine | undefined) => line?.kind === 'option';
    // The one that comes into its place is next under the same key.
    const neighbour = [lines[at + 1], lines[at - 1]].find(isOption);
    if (active && active === lines[at]) setActiveKey(neighbour?.key ?? null);
    onRemove?.(option);
  }
  function step(by: 1 | -1) {
    const next = stepLine(active?.index ?? -1, by, lines.length);
    setIsOpen(true);
    setActiveKey(lines[next]?.key ?? null);
  }

  function press(event: KeyboardEvent): boolean {
    const by = STEPS[event.key];
    if (by && event.altKey) {
      if (by > 0) show();
      else hide();
      return true;
    }
    if (by) {
      step(by);
      return true;
    }
    if (event.key === 'Enter' && active) {
      take(active);
      return true;
    }
    if (event.key === 'Escape' && isShown) {
      hide();
      return true;
    }
    if (isRemoval(event) && onRemove && active?.kind === 'option' && active.option.removeLabel !== undefined) {
      remove(active.option);
      return true;
    }
    if (event.key === 'Tab') hide();
    // The caret moves: the keys are the text's again.
    if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActiveKey(null);
    return false;
  }

  const activeIndex = active?.index ?? -1;
  return { isShown, activeIndex, show, hide, hideLater, leaveLines: () => setActiveKey(null), take, remove, press };
}
