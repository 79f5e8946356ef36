import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/shapes.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { socialIcon, STORE_ICONS } from './footer-icons.ts';

const Foot = styled.footer`
  /* A list that grows above it does not carry the viewer along. ROWS-073 */
  overflow-anchor: none;
  margin-top: var(--space-10);
  padding: var(--space-7) var(--page-margin) var(--space-5);
  border-top: 1px solid var(--color-line);
  color: var(--color-text-muted);
  font-size: var(--type-0);

  ${slot('frame', 'footer')}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: var(--space-7) var(--space-6);

  h2 {
    margin-bottom: var(--space-2);
    color: var(--color-text-strong);
    font-family: var(--card-title-font);
    font-size: max(var(--type-1), var(--card-title-size));
    font-weight: var(--weight-bold);
    text-transform: var(--card-title-case);
  }
  li > * {
    min-height: 36px;
    overflow-wrap: anywhere;
  }
  @media (max-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li > * {
      padding: 6px 0;
      min-width: var(--touch-target);
      min-height: var(--touch-target);
    }
  }
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  border-radius: var(--radius-s);
  color: var(--color-text-muted);
  --icon-size: 16px;

  &:hover {
    color: var(--color-text-strong);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  &[aria-pressed='true'] {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  svg {
    color: var(--color-accent-text);
  }
`;

const Stores = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: var(--space-7);
`;

const Badge = styled(UiLink)`
  display: grid;
  grid-template-columns: auto auto;
  align-items: center;
  gap: 0 10px;
  min-height: 52px;
  padding: 6px 16px 6px 12px;
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-button);
  color: var(--color-text-strong);
  line-height: 1.2;
  --icon-size: 26px;

  svg {
    grid-row: 1 / 3;
  }
  small {
    color: var(--color-text-muted);
    font-size: 0.6875rem;
  }
  b {
    font-weight: var(--weight-bold);
  }
  &:hover {
    background: var(--color-surface-2);
  }
`;

/** The last line: the company at its beginning, social links at its end, their signs flush with the columns above. */
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: 56px;
  margin-top: var(--space-7);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  font-size: var(--type--1);
`;

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -10px 0 auto;
  color: var(--color-text-normal);
  --icon-button-size: 44px;
`;

/** A line of a column: a link, or a choice that is made here. */
export type FooterLine =
  | { readonly label: string; readonly href: string; readonly onFollow?: (() => void) | undefined }
  | { readonly label: string; readonly language: string; readonly chosen: boolean; readonly onChoose: () => void };

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLine[];
}

export interface StoreBadge {
  readonly store: keyof typeof STORE_ICONS;
  /** What the application is for: "iPhone и iPad". */
  readonly label: string;
  readonly href: string;
}

/** The foot of the site: columns (NAV-110..113), store badges (NAV-114), social links (NAV-115), and at the end the company. */
export function Footer({
  columns,
  stores = [],
  storeHint = '',
  social = [],
  children,
}: {
  readonly columns: readonly FooterColumn[];
  readonly stores?: readonly StoreBadge[];
  /** The small line over each store: "Приложение для". */
  readonly storeHint?: string;
  readonly social?: readonly { readonly name: string; readonly url: string }[];
  readonly children?: ReactNode;
}) {
  return (
    <Foot>
      <Columns>
        {columns.map((column) => (
          <section key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map((line) => (
                <li key={line.label}>{'href' in line ? <LinkLine {...line} /> : <ChoiceLine {...line} />}</li>
              ))}
            </ul>
          </section>
        ))}
      </Columns>
      {stores.length > 0 && (
        <Stores>
          {stores.map(({ store, label, href }) => (
            <li key={store}>
              <Badge href={href}>
                <Icon shape={STORE_ICONS[store]} />
                <small>{storeHint}</small>
                <b>{label}</b>
              </Badge>
            </li>
          ))}
        </Stores>
      )}
      {(children || social.length > 0) && (
        <End>
          {children}
          {social.length > 0 && (
            <Social>
              {social.map(({ name, url }) => (
                <li key={url}>
                  <IconButton icon={socialIcon(name)} label={name} href={url} round />
                </li>
              ))}
            </Social>
          )}
        </End>
      )}
    </Foot>
  );
}

const LinkLine = ({ label, href, onFollow }: Extract<FooterLine, { href: string }>) => (
  <TextLink href={href} tone="muted" onClick={onFollow}>
    {label}
  </TextLink>
);

const ChoiceLine = ({ label, language, chosen, onChoose }: Extract<FooterLine, { onChoose: () => void }>) => (
  <Choice type="button" lang={language} aria-pressed={chosen} onClick={onChoose}>
    {label}
    {chosen && <Icon shape={checkIcon} />}
  </Choice>
);
