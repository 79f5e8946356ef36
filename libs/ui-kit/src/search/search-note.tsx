import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '../actions/text-link.tsx';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: var(--color-text-normal);
  font-size: var(--type-0);
  overflow-wrap: anywhere;

  b,
  strong {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  a {
    min-height: 24px;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
`;

/** What was looked for in place of what was typed, and the way back to that. A region that is on the page before reads it out: this one comes with its text. */
export function SearchNote({
  text,
  action,
}: {
  readonly text: ReactNode;
  readonly action: { readonly label: string; readonly href: string };
}) {
  return (
    <Line>
      <span>{text}</span>
      <TextLink href={action.href}>{action.label}</TextLink>
    </Line>
  );
}
