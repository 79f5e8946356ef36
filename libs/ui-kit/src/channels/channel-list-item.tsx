import { type MouseEventHandler, type ReactNode, memo } from 'react';
import styled from 'styled-components';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../icons/icon.tsx';
import { lockIcon } from '../icons/shapes.ts';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { oneLine } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';

/** The height of one line, px: lists that render only what is in view need to know it beforehand. */
export const CHANNEL_LINE_PX = 68;

const Line = styled.a`
  display: grid;
  grid-template-columns: 28px auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 12px;
  height: ${CHANNEL_LINE_PX}px;
  padding: 0 12px 0 8px;
  border-radius: var(--radius-m);
  color: var(--color-text-normal);
  outline-offset: calc(-1 * var(--focus-width));
  --tile-size: 44px;
  --progress-height: 3px;

  &:hover {
    background: var(--color-surface-2);
  }
  &[aria-current] {
    background: var(--current-line);
  }
  [data-part='number'] {
    text-align: end;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='tile'] {
    width: var(--tile-size);
    height: var(--tile-size);
    border-radius: var(--tile-shape);
    background: var(--color-surface-2);
  }
  [data-part='lines'] {
    display: grid;
    gap: 1px;
    min-width: 0;
  }
  b {
    ${oneLine}
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    line-height: 1.3;
  }
  &[aria-current] b {
    color: var(--color-accent-text);
  }
  small {
    ${oneLine}
    color: var(--color-text-muted);
    font-size: var(--type--1);
    line-height: 1.3;
  }
  &[aria-current] small {
    color: var(--color-text-normal);
  }
  [data-part='lines'] > :last-child:not(small):not(b) {
    margin-top: 5px;
  }
  [data-part='end'] {
    color: var(--color-text-muted);
    --icon-size: 18px;
  }
`;

/**
 * A channel in a list: its number, its mark, what is on, what comes next. A plain link: the list follows it, because dozens that each listen to the
 * router would be felt in a scroll.
 */
export const ChannelListItem = memo(function ChannelListItem({
  number,
  name,
  logo,
  programme,
  next,
  percent,
  current = false,
  locked = false,
  href,
  focusKey,
  onClick,
  stop,
  light = false,
  end,
}: {
  readonly number?: number | undefined;
  readonly name: string;
  readonly logo?: PictureSource | null | undefined;
  /** What is on now; the channel's name takes its place when that is not known. */
  readonly programme?: string | undefined;
  readonly next?: string | undefined;
  readonly percent?: number | undefined;
  readonly current?: boolean;
  readonly locked?: boolean;
  readonly href: string;
  readonly focusKey?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** In a list that is walked by arrows: whether Tab stops here. */
  readonly stop?: boolean | undefined;
  /** Words alone, for what flies past: the mark, which costs most, comes when the list rests. */
  readonly light?: boolean | undefined;
  readonly end?: ReactNode;
}) {
  const translate = useUiText();
  return (
    <Line
      data-card-target=""
      tabIndex={stop === undefined ? undefined : stop ? 0 : -1}
      href={href}
      aria-current={current ? 'true' : undefined}
      data-focus-key={focusKey}
      onClick={onClick}
    >
      <span data-part="number">{number}</span>
      {light ? <span data-part="tile" /> : <ChannelLogo name={name} source={logo} />}
      <span data-part="lines">
        <b>{programme ?? name}</b>
        <small>
          {programme && <span data-visually-hidden>{`${name}. `}</span>}
          {next ?? (programme ? name : '\u00a0')}
        </small>
        {percent !== undefined && (
          <ProgressBar percent={percent} label={translate('live_progress', { percent: Math.round(percent) })} />
        )}
      </span>
      {(locked || end) && (
        <span data-part="end">
          {end}
          {locked && <Icon shape={lockIcon} label={translate('locked')} />}
        </span>
      )}
    </Line>
  );
});

/** The sheet that a channel list stands on. */
export const ChannelList = styled.ul`
  display: grid;
  padding: 8px;
`;
