import styled, { keyframes } from 'styled-components';
import { slot } from '../looks/slot.ts';
import { useUiText } from '../theme/ui-context.tsx';

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

const Live = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 28px;
  padding: 0 10px;
  border: 1px solid currentColor;
  border-radius: var(--badge-shape);
  color: var(--color-text-on-art);
  font-size: var(--type--1);
  font-weight: var(--weight-bold);
  letter-spacing: 0.04em;
  text-transform: uppercase;

  position: relative;

  @media (min-width: 1280px) {
    min-height: 34px;
    padding: 0 14px;
    font-size: var(--type-0);
  }
  /* Small to the eye, wide enough for a finger. */
  @media (pointer: coarse) {
    &:not([data-live])::after {
      content: '';
      position: absolute;
      inset: -9px -4px;
    }
  }
  &::before {
    content: '';
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: currentColor;
  }
  &[data-live] {
    border-color: var(--color-live);
    background: var(--color-live);
    color: var(--color-text-on-live);
    cursor: default;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-live]::before {
      animation: ${pulse} 2s ease-in-out infinite;
    }
  }

  ${slot('player', 'liveBadge')}
  /* In every look: on a phone the clock stands before it, and keeps its distance. */
  @media (max-width: 479px) {
    && {
      gap: 5px;
      padding: 0 8px;
    }
  }
  /* In a bar that has no room for its word it is its dot, filled or hollow; the word stays for whoever listens. */
  @container player-bar (max-width: 360px) {
    :root && {
      gap: 0;
      padding: 0 10px;
      font-size: 0;
    }
    :root &&::after {
      inset: -9px -8px;
    }
  }
  :root[data-density='tv'] && {
    min-height: 52px;
    padding: 0 20px;
  }
`;

/** Filled at the live edge; hollow behind it, where a press leads back. */
export function LiveBadge({
  live,
  onGoLive,
}: {
  readonly live: boolean;
  readonly onGoLive?: (() => void) | undefined;
}) {
  const translate = useUiText();
  if (live || !onGoLive) {
    return (
      <Live as="span" data-live={live || undefined}>
        {translate('badge_live')}
      </Live>
    );
  }
  return (
    <Live type="button" onClick={onGoLive}>
      {translate('badge_live')}
      <span data-visually-hidden>. {translate('player_go_live')}</span>
    </Live>
  );
}
