import { Heading } from '@livery/ui-kit/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Block = styled.section`
  margin-bottom: var(--space-8);

  > h2 {
    margin-bottom: var(--space-4);
  }
`;

/** A part of a page of tokens under its name. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Block>
      <Heading level={2} size="section">
        {title}
      </Heading>
      {children}
    </Block>
  );
}

/** Samples beside each other, each with the token's name and its value. */
export const Samples = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--sample-width, 160px), 1fr));
  gap: var(--space-5) var(--space-4);
`;

const Caption = styled.p`
  margin-top: var(--space-2);
  font-size: var(--type--1);
  color: var(--color-text-normal);

  b {
    display: block;
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
`;

export function Sample({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li>
      {children}
      <Caption>
        <b>{name}</b>
        {value}
      </Caption>
    </li>
  );
}

export const Table = styled.table`
  border-collapse: collapse;
  font-size: var(--type-0);

  th,
  td {
    padding: var(--space-2) var(--space-6) var(--space-2) 0;
    border-bottom: 1px solid var(--color-line);
    text-align: start;
    vertical-align: baseline;
  }
  th {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
`;
