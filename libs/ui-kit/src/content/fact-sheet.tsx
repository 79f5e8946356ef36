import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

const Sheet = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
  gap: var(--space-4) var(--space-5);
  align-content: start;

  dt {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  dd {
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  /* A link among words is as high as a finger without taking room. */
  dd a {
    position: relative;
    color: inherit;
  }
  dd a::after {
    content: '';
    position: absolute;
    inset: -12px -4px;
  }
  @media (max-width: 479px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${slot('content', 'factSheet')}
`;

export interface ContentFact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known of a film, fact by fact: who made it, where, when, for whom. */
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
