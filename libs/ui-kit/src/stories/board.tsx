import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/heading.tsx';

/** The steps of a flow side by side, as wide as in their dialogue. */
export const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  align-items: start;
  gap: var(--space-5);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
  }
`;

/** A step with the title that its dialogue has meanwhile. */
export type NamedStep = readonly [title: string, step: ReactNode];

export const boardOf = (steps: readonly NamedStep[]) => (
  <Board>
    {steps.map(([title, step], index) => (
      <div key={index}>
        <Heading level={2} size="card">
          {title}
        </Heading>
        {step}
      </div>
    ))}
  </Board>
);
