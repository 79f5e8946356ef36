import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import { Heading } from '../text/heading.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-8);
  padding: 0 var(--page-margin);

  @media (min-width: 1024px) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    }
  }
  /* It takes its place, and is seen once it is known how many stand beside each other. */
  &[data-coming] {
    visibility: hidden;
  }
  ${slot('content', 'aboutColumns')}
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  min-width: 0;

  ${slot('content', 'aboutPart')}
`;

const PartHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-4);

  > :first-child {
    flex: 1;
  }
`;

/** Things to read beside each other, each under its heading; a phone has them below each other. */
export function AboutColumns({
  isComing = false,
  children,
}: {
  /** It is not known yet how many there will be. */
  readonly isComing?: boolean;
  readonly children: ReactNode;
}) {
  return <Columns data-coming={isComing || undefined}>{children}</Columns>;
}

export function AboutPart({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {action}
      </PartHead>
      {children}
    </Part>
  );
}
