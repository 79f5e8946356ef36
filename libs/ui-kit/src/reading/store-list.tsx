import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { type IconShape } from '../icons/shapes.ts';
import { externalIcon } from '../icons/page-shapes.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { tile } from './tile.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: var(--space-3);
`;

const Store = styled(UiLink)`
  ${tile}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-4);
  min-height: 76px;
  padding: var(--space-3) var(--space-5);
  color: var(--color-text-strong);
  --icon-size: 1.875rem;

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  b {
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    font-size: var(--type-2);
    line-height: 1.2;
  }
  > svg:last-of-type {
    color: var(--color-text-muted);
    --icon-size: 1.25rem;
  }
  &:hover {
    background: var(--color-surface-2);
  }
`;

export interface StoreLink {
  readonly id: string;
  /** The store's own name. */
  readonly name: string;
  /** For whom: "Телефоны и планшеты Android". */
  readonly devices: string;
  readonly icon: IconShape;
  readonly href: string;
}

/** The stores that the application is in, each in a new tab. NAV-037 */
export function StoreList({ label, stores }: { readonly label: string; readonly stores: readonly StoreLink[] }) {
  return (
    <List aria-label={label}>
      {stores.map(({ id, name, devices, icon, href }) => (
        <li key={id}>
          <Store href={href}>
            <Icon shape={icon} />
            <span>
              <b>{name}</b>
              <small>{devices}</small>
            </span>
            <Icon shape={externalIcon} />
          </Store>
        </li>
      ))}
    </List>
  );
}
