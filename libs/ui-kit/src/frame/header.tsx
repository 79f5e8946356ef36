import type { ReactNode } from 'react';
import styled from 'styled-components';
import { UiLink } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { useHeaderScroll } from './header-scroll.ts';

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  display: flex;
  align-items: center;
  gap: 40px;
  height: var(--header-height);
  padding: 0 var(--page-margin);
  transition:
    transform var(--motion-normal) var(--motion-ease),
    background-color var(--motion-normal) linear;

  /* Between the top and its own ground: what moves up behind its words is not read with them. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 0 -28px;
    background: linear-gradient(var(--color-surface-0) calc(100% - 44px), transparent);
    opacity: 0;
    transition: opacity var(--motion-normal) linear;
    pointer-events: none;
  }
  &[data-shaded]:not([data-solid])::before {
    opacity: 0.94;
  }
  &[data-solid] {
    background: var(--color-surface-0);
  }
  &[data-hidden]:not(:focus-within) {
    transform: translateY(-100%);
  }
  @media (max-width: 767px) {
    gap: 12px;
  }

  ${slot('frame', 'header')}
`;

const Home = styled(UiLink)`
  flex: none;
  display: flex;
  align-items: center;
  min-height: var(--touch-target);
  border-radius: var(--radius-s);
  color: var(--color-text-strong);

  img,
  svg {
    height: var(--logo-height, 32px);
    width: auto;
    max-width: 180px;
    object-fit: contain;
  }
  @media (max-width: 360px) {
    --logo-height: 26px;
  }
  /* A logo keeps its colours, and so the ground that it was drawn for. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: var(--color-surface-0);
    padding: 0 8px;
  }
`;

/**
 * The head of the site: the logo and, as its children, a `HeaderLine`. It lies transparent over the hero, shades what passes behind it,
 * gets a ground beyond 140 px of scroll (NAV-103), and in landscape makes room while the viewer scrolls down (NAV-104).
 */
export function Header({
  logo,
  homeHref,
  homeLabel,
  children,
}: {
  readonly logo: ReactNode;
  readonly homeHref: string;
  readonly homeLabel: string;
  readonly children?: ReactNode;
}) {
  const { shaded, solid, hidden } = useHeaderScroll();
  return (
    <Bar data-shaded={shaded || undefined} data-solid={solid || undefined} data-hidden={hidden || undefined}>
      <Home href={homeHref}>
        {logo}
        <span data-visually-hidden>{homeLabel}</span>
      </Home>
      {children}
    </Bar>
  );
}
