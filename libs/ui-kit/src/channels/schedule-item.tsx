import { type MouseEventHandler, type ReactNode, memo, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Badge } from '../feedback/badge.tsx';
import { Icon } from '../icons/icon.tsx';
import { lockIcon } from '../icons/shapes.ts';
import { archiveIcon } from '../icons/page-shapes.ts';
import { clampLines } from '../theme/css.ts';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const List = styled.ul`
  columns: 420px 2;
  column-gap: 32px;

  > li {
    break-inside: avoid;
  }
  @media (max-width: 767px) {
    columns: auto;
  }

  ${slot('channels', 'scheduleList')}
`;

/**
 * The programmes of a day: one column on a phone, more and read downwards where there is room. It begins with what the
 * viewer came for, else, where the list has a scroll of its own, with what is on.
 */
export function ScheduleList({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const find = (which: string) => list.current?.querySelector<HTMLElement>(which);
    const sought = find('[aria-current][data-state="future"]');
    const first = sought ?? find('[data-state="live"]');
    const own = sought ? scrollerOf(sought) : list.current?.closest<HTMLElement>('[data-own-scroll]');
    // On a phone the page itself scrolls. One that was left further down comes back there by itself.
    if (sought && !own && scrollY === 0 && sought.getBoundingClientRect().bottom > innerHeight)
      sought.scrollIntoView({ block: 'center' });
    if (!own || !first || own.scrollHeight <= own.clientHeight) return;
    const above = first.getBoundingClientRect().top - own.getBoundingClientRect().top;
    own.scrollTop += above - own.clientHeight / 4;
  }, []);
  return <List ref={list}>{children}</List>;
}

/** The nearest box around it that scrolls, short of the page. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  let box = element.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box === document.documentElement || box === document.body ? null : box;
}

/** A programme, and beside it what can be done about it. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-1);

  > :nth-child(2) {
    grid-area: 1 / 2;
    z-index: 1;
    margin-right: var(--space-2);
  }
`;

export type ScheduleItemState = 'archived' | 'live' | 'future' | 'blocked';

const Line = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(52px, max-content) minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  width: 100%;
  min-height: 52px;
  padding: 8px 16px;
  overflow: hidden;
  border-radius: var(--radius-m);
  color: var(--color-text-normal);
  font-size: var(--type-1);
  text-align: start;
  outline-offset: calc(-1 * var(--focus-width));

  &:hover {
    background: var(--color-surface-2);
  }
  &[aria-current] {
    background: var(--color-surface-3);
  }
  /* Looks that keep accounts say the end, too. */
  [data-part='until'] {
    display: none;
  }
  time {
    color: var(--color-text-muted);
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  b {
    ${clampLines(2)}
    font-weight: var(--weight-text);
    line-height: 1.3;
  }
  small {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    --icon-size: 15px;
  }
  &[data-state='future'] b,
  &[data-state='live'] b {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  &[data-state='blocked'] b {
    color: var(--color-text-muted);
  }
  &[data-state='live'] {
    background: var(--color-surface-2);
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
  }
  &[data-state='live'] time {
    color: var(--color-text-normal);
  }
  /* The edge of the present moves along the foot of the line. */
  &[data-state='live']::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: 0;
    width: calc(var(--percent) * 1%);
    height: 3px;
    background: var(--color-live);
  }
  @media (max-width: 480px) {
    padding: 8px;
  }
  /* A phone or a narrow column: the title has the line to itself, what is said about it stands below. */
  @container schedule (max-width: 25rem) {
    &[data-state='live'] {
      grid-template-columns: minmax(52px, max-content) minmax(0, 1fr);
      padding-bottom: 12px;
    }
    &[data-state='live'] > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
  /* In a narrow column the title has the room: the sign stays, its word is for those who do not see it. */
  @container schedule (max-width: 21.25rem) {
    padding: 8px 12px;

    small {
      gap: 0;
      font-size: 0;
    }
  }

  ${slot('channels', 'scheduleLine')}
`;

/**
 * A programme in a schedule. What is past and kept, on air, and to come are told apart by more than colour. What cannot be
 * played is a button: a press asks why.
 */
export const ScheduleItem = memo(function ScheduleItem({
  time,
  until,
  title,
  state,
  percent = 0,
  marked = false,
  href,
  focusKey,
  onClick,
  action,
}: {
  readonly time: string;
  /** When it ends. */
  readonly until?: string | undefined;
  readonly title: string;
  readonly state: ScheduleItemState;
  /** How far the running one has come. */
  readonly percent?: number;
  /** The one that is being watched, or that the viewer came for. */
  readonly marked?: boolean;
  readonly href?: string | undefined;
  readonly focusKey?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Stands beside the line. */
  readonly action?: ReactNode;
}) {
  const translate = useUiText();
  const content = (
    <>
      <time>
        {time}
        {until !== undefined && <span data-part="until">–{until}</span>}
      </time>
      <b>{title}</b>
      {state === 'live' && <Badge tone="live">{translate('badge_live')}</Badge>}
      {state === 'archived' && (
        <small>
          <Icon shape={archiveIcon} />
          {translate('schedule_archive')}
        </small>
      )}
      {state === 'blocked' && (
        <small>
          <Icon shape={lockIcon} />
          {translate('schedule_blocked')}
        </small>
      )}
      {state === 'future' && <span data-visually-hidden>{translate('schedule_future')}</span>}
    </>
  );
  const props = {
    'data-state': state,
    'data-focus-key': focusKey,
    'aria-current': marked ? ('true' as const) : undefined,
    style: state === 'live' ? ({ '--percent': percent } as React.CSSProperties) : undefined,
    onClick,
  };
  const line =
    href === undefined ? (
      <Line as="button" type="button" {...props}>
        {content}
      </Line>
    ) : (
      <Line as={UiLink} href={href} {...props}>
        {content}
      </Line>
    );
  if (action === undefined) return line;
  return (
    <Place data-part="line">
      {line}
      {action}
    </Place>
  );
});
