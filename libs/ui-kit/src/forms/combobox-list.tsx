import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/shapes.ts';
import { slot } from '../looks/slot.ts';
import type { ComboboxOption } from './combobox.tsx';

const Panel = styled.div`
  position: absolute;
  z-index: 30;
  top: calc(100% + 6px);
  left: 0;
  right: 0;
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  box-shadow: var(--shadow-2);
  > [role='listbox'] {
    max-height: min(50vh, 320px);
    padding: 6px;
    overflow: auto;
    overscroll-behavior: contain;
  }

  ${slot('forms', 'comboboxPanel')}
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--touch-target);
  padding: 6px 12px;
  border-radius: var(--radius-s);
  color: var(--color-text-normal);
  cursor: pointer;
  --icon-size: 18px;

  > span {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  > svg {
    color: var(--color-accent-text);
  }
  &:hover {
    background: var(--color-surface-2);
  }
  &[data-active] {
    background: var(--color-surface-2);
    color: var(--color-text-strong);
    box-shadow: inset 0 0 0 2px var(--color-focus);
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Empty = styled.p`
  padding: 4px 18px 16px;
  color: var(--color-text-muted);
`;

/** The open list of a combobox. The focus stays in the field; the active option is named by it. */
export function ComboboxList<Id extends string>({
  id,
  label,
  options,
  active,
  chosen,
  emptyText,
  onChoose,
}: {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption<Id>[];
  readonly active: number;
  readonly chosen: Id | null;
  readonly emptyText: string;
  readonly onChoose: (option: ComboboxOption<Id>) => void;
}) {
  return (
    // A press must not take the focus out of the field.
    <Panel onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={label}>
        {options.map((option, index) => (
          <Option
            key={option.id}
            role="option"
            id={`${id}-${index}`}
            aria-selected={option.id === chosen}
            data-active={index === active || undefined}
            ref={(element) => {
              if (element && index === active) element.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => onChoose(option)}
          >
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
            {option.id === chosen && <Icon shape={checkIcon} />}
          </Option>
        ))}
      </div>
      {options.length === 0 && <Empty>{emptyText}</Empty>}
    </Panel>
  );
}
