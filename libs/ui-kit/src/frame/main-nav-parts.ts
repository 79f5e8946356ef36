import styled from 'styled-components';

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
