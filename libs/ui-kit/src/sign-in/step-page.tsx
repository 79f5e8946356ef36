import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/heading.tsx';

const Page = styled.section`
  display: grid;
  gap: var(--space-6);
  width: 100%;
  max-width: calc(520px + 2 * var(--gutter));
  margin: 0 auto;
  padding: var(--space-8) var(--gutter) var(--space-9);

  @media (max-width: 480px) {
    gap: var(--space-5);
    padding-top: var(--space-5);
  }
`;

/** A page that asks one question after another, as a dialogue does. */
export const StepPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Page>
    <Heading level={1} size="page">
      {title}
    </Heading>
    {children}
  </Page>
);
