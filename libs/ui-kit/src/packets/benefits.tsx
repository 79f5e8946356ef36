import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, type IconShape } from '../icons/shapes.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { fill } from '../theme/css.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: var(--space-3) var(--space-5);

  > li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-width: 0;
    color: var(--color-text-normal);
    --icon-size: 1.375rem;
  }
  > li > [data-part='icon'] {
    flex: none;
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--tile-shape);
    background: var(--color-surface-2);
    color: var(--color-accent-text);
    overflow: hidden;
  }
  /* A server's icon is drawn in white. */
  > li > [data-part='icon']:has(img) {
    background: color-mix(in srgb, var(--color-accent) 35%, #10141f);
    --picture-colour: transparent;
  }
  > li > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface BenefitItem {
  readonly id: string | number;
  readonly text: string;
  /** A shape of ours or a picture from the server; without one a check mark. */
  readonly icon?: IconShape | PictureSource | undefined;
}

const isPicture = (icon: IconShape | PictureSource): icon is PictureSource => 'src' in icon;

/** What a packet brings, each with an icon. */
export function Benefits({ label, items }: { readonly label: string; readonly items: readonly BenefitItem[] }) {
  return (
    <List aria-label={label}>
      {items.map(({ id, text, icon = checkIcon }) => (
        <li key={id}>
          <span data-part="icon">
            {isPicture(icon) ? (
              <Picture source={icon} ratio="fill" fit="contain" title={text} stand="none" sizes="44px" />
            ) : (
              <Icon shape={icon} />
            )}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}

const Contained = styled.ul`
  display: grid;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);

  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px var(--space-3);
    min-height: 52px;
    padding: var(--space-2) var(--space-4);
    color: var(--color-text-strong);
    --icon-size: 1.25rem;
  }
  > li + li {
    border-top: 1px solid var(--color-line);
  }
  > li > svg {
    color: var(--color-accent-text);
  }
  > li > :nth-child(2) {
    font-weight: var(--weight-bold);
    overflow-wrap: anywhere;
  }
  > li > a::after {
    content: '';
    ${fill}
  }
  > li > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  > li > small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  @media (max-width: 480px) {
    > li > small {
      grid-column: 2;
    }
  }

  ${slot('packets', 'benefits')}
`;

export interface IncludedPacket {
  readonly id: string | number;
  readonly title: string;
  readonly href?: string | undefined;
  /** "84 канала". */
  readonly detail?: string | undefined;
}

/** The packets that a packet contains. */
export function Included({ label, packets }: { readonly label: string; readonly packets: readonly IncludedPacket[] }) {
  return (
    <Contained aria-label={label}>
      {packets.map(({ id, title, href, detail }) => (
        <li key={id}>
          <Icon shape={checkIcon} />
          {href === undefined ? <span>{title}</span> : <UiLink href={href}>{title}</UiLink>}
          {detail && <small>{detail}</small>}
        </li>
      ))}
    </Contained>
  );
}
