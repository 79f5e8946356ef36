import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, chevronLeftIcon, chevronRightIcon, type IconShape } from '../icons/shapes.ts';
import { Dropdown, type DropdownPanel } from '../overlay/dropdown.tsx';
import { stepIndex } from '../focus/step-index.ts';
import { slot } from '../looks/slot.ts';
import { oneLine } from '../theme/css.ts';

export interface PlayerMenuChoice {
  readonly id: string;
  readonly label: string;
  readonly chosen?: boolean;
}

/** A thing to choose from: its name, what is chosen in words, and the choices. */
export interface PlayerMenuSection {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly PlayerMenuChoice[];
  /** Opened from this other section, under its choices, and not from the first list. */
  readonly within?: string;
}

/** In the browser's top layer: a player's box is small, and cuts off what hangs out of it. */
const Sheet = styled.div`
  position: fixed;
  inset: auto;
  z-index: 40;
  width: min(320px, calc(100vw - 24px));
  max-height: min(70vh, 420px);
  margin: 0;
  padding: 6px;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  color: var(--color-text-normal);
  box-shadow: var(--shadow-2);
  font-family: var(--font-text);
  font-size: var(--type-0);
  --menu-icon: 18px;

  @media (min-width: 1280px) {
    width: 380px;
    max-height: min(70vh, 560px);
    font-size: var(--type-1);
    --menu-icon: 22px;
  }
  @media (max-width: 767px) and (orientation: portrait) {
    left: 0 !important;
    right: 0;
    top: auto !important;
    bottom: 0;
    width: auto;
    max-width: none;
    max-height: 70vh;
    padding: 10px 10px max(10px, env(safe-area-inset-bottom, 0px));
    border-width: 1px 0 0;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
  }

  ${slot('player', 'menu')}
  :root[data-density='tv'] && {
    width: 620px;
    max-height: 72vh;
    --menu-icon: 32px;
  }
`;

const Line = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: var(--touch-target);
  padding: 6px 12px;
  border-radius: var(--radius-s);
  text-align: start;
  outline-offset: -2px;
  --icon-size: var(--menu-icon);

  &:hover,
  &:focus-visible {
    background: var(--color-surface-2);
    color: var(--color-text-strong);
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  > small {
    ${oneLine}
    max-width: 50%;
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  @media (min-width: 1280px) {
    min-height: max(48px, var(--touch-target));
    padding: 8px 16px;

    > small {
      font-size: var(--type-0);
    }
  }
  > svg {
    flex: none;
  }
  &[aria-checked='true'] > svg {
    color: var(--color-accent-text);
  }
  &[data-part='back'] {
    margin-bottom: 4px;
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
`;

/** The settings of a player: a list of sections, each with its choices one step further in. CTRL-013 */
export function PlayerMenu({
  icon,
  label,
  sections,
  opensAtChoice = false,
  onChoose,
}: {
  readonly icon: IconShape;
  readonly label: string;
  readonly sections: readonly PlayerMenuSection[];
  /** Opens in the section of what is chosen: for seasons, where only one of them has it. */
  readonly opensAtChoice?: boolean;
  readonly onChoose: (sectionId: string, choiceId: string) => void;
}) {
  return (
    <Dropdown kind="menu" button={(props) => <IconButton icon={icon} label={label} {...props} />}>
      {(panel) => (
        <Panel {...panel} label={label} sections={sections} opensAtChoice={opensAtChoice} onChoose={onChoose} />
      )}
    </Dropdown>
  );
}

interface PanelProps extends DropdownPanel {
  readonly label: string;
  readonly sections: readonly PlayerMenuSection[];
  readonly opensAtChoice: boolean;
  readonly onChoose: (sectionId: string, choiceId: string) => void;
}

const GAP_PX = 8;

/** Under the button, or over it where there is more room; right edges together, inside of the window. */
function placeAt(panel: HTMLElement, button: DOMRect): void {
  const { width, height } = panel.getBoundingClientRect();
  const below = button.bottom + GAP_PX;
  const isOver = below + height > innerHeight && button.top > innerHeight - button.bottom;
  panel.style.top = `${Math.max(GAP_PX, isOver ? button.top - GAP_PX - height : Math.min(below, innerHeight - height - GAP_PX))}px`;
  panel.style.left = `${Math.max(GAP_PX, Math.min(button.right, innerWidth - GAP_PX) - width)}px`;
}

function Panel({ id, close, label, sections, opensAtChoice, onChoose }: PanelProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // A list of one is no list: its choices come at once.
  const only = sections.length === 1 ? sections[0]?.id : undefined;
  const [openId, setOpenId] = useState<string | null>(
    only ??
      sections.find(({ choices, within }) => opensAtChoice && !within && choices.some(({ chosen }) => chosen))?.id ??
      null,
  );
  const open = sections.find((section) => section.id === openId);
  const listed = sections.filter(({ within }) => within === open?.id);
  const cameFrom = useRef<string | null>(null);

  const lines = () => [...(sheet.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  // Once: a sheet that is shown already refuses to be shown.
  useLayoutEffect(() => sheet.current?.showPopover?.(), []);
  useLayoutEffect(() => {
    const button = sheet.current?.parentElement?.querySelector('[aria-haspopup]');
    if (sheet.current && button) placeAt(sheet.current, button.getBoundingClientRect());
  }, [openId]);

  useEffect(() => {
    const all = lines();
    const back = cameFrom.current;
    const wanted =
      all.find((line) => line.dataset['section'] === back) ??
      all.find((line) => line.matches('[aria-checked="true"]')) ??
      all.find((line) => line.dataset['part'] !== 'back') ??
      all[0];
    wanted?.focus();
    cameFrom.current = null;
  }, [openId]);

  function leave() {
    if (!open || only) return;
    cameFrom.current = open.id;
    setOpenId(open.within ?? null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') {
      close('leave');
      return;
    }
    const all = lines();
    const focused = document.activeElement as HTMLElement;
    if (event.key === 'ArrowLeft' || event.key === 'Backspace') {
      event.preventDefault();
      leave();
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      if (focused.dataset['section']) setOpenId(focused.dataset['section']);
    } else {
      const key = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' }[event.key] ?? event.key;
      const next = stepIndex({ key, index: all.indexOf(focused), count: all.length, wraps: true });
      if (next === null) return;
      event.preventDefault();
      all[next]?.focus();
    }
  }

  return (
    <Sheet
      ref={sheet}
      id={id}
      role="menu"
      aria-label={open?.label ?? label}
      popover="manual"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {open && !only && (
        <Line type="button" role="menuitem" data-part="back" tabIndex={-1} onClick={leave}>
          <Icon shape={chevronLeftIcon} />
          <span>{open.label}</span>
        </Line>
      )}
      {open?.choices.map((choice) => (
        <Line
          key={choice.id}
          type="button"
          role="menuitemradio"
          aria-checked={choice.chosen ?? false}
          tabIndex={-1}
          onClick={() => {
            onChoose(open.id, choice.id);
            close();
          }}
        >
          <span>{choice.label}</span>
          {choice.chosen && <Icon shape={checkIcon} />}
        </Line>
      ))}
      {listed.map((section) => (
        <Line
          key={section.id}
          type="button"
          role="menuitem"
          aria-haspopup="menu"
          data-section={section.id}
          tabIndex={-1}
          onClick={() => setOpenId(section.id)}
        >
          <span>{section.label}</span>
          <small>{section.choices.find(({ chosen }) => chosen)?.label}</small>
          <Icon shape={chevronRightIcon} />
        </Line>
      ))}
    </Sheet>
  );
}
