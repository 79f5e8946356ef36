import type { Ref } from 'react';
import styled from 'styled-components';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 6px 18px;
  margin: 0;
  font-size: var(--type-0);
  user-select: text;

  > div {
    display: contents;
  }
  dt {
    color: var(--color-text-muted);
  }
  dd {
    margin: 0;
    color: var(--color-text-strong);
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 8em) minmax(0, 1fr);
    gap: 6px 12px;
  }
`;

export interface ReportFact {
  readonly name: string;
  readonly value: string;
}

/** What support asks for, to be read out or selected. */
export function ReportFacts({
  facts,
  ref,
}: {
  readonly facts: readonly ReportFact[];
  readonly ref?: Ref<HTMLDListElement>;
}) {
  return (
    <Facts ref={ref}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
