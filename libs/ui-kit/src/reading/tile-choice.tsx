import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { fill, focusRing } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 46%), 1fr));
  gap: var(--space-3);

  /* A dozen in lines of six leaves nobody alone in the last one. */
  @media (min-width: 1100px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  > legend {
    display: block;
    width: 100%;
    margin-bottom: var(--space-4);
    padding: 0;
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    letter-spacing: var(--display-tracking);
    text-transform: var(--display-case);
    font-size: var(--type-3);
    line-height: 1.2;
  }
  @media (max-width: 480px) {
    gap: var(--space-2);
  }
`;

const Tile = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 64px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  color: var(--color-text-normal);
  font-weight: var(--weight-bold);
  line-height: 1.25;
  cursor: pointer;
  transition:
    background-color var(--motion-fast) linear,
    border-color var(--motion-fast) linear;
  --icon-size: 1.5rem;

  > svg {
    color: var(--color-text-muted);
  }
  > input {
    ${fill}
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  > input:focus-visible + span::after {
    content: '';
    ${fill}
    ${focusRing}
    border-radius: inherit;
    z-index: 1;
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:hover {
    background: var(--color-surface-2);
    color: var(--color-text-strong);
  }
  &[data-checked] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
    background: var(--color-surface-2);
    color: var(--color-text-strong);
  }
  &[data-checked] > svg {
    color: var(--color-accent-text);
  }
  @media (max-width: 480px) {
    min-height: 56px;
    padding: var(--space-2) var(--space-3);
    gap: var(--space-2);
    font-size: var(--type--1);
  }
  @media (forced-colors: active) {
    &[data-checked] {
      outline: 3px solid Highlight;
    }
  }

  ${slot('reading', 'choiceTile')}
`;

export interface TileOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: IconShape;
}

/** One of a dozen things that look alike, all in sight as tiles. One stop for Tab; arrows choose. */
export function TileChoice<Id extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly TileOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
}) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      {options.map(({ id, label: text, icon }) => (
        <Tile key={id} data-checked={id === value || undefined}>
          <Icon shape={icon} />
          <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
          <span>{text}</span>
        </Tile>
      ))}
    </Group>
  );
}
