import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '../actions/text-link.tsx';

const Foot = styled.footer`
  margin-top: var(--space-10);
  padding: var(--space-7) var(--page-margin) var(--space-8);
  border-top: 1px solid var(--color-line);
  color: var(--color-text-muted);
  font-size: var(--type-0);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: var(--space-7) var(--space-6);

  h2 {
    margin-bottom: var(--space-2);
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
  li > * {
    min-height: 36px;
  }
  @media (max-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  margin-top: var(--space-7);
  font-size: var(--type--1);
`;

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The foot of the site: columns of links (NAV-110..113), then whatever stands at the end: badges, social links, the company. */
export function Footer({
  columns,
  children,
}: {
  readonly columns: readonly FooterColumn[];
  readonly children?: ReactNode;
}) {
  return (
    <Foot>
      <Columns>
        {columns.map((column) => (
          <section key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href + link.label}>
                  <TextLink href={link.href} tone="muted">
                    {link.label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Columns>
      {children && <End>{children}</End>}
    </Foot>
  );
}
