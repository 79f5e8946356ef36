import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { tile } from './tile.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(230px, 100%), 1fr));
  gap: var(--space-4);

  > li {
    ${tile}
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-5);
    --icon-size: 2rem;
  }
  svg {
    margin-bottom: var(--space-2);
    color: var(--color-accent-text);
  }
  h3 {
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    font-size: var(--type-2);
    line-height: 1.2;
  }
  @media (max-width: 480px) {
    gap: var(--space-3);

    > li {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-4);
      padding: var(--space-4);
    }
    svg {
      grid-row: span 2;
      margin: 4px 0 0;
    }
  }
`;

export interface Advantage {
  readonly id: string;
  readonly icon: IconShape;
  readonly title: string;
  readonly text: string;
}

/** Why it is worth the trouble, in a few tiles. NAV-134 */
export function Advantages({ label, items }: { readonly label: string; readonly items: readonly Advantage[] }) {
  return (
    <List aria-label={label}>
      {items.map(({ id, icon, title, text }) => (
        <li key={id}>
          <Icon shape={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
