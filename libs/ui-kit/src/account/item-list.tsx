import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { slot } from '../looks/slot.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  ${slot('account', 'itemList')}
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: 72px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  --icon-size: 1.75rem;

  > svg {
    color: var(--color-text-muted);
  }
  > [data-part='words'] {
    display: grid;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  > [data-part='words'] > small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  &[data-tone='warning'] {
    border-color: var(--color-warning);
  }
  @media (max-width: 480px) {
    column-gap: var(--space-3);

    > [data-part='action'] {
      grid-column: 2 / -1;
    }
  }
`;

export interface ListItem {
  readonly id: number | string;
  readonly icon: IconShape;
  readonly title: string;
  readonly detail?: ReactNode;
  /** A mark beside the title: this device, paused. */
  readonly badge?: ReactNode;
  /** `warning`: it needs the viewer. */
  readonly tone?: 'normal' | 'warning' | undefined;
  readonly action?: ReactNode;
}

/** Things of the viewer's, each with a way to be rid of it: devices, cards, subscriptions. ACC-031, ACC-035 */
export function ItemList({ label, items }: { readonly label: string; readonly items: readonly ListItem[] }) {
  return (
    <List aria-label={label}>
      {items.map(({ id, icon, title, detail, badge, tone = 'normal', action }) => (
        <Item key={id} data-tone={tone}>
          <Icon shape={icon} />
          <div data-part="words">
            <strong>
              {title}
              {badge}
            </strong>
            {detail && <small>{detail}</small>}
          </div>
          {action && <div data-part="action">{action}</div>}
        </Item>
      ))}
    </List>
  );
}
