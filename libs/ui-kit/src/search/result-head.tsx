import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/heading.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;

  h1 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--color-text-muted);
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media (max-width: 480px) {
    p {
      flex-basis: 100%;
    }
  }
`;

/** What the page shows, and how much of it: "Results: «text»", "123 films". */
export function ResultHead({
  title,
  count,
  children,
}: {
  readonly title: ReactNode;
  /** Empty while it is not known yet. */
  readonly count?: string | undefined;
  /** What is said below: a `SearchNote`. */
  readonly children?: ReactNode;
}) {
  return (
    <Stack>
      <Head>
        <Heading level={1} size="page">
          {title}
        </Heading>
        {count !== undefined && <p>{count || '\u00a0'}</p>}
      </Head>
      {children}
    </Stack>
  );
}
