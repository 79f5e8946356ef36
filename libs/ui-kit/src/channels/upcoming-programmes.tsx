import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import { oneLine } from '../theme/css.ts';

const List = styled.div`
  container: schedule / inline-size;
  align-content: center;
  height: 100%;
  min-width: 0;
  overflow: hidden;

  > h3 {
    ${oneLine}
    margin-bottom: 2px;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-weight: var(--weight-bold);
  }
  [data-part='line'] {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--space-3);
    min-height: calc(var(--details-height) * 0.24);
    color: var(--color-text-strong);
    font-size: var(--type-0);
  }
  [data-part='line'] > button {
    --icon-size: var(--type-1);
  }
  time {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  b {
    ${oneLine}
    font-weight: var(--weight-bold);
  }

  ${slot('channels', 'upcomingProgrammes')}
`;

interface Ahead {
  readonly id: number;
  readonly time: string;
  readonly title: string;
  /** Asks to be reminded of it. */
  readonly action?: ReactNode;
}

/** What a channel shows later, beside what is told of a programme. */
export function UpcomingProgrammes({
  part,
  label,
  programmes,
}: {
  readonly part: 'next' | 'evening';
  readonly label: string;
  readonly programmes: readonly Ahead[];
}) {
  if (programmes.length === 0) return null;
  return (
    <List role="group" data-part={part} aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {programmes.map(({ id, time, title, action }) => (
          <li key={id} data-part="line">
            <time>{time}</time>
            <b>{title}</b>
            {action}
          </li>
        ))}
      </ul>
    </List>
  );
}
