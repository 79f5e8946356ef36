import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { chevronDownIcon } from '../icons/shapes.ts';
import { Menu } from '../overlay/menu.tsx';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { fitCount } from './fit-count.ts';

export interface NavItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

const GAP_PX = 26;
const MORE_PX = 84;

const Nav = styled.nav`
  flex: 1;
  min-width: 0;
  display: flex;
  align-self: stretch;
  align-items: stretch;
  --nav-gap: ${GAP_PX}px;

  ul {
    display: flex;
    align-items: stretch;
    gap: var(--nav-gap);
    min-width: 0;
  }
  li {
    flex: none;
    display: flex;
    align-items: stretch;
  }

  :root[data-hero='family-mosaic'] &,
  :root[data-hero='coverflow-glow'] & {
    justify-content: center;
    align-items: center;
    --nav-gap: 0px;
  }
  :root[data-hero='family-mosaic'] & ul,
  :root[data-hero='coverflow-glow'] & ul {
    padding: 5px;
    border-radius: 22px 8px 22px 8px;
    background: var(--color-surface-1);
  }
  :root[data-hero='coverflow-glow'] & ul {
    border: 1px solid var(--color-line);
    border-radius: var(--radius-pill);
  }
`;

const Entry = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: var(--touch-target);
  color: var(--color-text-normal);
  font-size: var(--type-0);
  font-weight: var(--weight-bold);
  white-space: nowrap;
  outline-offset: -2px;
  border-radius: var(--radius-s);
  --icon-size: 16px;

  &:hover,
  &[aria-current] {
    color: var(--color-text-strong);
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: calc(50% - 19px);
    width: 15px;
    height: 3px;
    border-radius: var(--radius-pill);
    background: var(--color-accent);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--motion-normal) var(--motion-ease);
  }
  &[aria-current]::after {
    transform: none;
  }

  :root[data-hero='split-statement'] & {
    border-radius: 0;
  }
  :root[data-hero='split-statement'] &[aria-current] {
    color: var(--color-accent-text);
  }
  :root[data-hero='split-statement'] &::after,
  :root[data-hero='scoreboard'] &::after {
    right: 0;
    bottom: 0;
    width: auto;
    border-radius: 0;
  }
  :root[data-hero='scoreboard'] & {
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
    text-transform: uppercase;
    border-radius: 0;
  }
  :root[data-hero='scoreboard'] &::after {
    height: 6px;
  }
  :root[data-hero='family-mosaic'] &,
  :root[data-hero='coverflow-glow'] & {
    padding: 0 18px;
    min-height: 42px;
    border-radius: 18px 6px 18px 6px;
  }
  :root[data-hero='coverflow-glow'] & {
    border-radius: var(--radius-pill);
  }
  :root[data-hero='family-mosaic'] &::after,
  :root[data-hero='coverflow-glow'] &::after {
    display: none;
  }
  :root[data-hero='family-mosaic'] &[aria-current],
  :root[data-hero='coverflow-glow'] &[aria-current] {
    color: var(--color-text-on-selected);
    background: linear-gradient(90deg, var(--color-selected-from), var(--color-selected-to));
  }
`;

/** The sections of the site. What does not fit the width moves into a menu at the end (NAV-088). */
export function MainNav({
  items,
  currentId,
  onOpen,
}: {
  readonly items: readonly NavItem[];
  readonly currentId?: string | undefined;
  readonly onOpen?: ((id: string, event: MouseEvent<HTMLElement>) => void) | undefined;
}) {
  const translate = useUiText();
  const nav = useRef<HTMLElement>(null);
  const labels = items.map((item) => item.label).join('\n');
  const [measured, setMeasured] = useState<{ labels: string; count: number } | null>(null);
  const measuring = measured?.labels !== labels;

  // All items are rendered once to be measured; then only those that fit.
  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) return;
    const widths = [...element.querySelectorAll('ul > li')].map((item) => item.getBoundingClientRect().width);
    if (!measuring) return;
    const settle = () => {
      const style = getComputedStyle(element.querySelector('ul') ?? element);
      const inner = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const gap = parseFloat(style.columnGap) || 0;
      setMeasured({ labels, count: fitCount({ widths, available: inner, gap, more: MORE_PX }) });
    };
    settle();
    const resized = new ResizeObserver(settle);
    resized.observe(element);
    stopWatching.current?.();
    stopWatching.current = () => resized.disconnect();
  }, [labels, measuring]);
  const stopWatching = useRef<(() => void) | null>(null);
  useLayoutEffect(() => () => stopWatching.current?.(), []);

  const count = measuring ? items.length : measured.count;
  const rest = items.slice(count);
  const restIsCurrent = rest.some((item) => item.id === currentId);

  return (
    <Nav ref={nav} aria-label={translate('nav_main')}>
      <ul>
        {items.slice(0, count).map((item) => (
          <li key={item.id}>
            <Entry
              as={UiLink}
              href={item.href}
              aria-current={item.id === currentId ? 'page' : undefined}
              onClick={(event) => onOpen?.(item.id, event)}
            >
              {item.label}
            </Entry>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Menu
              align="start"
              items={rest.map((item) => ({ ...item, chosen: item.id === currentId }))}
              button={(props) => (
                <Entry as="button" type="button" aria-current={restIsCurrent ? 'true' : undefined} {...props}>
                  {translate('nav_more')}
                  <Icon shape={chevronDownIcon} />
                </Entry>
              )}
            />
          </li>
        )}
      </ul>
    </Nav>
  );
}
