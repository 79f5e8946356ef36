import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled.div`
  position: sticky;
  z-index: 20;
  bottom: var(--bottom-nav-height, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-3) var(--space-4);
  margin: 0 calc(-1 * var(--space-4));
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface-2);
  box-shadow: var(--shadow-2);

  > p {
    flex: 1 1 200px;
    color: var(--color-text-normal);
  }
  @media (max-width: 480px) {
    margin: 0 calc(-1 * var(--gutter));
    padding: var(--space-3) var(--gutter);
    border-width: 1px 0 0;
    border-radius: 0;

    > p {
      flex-basis: 100%;
      font-size: var(--type--1);
    }
    > p:empty {
      display: none;
    }
    > :not(p) {
      flex: 1;
    }
  }
`;

/** What a viewer answers to a text, in reach while it is read. `hint` says what is still missing, and is read out when it changes. */
export function AnswerBar({ hint, children }: { readonly hint?: string | undefined; readonly children: ReactNode }) {
  return (
    <Bar>
      <p role="status">{hint}</p>
      {children}
    </Bar>
  );
}
