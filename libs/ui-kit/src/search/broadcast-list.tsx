import { type MouseEventHandler, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { useRovingFocus } from '../focus/roving-focus.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { clampLines } from '../theme/css.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 24px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1920px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* Of four and of ten none stands alone below the others. */
    &:has(> :is(:nth-child(4), :nth-child(10)):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 2400px) {
    &:has(> :is(:nth-child(4), :nth-child(7), :nth-child(10)):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const Line = styled.li`
  > a,
  &[data-skeleton] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
    /* A long title beside a short one: both plates end at one line. */
    height: 100%;
    min-height: max(72px, var(--touch-target));
    padding: 10px 14px;
    border: var(--card-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    color: var(--color-text-normal);
    --tile-size: 48px;
  }
  > a {
    outline-offset: calc(-1 * var(--focus-width));
    transition: background-color var(--motion-fast) linear;
  }
  > a:hover {
    background: var(--color-surface-2);
  }
  [data-part='words'] {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  b {
    ${clampLines(2)}
    color: var(--color-text-strong);
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  small {
    ${clampLines(2)}
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-state='now'] small time {
    color: var(--color-text-strong);
  }
  [data-state='past'] b {
    color: var(--color-text-normal);
  }
  [data-part='action'] {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: var(--radius-pill);
    background: var(--color-surface-2);
    color: var(--color-text-strong);
    --icon-size: 1.25rem;
  }
  > a:hover [data-part='action'] {
    background: var(--color-surface-3);
  }
  [data-part='progress'] {
    margin-top: 6px;
    --progress-height: 3px;
  }

  ${slot('search', 'broadcastLine')}
`;

export interface Broadcast {
  readonly title: string;
  readonly channel: { readonly name: string; readonly logo?: PictureSource | null | undefined };
  /** Day and time, as they are said: "today, 19:30". */
  readonly when: string;
  readonly state: 'past' | 'now' | 'future';
  /** How far the running one has come. */
  readonly percent?: number | undefined;
  /** What a press does: plays from the archive, plays live, opens the guide. The label is read out. */
  readonly action: { readonly icon: IconShape; readonly label: string };
  readonly href: string;
}

/** A programme of the schedule that was found. One press plays it or opens its moment. */
export function BroadcastLine({
  title,
  channel,
  when,
  state,
  percent = 0,
  action,
  href,
  focusKey,
  onClick,
}: Broadcast & {
  readonly focusKey?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}) {
  return (
    <Line>
      <UiLink href={href} data-state={state} data-card-target data-focus-key={focusKey} onClick={onClick}>
        {/* Its name is said beside it. */}
        <span aria-hidden>
          <ChannelLogo name={channel.name} source={channel.logo} />
        </span>
        <span data-part="words">
          <b>{title}</b>
          <small>
            <time>{when}</time> · {channel.name}
          </small>
          {state === 'now' && (
            <span data-part="progress">
              <ProgressBar percent={percent} tone="live" />
            </span>
          )}
        </span>
        <span data-part="action">
          <Icon shape={action.icon} />
          <span data-visually-hidden>{action.label}</span>
        </span>
      </UiLink>
    </Line>
  );
}

/** Programmes of the schedule that were found: one stop for Tab, arrows walk over them. */
export function BroadcastList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useRovingFocus(list);
  return (
    <List ref={list} aria-label={label}>
      {children}
    </List>
  );
}

/** As many lines as are expected, in their place. */
export function BroadcastSkeleton({ count }: { readonly count: number }) {
  return (
    <SkeletonGroup aria-hidden>
      <List as="div">
        {Array.from({ length: count }, (_, index) => (
          <Line as="div" key={index} data-skeleton>
            <Tile />
            <span>
              <Wide shape="line" />
              <Narrow shape="line" />
            </span>
          </Line>
        ))}
      </List>
    </SkeletonGroup>
  );
}

const Tile = styled(Skeleton)`
  && {
    width: var(--tile-size);
    height: var(--tile-size);
    border-radius: var(--tile-shape);
  }
`;
const Wide = styled(Skeleton)`
  && {
    width: 70%;
  }
`;
const Narrow = styled(Skeleton)`
  && {
    width: 40%;
  }
`;
