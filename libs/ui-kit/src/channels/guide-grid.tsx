import { HOUR_MS } from '@livery/value/durations';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useImperativeHandle,
  useMemo,
  useState,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useUiText } from '../theme/ui-context.tsx';
import { guideBoxes } from './guide-boxes.ts';
import { GuideCrowd } from './guide-crowd.tsx';
import type { GuideFocus, Stretch } from './guide-geometry.ts';
import { GuideHours } from './guide-hours.tsx';
import type { GuideChannel, GuideEntry, GuideHandle, GuidePlace, GuideSchedules, GuideSight } from './guide-model.ts';
import { GuideField, Lines, NowLine } from './guide-parts.ts';
import { reveal, walkBy, type GuideGround } from './guide-walk.ts';
import { useCells } from './use-cells.ts';
import { useGuideCrowd } from './use-guide-crowd.ts';
import { useGuideView } from './use-guide-view.ts';

interface Props {
  readonly label: string;
  readonly channels: readonly GuideChannel[];
  /** The days that the guide reaches, one after the other. */
  readonly days: readonly Stretch[];
  /** The evening of today. */
  readonly evening?: Stretch | undefined;
  readonly nowMs: number;
  readonly pxPerHour: number;
  readonly schedules: GuideSchedules;
  readonly timeText: (wallTimeMs: number) => string;
  readonly dayText: (wallTimeMs: number) => string;
  readonly onSight: (sight: GuideSight) => void;
  /** The programme under the focus, or under a pointer that rests, for whoever tells more about it. */
  readonly onPoint?: (entry: GuideEntry, channel: GuideChannel) => void;
  /** The programme that is told of elsewhere: its box is marked. */
  readonly markedId?: number | undefined;
  /** Follows a link within the site; without it the browser does. */
  readonly onOpen?: (href: string) => void;
  /** A press on what cannot be played. */
  readonly onRefused: (entry: GuideEntry) => void;
  /** A press on a line whose schedule did not come. */
  readonly onRetry: (channelId: number) => void;
  /** At the first box in sight Left leads out of the grid; only held it goes on into the past. */
  readonly isLeftByLeft?: boolean | undefined;
  /** Where it opens; without it at the present. */
  readonly opensAt?: GuidePlace | undefined;
  readonly handle?: Ref<GuideHandle> | undefined;
}

/**
 * Channels by hours, of which only what is in sight is in the page. One stop for Tab; arrows walk by programme and by channel, Home and End lead to
 * the ends of a day.
 */
export function GuideGrid(props: Props) {
  const { label, channels, days, nowMs, pxPerHour, schedules, timeText, onSight, onPoint, markedId, opensAt, handle } =
    props;
  const translate = useUiText();
  const [focus, setFocus] = useState<GuideFocus>({ line: 0, atMs: opensAt?.atMs ?? nowMs });
  const from = days[0]?.from ?? 0;
  const to = days.at(-1)?.to ?? 0;
  const span = useMemo(() => ({ from, to }), [from, to]);
  const pxOf = useCallback((ms: number) => ((ms - from) / HOUR_MS) * pxPerHour, [from, pxPerHour]);
  const width = pxOf(to);
  const line = Math.min(focus.line, Math.max(0, channels.length - 1));
  const cellsOf = useCells(pxPerHour, nowMs);
  const { field, ground, names, cover, hours, roomPx, linePx, scrollTo, look, place } = useGuideView(
    { channels, schedules, cellsOf, span, pxPerHour, pxOf, nowMs, focus, markedId, timeText, translate },
    opensAt,
    onSight,
  );

  useImperativeHandle(handle, () => ({
    place,
    showMoment(wallTimeMs) {
      scrollTo(wallTimeMs);
      setFocus((before) => ({ ...before, atMs: wallTimeMs }));
      look();
    },
    showFirstLine() {
      if (field.current) field.current.scrollTop = 0;
      setFocus((before) => ({ ...before, line: 0 }));
    },
  }));

  const boxes = guideBoxes(channels, schedules, cellsOf);
  const { crowd, enter, close, onPointerOver, onPointerLeave } = useGuideCrowd({
    boxes,
    field,
    roomPx,
    linePx,
    pxOf,
    onPoint,
  });
  const focusStop = () => field.current?.querySelector<HTMLElement>('[data-stop]')?.focus({ preventScroll: true });

  function onKeyDown(event: KeyboardEvent) {
    if (!field.current || crowd?.takesFocus) return;
    const ground: GuideGround = {
      field: field.current,
      boxes,
      lines: channels.length,
      days,
      span,
      pxOf,
      roomPx: roomPx(),
      linePx: linePx(),
      isLeftByLeft: props.isLeftByLeft ?? false,
    };
    const next = walkBy(event, { line, atMs: focus.atMs }, ground);
    if (!next) return;
    event.preventDefault();
    flushSync(() => {
      setFocus(next);
      close();
    });
    reveal(next, ground);
    look();
    focusStop();
  }

  function onFocus({ target }: FocusEvent) {
    const found = boxes.of(target);
    if (!found) return;
    // A walk up and down keeps its moment as long as it meets the box that it led to.
    const { atMs, cell } = found;
    if (line !== found.line || focus.atMs < cell.startMs || focus.atMs >= cell.endMs)
      setFocus({ line: found.line, atMs });
    enter(found, false);
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    const link = target instanceof Element ? target.closest('[data-part="cell"] > a, [data-part="name"] > a') : null;
    const href = link?.getAttribute('href');
    if (href && props.onOpen && isPlain(event)) {
      event.preventDefault();
      props.onOpen(href);
    }
    const found = boxes.of(target);
    if (!found) return;
    const [first] = found.cell.programmes;
    if (found.cell.kind === 'failed') props.onRetry(found.channel.id);
    else if (found.box.hasAttribute('aria-haspopup')) enter(found, true);
    else if (first && first.href === undefined) props.onRefused(first);
  }

  return (
    <GuideField
      ref={field}
      role="grid"
      aria-label={label}
      aria-rowcount={channels.length}
      tabIndex={-1}
      onScroll={({ target }) => {
        if (target === field.current && look() && crowd && !crowd.takesFocus) close();
      }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => {
        if (!field.current?.contains(relatedTarget)) close();
      }}
      onPointerOver={onPointerOver}
      onPointerLeave={onPointerLeave}
      onClick={onClick}
    >
      <GuideHours {...props} time={hours} widthPx={width} pxOf={pxOf} />
      <Lines
        style={{
          height: `calc(${channels.length} * var(--guide-line))`,
          width: `calc(${width}px + var(--guide-names))`,
        }}
      >
        <div ref={ground} role="rowgroup" data-part="ground" />
        <div ref={names} data-part="names" aria-hidden />
        <div ref={cover} data-part="cover" aria-hidden hidden />
        <NowLine data-part="now-line" style={{ left: `calc(${pxOf(nowMs)}px + var(--guide-names))` }} />
        {crowd && (
          <GuideCrowd
            {...crowd}
            timeText={timeText}
            onRefused={props.onRefused}
            onClose={() => {
              // The focus would open it again.
              focusStop();
              close();
            }}
          />
        )}
      </Lines>
    </GuideField>
  );
}

/** A press that asks for nothing else than the page: no new tab, no download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
