import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
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
  > [data-part='aside'] {
    min-height: 200px;
    border-radius: var(--radius-card);
  }
  /* Beside the question, where there is room for it. */
  @media (min-width: 1040px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 460px);
    align-items: start;
    column-gap: var(--space-9);
    max-width: calc(1160px + 2 * var(--gutter));

    > [data-part='aside'] {
      grid-row: 1 / 3;
      height: clamp(420px, calc(100vh - var(--header-height, 0px) - 2 * var(--space-9)), 640px);
      padding: var(--space-7);
    }
    > h1 {
      padding-top: var(--space-7);
    }
  }

  ${slot('sign-in', 'stepPage')}
`;

/** A page that asks one question after another, as a dialogue does. */
export const StepPage = ({
  title,
  aside,
  children,
}: {
  readonly title: string;
  /** A `BrandAside`. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) => (
  <Page>
    {aside}
    <Heading level={1} size="page">
      {title}
    </Heading>
    {children}
  </Page>
);
