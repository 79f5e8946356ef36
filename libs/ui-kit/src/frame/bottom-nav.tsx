import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { oneLine } from '../theme/css.ts';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import type { NavItem } from './main-nav.tsx';

const Bar = styled.nav`
  position: fixed;
  z-index: 25;
  left: 0;
  right: 0;
  bottom: 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  /* Also before the menu is known: nothing below the thumb moves. */
  min-height: var(--bottom-nav-height, 63px);
  padding-bottom: env(safe-area-inset-bottom, 0px);
  border-top: 1px solid var(--color-line);
  background: var(--color-surface-1);
`;

const Entry = styled(UiLink)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 3px;
  height: 62px;
  padding: 0 2px;
  color: var(--color-text-muted);
  /* The name stays whole when the text is enlarged: there are five of them. */
  font-size: min(0.6875rem, 3.1vw);
  font-weight: var(--weight-bold);
  outline-offset: -4px;
  --icon-size: 24px;

  span {
    ${oneLine}
    max-width: 100%;
  }
  /* Until the menu is known the tools stand where they will: at the end of five. */
  &:only-child,
  &:nth-last-child(2):first-child,
  &:nth-child(2):last-child {
    justify-self: end;
    width: 20vw;
  }
  &:nth-last-child(2):first-child {
    left: 30vw;
  }
  &[aria-current] {
    color: var(--color-text-strong);
  }
  &[aria-current] svg {
    color: var(--color-accent-text);
  }
  @media (max-width: 340px) {
    font-size: 0.625rem;
  }

  ${slot('frame', 'bottomNavEntry')}
`;

interface BottomNavItem extends NavItem {
  readonly icon: IconShape;
  /** Opens something over the page instead of leading to the address. */
  readonly onOpen?: (() => void) | undefined;
}

/** The phone's way through the site, under the thumb (NAV-107). */
export function BottomNav({
  items,
  currentId,
  keepsLast = false,
}: {
  readonly items: readonly BottomNavItem[];
  readonly currentId?: string | undefined;
  /** One more will stand at the end: its place is kept. */
  readonly keepsLast?: boolean;
}) {
  const translate = useUiText();
  return (
    <Bar aria-label={translate('nav_main')}>
      {items.map((item) => (
        <Entry
          key={item.id}
          href={item.href}
          aria-current={item.id === currentId ? 'page' : undefined}
          onClick={
            item.onOpen &&
            ((event) => {
              event.preventDefault();
              item.onOpen?.();
            })
          }
        >
          <Icon shape={item.icon} />
          <span>{item.label}</span>
        </Entry>
      ))}
      {keepsLast && <span />}
    </Bar>
  );
}
