import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/icon-shapes.ts';
import type { NavItem } from '../frame/main-nav.tsx';
import { slot } from '../looks/slot.ts';
import { oneLine } from '../theme/css.ts';
import { UiLink, useUiText } from '../theme/ui-context.tsx';

const Bar = styled.nav`
  position: fixed;
  z-index: 30;
  top: 0;
  bottom: 0;
  left: 0;
  display: grid;
  align-content: center;
  gap: 6px;
  width: var(--rail-width);
  padding: 5vh 0;
  overflow: hidden;
  background: var(--rail-ground, var(--color-surface-0));
  border-right: var(--rail-edge, 1px solid var(--color-line));
  transition: width var(--motion-normal) var(--motion-ease);

  /* What lies beside it steps back while the viewer chooses here. */
  &::after {
    content: '';
    position: fixed;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: linear-gradient(90deg, var(--color-surface-0) 22%, transparent 70%);
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--motion-normal) linear;
  }
  &:focus-within {
    width: 400px;
    overflow: visible;
    border-color: transparent;
    background: none;
  }
  &:focus-within::after {
    opacity: 0.96;
  }

  ${slot('television', 'rail')}
`;

const Entry = styled(UiLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 28px;
  height: 80px;
  margin: 0 12px;
  padding: 0 24px;
  border-radius: var(--rail-shape, var(--radius-m));
  color: var(--color-text-muted);
  font-size: var(--type-1);
  font-weight: var(--weight-bold);
  outline-offset: -4px;
  --focus-width: 6px;
  --icon-size: 40px;

  svg {
    flex: none;
  }
  > span {
    ${oneLine}
    opacity: 0;
    transition: opacity var(--motion-fast) linear;
  }
  nav:focus-within > & > span {
    opacity: 1;
  }
  nav:focus-within > & {
    color: var(--color-text-normal);
  }
  &[aria-current],
  nav:focus-within > &[aria-current] {
    color: var(--color-text-strong);
  }
  &[aria-current] svg {
    color: var(--color-accent-text);
  }
  /* The page that is open, told from afar. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    left: -12px;
    top: 14px;
    bottom: 14px;
    width: 6px;
    border-radius: 0 var(--radius-s) var(--radius-s) 0;
    background: var(--color-accent);
  }
  &:focus-visible,
  nav:focus-within > &:focus-visible {
    background: var(--color-surface-2);
    color: var(--color-text-strong);
  }

  ${slot('television', 'railEntry')}
`;

export interface RailItem extends NavItem {
  readonly icon: IconShape;
  /** Opens something over the page instead of leading to the address. */
  readonly onOpen?: (() => void) | undefined;
}

/** A television's way through the site: signs at the left edge, with their words as long as one of them has the focus. */
export function Rail({
  items,
  currentId,
}: {
  readonly items: readonly RailItem[];
  readonly currentId?: string | undefined;
}) {
  const translate = useUiText();
  return (
    <Bar aria-label={translate('nav_main')} data-rail="">
      {items.map(({ id, href, label, icon, onOpen }) => (
        <Entry
          key={id}
          href={href}
          aria-current={id === currentId ? 'page' : undefined}
          onClick={
            onOpen &&
            ((event) => {
              event.preventDefault();
              onOpen();
            })
          }
        >
          <Icon shape={icon} />
          <span>{label}</span>
        </Entry>
      ))}
    </Bar>
  );
}
