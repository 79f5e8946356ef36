import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

const List = styled.dl`
  display: grid;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  overflow: hidden;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 220px) minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    min-height: 56px;
    padding: var(--space-3) var(--space-4);
  }
  > div + div {
    border-top: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-text-muted);
  }
  dd {
    color: var(--color-text-strong);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  dd:last-child:not(:nth-child(2)) {
    justify-self: end;
  }
  @media (max-width: 600px) {
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    dt {
      grid-column: 1 / -1;
      font-size: var(--type--1);
    }
  }

  /* On a surface of its own: a look without a border would show lines that are set in for no reason. */
  dialog & {
    background: var(--color-surface-2);
  }

  ${slot('account', 'factList')}
`;

export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** Where it is changed. */
  readonly action?: ReactNode;
}

/** What is known of one thing, line by line: a name, what it is, and the way to change it. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ id, label, value, action }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {action && <dd>{action}</dd>}
        </div>
      ))}
    </List>
  );
}
