import type { ReadonlyValue } from '@livery/value';
import { useValue } from '@livery/value/react';
import { SLOT_MS, type Stretch } from './guide-geometry.ts';
import { Hours } from './guide-parts.ts';

/** The words of an hour begin at it, the mark of the present stands across it: so near to it an hour would be half hidden. px */
const HIDES_BEFORE_PX = 84;
const HIDES_AFTER_PX = 28;

/** The half hours in sight, midnights as days, and the present. */
export function GuideHours({
  time,
  days,
  nowMs,
  widthPx,
  pxOf,
  timeText,
  dayText,
}: {
  readonly time: ReadonlyValue<Stretch>;
  readonly days: readonly Stretch[];
  readonly nowMs: number;
  readonly widthPx: number;
  readonly pxOf: (wallTimeMs: number) => number;
  readonly timeText: (wallTimeMs: number) => string;
  readonly dayText: (wallTimeMs: number) => string;
}) {
  const { from, to } = useValue(time);
  const halfHours: number[] = [];
  for (let at = from; at < to; at += SLOT_MS) halfHours.push(at);
  const isMidnight = (at: number) => days.some(({ from }) => from === at);
  const isHidden = (at: number) => {
    const pastPx = pxOf(nowMs) - pxOf(at);
    return -HIDES_AFTER_PX < pastPx && pastPx < HIDES_BEFORE_PX;
  };
  const left = (at: number) => ({ left: `calc(${pxOf(at)}px + var(--guide-names))` });
  return (
    <Hours role="presentation" aria-hidden style={{ width: `calc(${widthPx}px + var(--guide-names))` }}>
      <span data-part="corner" />
      {halfHours
        .filter((at) => !isHidden(at))
        .map((at) => (
          <time key={at} data-part={isMidnight(at) ? 'midnight' : undefined} style={left(at)}>
            {isMidnight(at) ? dayText(at) : timeText(at)}
          </time>
        ))}
      <time data-part="now" style={left(nowMs)}>
        {timeText(nowMs)}
      </time>
    </Hours>
  );
}
