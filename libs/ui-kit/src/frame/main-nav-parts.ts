import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

export const Nav = styled.nav`
  flex: 1;
  min-width: 0;
  display: flex;
  align-self: stretch;
  align-items: stretch;
  --nav-gap: 26px;

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

  ${slot('frame', 'mainNav')}
`;

export const Entry = styled.a`
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

  ${slot('frame', 'mainNavEntry')}
`;
