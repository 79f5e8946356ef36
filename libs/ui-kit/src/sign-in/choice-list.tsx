import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { chevronRightIcon } from '../icons/shapes.ts';
import { slot } from '../looks/slot.ts';
import { focusRing } from '../theme/css.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  width: 100%;
  min-height: 60px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-m);
  background: var(--color-surface-0);
  color: var(--color-text-strong);
  font: inherit;
  text-align: start;
  cursor: pointer;
  --icon-size: 1.1em;

  > strong {
    font-weight: var(--weight-bold);
  }
  > span {
    grid-row: 2;
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  > svg {
    grid-column: 2;
    grid-row: 1 / span 2;
    color: var(--color-text-muted);
  }
  &:hover:not(:disabled) {
    background: var(--color-surface-2);
  }
  &:focus-visible {
    ${focusRing}
    /* Clear of the choices above and below. */
    outline-offset: 1px;
  }
  &:disabled {
    opacity: 0.55;
    cursor: default;
  }

  ${slot('sign-in', 'choice')}
`;

export interface ListChoice<Id> {
  readonly id: Id;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

/** One of a few, chosen by a press: a way in, a city, a home. */
export function ChoiceList<Id extends string | number>({
  label,
  choices,
  disabled = false,
  autoFocus = false,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly ListChoice<Id>[];
  readonly disabled?: boolean;
  /** The first one takes the focus when the list comes. */
  readonly autoFocus?: boolean;
  readonly onChoose: (id: Id) => void;
}) {
  return (
    <List aria-label={label}>
      {choices.map(({ id, title, detail }, index) => (
        <li key={id}>
          <Choice type="button" disabled={disabled} autoFocus={autoFocus && index === 0} onClick={() => onChoose(id)}>
            <strong>{title}</strong>
            {detail && <span>{detail}</span>}
            <Icon shape={chevronRightIcon} />
          </Choice>
        </li>
      ))}
    </List>
  );
}
