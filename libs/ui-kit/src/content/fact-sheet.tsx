import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

const Sheet = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-6);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 10em) minmax(0, 1fr);
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
    padding: 11px 0;
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
  /* A link among words is as high as a finger without taking room. */
  dd a {
    position: relative;
  }
  dd a::after {
    content: '';
    position: absolute;
    inset: -10px -4px;
  }
  @media (max-width: 479px) {
    > div {
      grid-template-columns: minmax(0, 7.4em) minmax(0, 1fr);
    }
  }
  ${slot('content', 'factSheet')}
`;

export interface ContentFact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known of a film or a person, line by line: who made it, where, when, for whom. */
export function FactSheet({ facts }: { readonly facts: readonly ContentFact[] }) {
  return (
    <Sheet>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Sheet>
  );
}
