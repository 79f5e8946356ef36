import type { ReadonlyValue } from '@livery/value';
import { HOUR_MS } from '@livery/value/durations';
import { useValue } from '@livery/value/react';
import styled from 'styled-components';
import { SLOT_MS, type Stretch } from './guide-geometry.ts';
import { slot } from '../looks/slot.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { GUIDE_HOURS_PX } from './guide-parts.ts';

const Hours = styled.div`
  position: sticky;
  top: 0;
  z-index: 3;
  height: ${GUIDE_HOURS_PX}px;
  background: var(--color-surface-0);

  time {
    position: absolute;
    top: 0;
    padding-left: 8px;
    line-height: ${GUIDE_HOURS_PX}px;
    color: var(--color-text-muted);
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* The evening of today, for looks that tell of it. */
  > [data-part='evening'] {
    display: none;
  }
  /* The name of a day stays in sight as long as the day does; hours pass beneath it. */
  > [data-part='day'] {
    position: absolute;
    top: 0;
    z-index: 2;
    height: 100%;
    pointer-events: none;
  }
  > [data-part='day'] > time {
    position: sticky;
    left: var(--guide-names);
    display: inline-block;
    height: 100%;
    padding-right: 72px;
    background: linear-gradient(90deg, var(--hours-ground, var(--color-surface-0)) calc(100% - 44px), transparent);
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
    white-space: nowrap;
  }
  > [data-part='now'] {
    z-index: 3;
    transform: translateX(-50%);
    top: 8px;
    padding: 0 8px;
    line-height: 24px;
    border-radius: var(--radius-pill);
    background: var(--color-live);
    color: var(--color-text-on-live);
    font-weight: var(--weight-bold);
  }
  > [data-part='corner'] {
    position: sticky;
    left: 0;
    z-index: 2;
    display: block;
    width: var(--guide-names);
    height: 100%;
    background: var(--color-surface-0);
  }
  /* An hour that passes beneath the names fades: half of its figures would say another hour. */
  > [data-part='corner']::after {
    content: '';
    position: absolute;
    left: 100%;
    width: 56px;
    height: 100%;
    background: linear-gradient(90deg, var(--hours-ground, var(--color-surface-0)) 55%, transparent);
  }

  ${slot('channels', 'guideHours')}
`;

/** The words of an hour begin at it, the mark of the present stands across it: so near to it an hour would be half hidden. px */
const HIDES_BEFORE_PX = 84;
const HIDES_AFTER_PX = 28;

/** What is left of an evening: once it has begun, from the next hour on, so that its words are not beneath the mark of the present. */
function leftOf({ from, to }: Stretch, nowMs: number): Stretch | undefined {
  const begins = nowMs < from ? from : Math.ceil(nowMs / HOUR_MS) * HOUR_MS;
  return begins < to ? { from: begins, to } : undefined;
}

/** The days and half hours in sight, and the present. */
export function GuideHours({
  time,
  days,
  evening,
  nowMs,
  widthPx,
  pxOf,
  timeText,
  dayText,
}: {
  readonly time: ReadonlyValue<Stretch>;
  readonly days: readonly Stretch[];
  readonly evening?: Stretch | undefined;
  readonly nowMs: number;
  readonly widthPx: number;
  readonly pxOf: (wallTimeMs: number) => number;
  readonly timeText: (wallTimeMs: number) => string;
  readonly dayText: (wallTimeMs: number) => string;
}) {
  const translate = useUiText();
  const { from, to } = useValue(time);
  const halfHours: number[] = [];
  for (let at = from; at < to; at += SLOT_MS) halfHours.push(at);
  const isMidnight = (at: number) => days.some(({ from }) => from === at);
  const isHidden = (at: number) => {
    const pastPx = pxOf(nowMs) - pxOf(at);
    return -HIDES_AFTER_PX < pastPx && pastPx < HIDES_BEFORE_PX;
  };
  const tonight = evening && leftOf(evening, nowMs);
  const left = (at: number) => ({ left: `calc(${pxOf(at)}px + var(--guide-names))` });
  return (
    <Hours role="presentation" aria-hidden style={{ width: `calc(${widthPx}px + var(--guide-names))` }}>
      <span data-part="corner" />
      {tonight && (
        <span data-part="evening" style={{ ...left(tonight.from), width: pxOf(tonight.to) - pxOf(tonight.from) }}>
          {translate('coming_tonight')}
        </span>
      )}
      {halfHours
        .filter((at) => !isMidnight(at) && !isHidden(at))
        .map((at) => (
          <time key={at} data-half={at % HOUR_MS === 0 ? undefined : 'true'} style={left(at)}>
            {timeText(at)}
          </time>
        ))}
      {days
        .filter((day) => day.to > from && day.from < to && !isHidden(day.from))
        .map((day) => (
          <span key={day.from} data-part="day" style={{ ...left(day.from), width: pxOf(day.to) - pxOf(day.from) }}>
            <time>{dayText(day.from)}</time>
          </span>
        ))}
      <time data-part="now" style={left(nowMs)}>
        {timeText(nowMs)}
      </time>
    </Hours>
  );
}
