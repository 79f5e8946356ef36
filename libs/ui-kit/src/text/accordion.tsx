import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { chevronDownIcon } from '../icons/shapes.ts';

const List = styled.div`
  border-top: 1px solid var(--color-line);

  :root[data-card='outlined-sheet'] & {
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface-1);
  }
  :root[data-card='framed-mat'] & {
    display: grid;
    gap: 10px;
    border: 0;
  }
  :root[data-card='glow-caption'] & {
    display: grid;
    gap: 10px;
    border: 0;
  }
  :root[data-card='overlay-title'] & {
    border-top: 3px solid var(--color-line);
  }
  :root[data-card='inset-list'] & {
    border: 0;
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
  }
`;

const Item = styled.details`
  border-bottom: 1px solid var(--color-line);
  interpolate-size: allow-keywords;

  :root[data-card='outlined-sheet'] &:last-child {
    border-bottom: 0;
  }
  :root[data-card='framed-mat'] & {
    border: 0;
    border-radius: var(--radius-card);
    background: var(--color-surface-1);
  }
  :root[data-card='glow-caption'] & {
    border: 0;
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
  }
  :root[data-card='overlay-title'] & {
    border-bottom-width: 3px;
  }
  :root[data-card='inset-list'] &:last-child {
    border-bottom: 0;
  }
  &::details-content {
    height: 0;
    overflow: clip;
    transition:
      height var(--motion-normal) var(--motion-ease),
      content-visibility var(--motion-normal) allow-discrete;
  }
  &[open]::details-content {
    height: auto;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: max(56px, var(--touch-target));
  padding: var(--space-3) var(--space-1);
  border-radius: var(--radius-s);
  color: var(--color-text-strong);
  cursor: pointer;
  list-style: none;
  --icon-size: 22px;

  &::-webkit-details-marker {
    display: none;
  }
  :root[data-card='outlined-sheet'] & {
    padding: var(--space-3) var(--space-5);
  }
  :root[data-card='framed-mat'] & {
    padding: var(--space-3) var(--space-6);
    border-radius: var(--radius-card);
  }
  :root[data-card='glow-caption'] & {
    padding: var(--space-3) var(--space-6);
    border-radius: var(--radius-m);
  }
  :root[data-card='inset-list'] & {
    min-height: 48px;
    padding: var(--space-2) var(--space-4);
  }
  > :first-child {
    flex: 1;
    min-width: 0;
    font-family: var(--font-text);
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
    line-height: 1.3;
  }
  :root[data-card='overlay-title'] & > :first-child {
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
    text-transform: uppercase;
  }
  > svg {
    color: var(--color-text-muted);
    transition: transform var(--motion-normal) var(--motion-ease);
  }
  &:hover > svg {
    color: var(--color-text-strong);
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-width: min(var(--focus-width), 5px);
    outline-offset: -2px;
  }
`;

const Content = styled.div`
  padding: 0 var(--space-1) var(--space-5);
  max-width: 72ch;
  color: var(--color-text-normal);

  > * > :last-child {
    margin-bottom: 0;
  }

  :root[data-card='outlined-sheet'] & {
    padding: 0 var(--space-5) var(--space-5);
  }
  :root[data-card='framed-mat'] & {
    padding: 0 var(--space-6) var(--space-6);
  }
  :root[data-card='glow-caption'] & {
    padding: 0 var(--space-6) var(--space-6);
  }
  :root[data-card='inset-list'] & {
    padding: 0 var(--space-4) var(--space-4);
  }
`;

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly startsOpen?: boolean;
}

/**
 * Questions with folded answers, in the browser's own `<details>`: Enter and Space open, the page's search finds what is folded. With
 * `single` the browser closes the one that was open.
 */
export function Accordion({
  items,
  level = 3,
  single = false,
  onToggle,
}: {
  readonly items: readonly AccordionItem[];
  /** The place of the titles in the outline of the page. */
  readonly level?: 2 | 3 | 4;
  readonly single?: boolean;
  readonly onToggle?: (id: string, open: boolean) => void;
}) {
  const name = useId();
  const Title = `h${level}` as const;
  return (
    <List>
      {items.map((item) => (
        <Item
          key={item.id}
          name={single ? name : undefined}
          open={item.startsOpen}
          onToggle={onToggle && ((event) => onToggle(item.id, event.currentTarget.open))}
        >
          <Summary>
            <Title>{item.title}</Title>
            <Icon shape={chevronDownIcon} />
          </Summary>
          <Content>{item.content}</Content>
        </Item>
      ))}
    </List>
  );
}
