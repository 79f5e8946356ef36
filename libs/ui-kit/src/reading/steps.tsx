import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

const List = styled.ol`
  display: grid;
  counter-reset: step;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: var(--space-4);
    align-items: start;
    padding-bottom: var(--space-6);
    counter-increment: step;
    color: var(--color-text-normal);
    font-size: var(--type-1);
    line-height: 1.5;
  }
  > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--tile-shape);
    background: var(--color-surface-2);
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    font-size: var(--type-2);
    line-height: 1;
  }
  /* A thread from one number to the next. */
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 21px;
    top: 50px;
    bottom: 6px;
    width: 2px;
    background: var(--color-line);
  }
  > li > span {
    padding-top: 10px;
  }

  ${slot('reading', 'steps')}
`;

/** What to do, in order. */
export function Steps({ steps }: { readonly steps: readonly ReactNode[] }) {
  return (
    <List>
      {steps.map((step, index) => (
        <li key={index}>
          <span>{step}</span>
        </li>
      ))}
    </List>
  );
}
