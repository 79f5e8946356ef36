import type { ReactNode } from 'react';
import styled from 'styled-components';

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--type--1);

  > a {
    color: var(--color-text-normal);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  > a:hover {
    color: var(--color-text-strong);
  }
  /* Each as high as a finger. */
  @media (pointer: coarse) {
    align-items: center;
    row-gap: 0;

    > a {
      min-height: var(--touch-target);
    }
  }
`;

/** What whoever goes on agrees to: a few words, and the documents as links. */
export const FinePrint = ({ children }: { readonly children: ReactNode }) => <Words>{children}</Words>;
