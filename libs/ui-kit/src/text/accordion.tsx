import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { chevronDownIcon } from '../icons/shapes.ts';
import { slot } from '../looks/slot.ts';

const List = styled.div`
  border-top: 1px solid var(--color-line);

  ${slot('text', 'accordion')}
`;

const Item = styled.details`
  border-bottom: 1px solid var(--color-line);
  interpolate-size: allow-keywords;
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

  ${slot('text', 'accordionItem')}
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
  --icon-size: 1.375rem;

  &::-webkit-details-marker {
    display: none;
  }
  > :first-child {
    flex: 1;
    min-width: 0;
    font-family: var(--font-text);
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
    line-height: 1.3;
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

  ${slot('text', 'accordionSummary')}
`;

const Content = styled.div`
  padding: 0 var(--space-1) var(--space-5);
  max-width: 72ch;
  color: var(--color-text-normal);

  > * > :last-child {
    margin-bottom: 0;
  }

  ${slot('text', 'accordionContent')}
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
