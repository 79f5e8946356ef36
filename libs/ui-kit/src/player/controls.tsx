import type { MouseEventHandler, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { pauseIcon, playIcon } from '../icons/shapes.ts';
import { fill, oneLine } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';

const Round = styled.button`
  position: relative;
  isolation: isolate;
  flex: none;
  display: grid;
  place-items: center;
  width: var(--play-size, 52px);
  height: var(--play-size, 52px);
  border-radius: 50%;
  color: var(--color-text-on-art);
  --icon-size: calc(var(--play-size, 52px) * 0.5);

  &::before {
    content: '';
    ${fill}
    z-index: -1;
    border-radius: 50%;
    background: currentColor;
    opacity: 0.2;
    transition: opacity var(--motion-fast) linear;
  }
  &:hover::before {
    opacity: 0.32;
  }
  &:active {
    transform: scale(0.94);
  }
  :root[data-button='pill-gradient'] &::before,
  :root[data-button='block'] &::before {
    background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
    opacity: 1;
  }
  :root[data-button='block'] & {
    border-radius: 0;
    color: var(--color-text-on-accent);
  }
  :root[data-button='block'] &::before {
    border-radius: 0;
  }
  &[data-size='large'] {
    --play-size: 76px;
  }
`;

/** Play and pause. While the picture is not there yet it says so with a ring round itself. */
export function PlayButton({
  playing,
  busy = false,
  size = 'normal',
  onClick,
}: {
  readonly playing: boolean;
  readonly busy?: boolean;
  readonly size?: 'normal' | 'large';
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}) {
  const translate = useUiText();
  return (
    <Round
      type="button"
      data-size={size}
      aria-label={translate(playing ? 'player_pause' : 'player_play')}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {busy ? <Spinner label={null} /> : <Icon shape={playing ? pauseIcon : playIcon} />}
    </Round>
  );
}

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
        {translate('player_live')}
      </Live>
    );
  }
  return (
    <Live type="button" onClick={onGoLive}>
      {translate('player_live')}
      <span data-visually-hidden>. {translate('player_go_live')}</span>
    </Live>
  );
}

const Overlay = styled.div`
  ${fill}
  z-index: 1;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  color: var(--color-text-on-art);
  --button-ghost-text: var(--color-text-on-art);
  transition:
    opacity var(--motion-normal) linear,
    visibility 0s;

  &::before {
    content: '';
    ${fill}
    z-index: -1;
    background:
      linear-gradient(to bottom, var(--color-art-scrim), transparent 22%),
      linear-gradient(to top, var(--color-art-scrim), transparent 44%);
    pointer-events: none;
  }
  &[data-hidden] {
    opacity: 0;
    visibility: hidden;
    transition:
      opacity var(--motion-normal) linear,
      visibility 0s var(--motion-normal);
  }
  > header,
  > footer {
    padding: 20px 28px;
    padding-left: max(28px, env(safe-area-inset-left, 0px));
    padding-right: max(28px, env(safe-area-inset-right, 0px));
  }
  > header {
    display: flex;
    align-items: center;
    gap: 14px;
    --tile-size: 40px;
    --icon-button-size: 40px;
  }
  > header > [data-part='title'] {
    flex: 1;
    min-width: 0;
  }
  > header b {
    ${oneLine}
    display: block;
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
    line-height: 1.3;
  }
  > header small {
    ${oneLine}
    display: block;
    font-size: var(--type-0);
    opacity: 0.86;
  }
  > [data-part='centre'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 28px;
  }
  [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 4px;
    --icon-button-size: 42px;
  }
  [data-part='time'] {
    ${oneLine}
    margin: 0 8px;
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='time'] > span {
    margin-left: 6px;
    opacity: 0.82;
  }
  [data-part='end'] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-left: auto;
  }
  @media (max-width: 767px) {
    > header,
    > footer {
      padding: 10px 14px;
    }
    [data-part='bar'] {
      gap: 0;
    }
    [data-part='end'] {
      gap: 0;
    }
    [data-part='time'] > span,
    [data-part='end'] > [data-kind='on-art'] {
      display: none;
    }
  }
`;

/**
 * Everything that lies over the picture: head (what plays, and the way back), centre, and at the foot the timeline over a bar of
 * controls. `hidden` fades it away and takes it from the keyboard and the readers.
 */
export function PlayerOverlay({
  hidden = false,
  start,
  title,
  subtitle,
  actions,
  centre,
  timeline,
  controls,
  time,
  timeNote,
  end,
}: {
  readonly hidden?: boolean;
  /** Before the title: the way back, the channel's mark. */
  readonly start?: ReactNode;
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly centre?: ReactNode;
  readonly timeline?: ReactNode;
  readonly controls?: ReactNode;
  readonly time?: ReactNode;
  readonly timeNote?: ReactNode;
  readonly end?: ReactNode;
}) {
  return (
    <Overlay data-hidden={hidden || undefined}>
      <header>
        {start}
        <div data-part="title">
          {title && <b>{title}</b>}
          {subtitle && <small>{subtitle}</small>}
        </div>
        {actions}
      </header>
      <div data-part="centre">{centre}</div>
      <footer>
        {timeline}
        <div data-part="bar">
          {controls}
          {time && (
            <span data-part="time">
              {time}
              {timeNote && <span>{timeNote}</span>}
            </span>
          )}
          {end && <div data-part="end">{end}</div>}
        </div>
      </footer>
    </Overlay>
  );
}
