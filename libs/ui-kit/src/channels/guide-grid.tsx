import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useUiText } from '../theme/ui-context.tsx';
import { WORD_PX } from './guide-box.ts';
import { GuideCrowd } from './guide-crowd.tsx';
import { cellAt, nextFocus, type GuideFocus, type Stretch } from './guide-geometry.ts';
import { GuideHours } from './guide-hours.tsx';
import type { GuideChannel, GuideEntry, GuideHandle, GuidePlace, GuideSchedules, GuideSight } from './guide-model.ts';
import { Field, GUIDE_HOURS_PX, Lines, NowLine } from './guide-parts.ts';
import { useCells } from './use-cells.ts';
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
  readonly toldId?: number | undefined;
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

interface Crowded {
  readonly entries: readonly GuideEntry[];
  readonly line: number;
  readonly left: number;
  readonly isAbove: boolean;
  readonly takesFocus: boolean;
}

const HOUR_MS = 3_600_000;
/** So much of a box must be in sight for a walk up or down to leave the hours where they are. px */
const ENOUGH_PX = 120;
/** A pointer that passes asks for nothing. */
const RESTS_MS = 150;
const CROWD_PX = 288;

/**
 * Channels by hours, of which only what is in sight is in the page. One stop for Tab; arrows walk by programme and by channel, Home and End lead to
 * the ends of a day.
 */
export function GuideGrid(props: Props) {
  const { label, channels, days, nowMs, pxPerHour, schedules, timeText, onSight, onPoint, toldId, opensAt, handle } =
    props;
  const translate = useUiText();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [focus, setFocus] = useState<GuideFocus>({ line: 0, atMs: opensAt?.atMs ?? nowMs });
  const [crowd, setCrowd] = useState<Crowded | null>(null);
  const from = days[0]?.from ?? 0;
  const to = days.at(-1)?.to ?? 0;
  const span = useMemo(() => ({ from, to }), [from, to]);
  const pxOf = useCallback((ms: number) => ((ms - from) / HOUR_MS) * pxPerHour, [from, pxPerHour]);
  const width = pxOf(to);
  const line = Math.min(focus.line, Math.max(0, channels.length - 1));
  const cellsOf = useCells(pxPerHour, nowMs);
  const { field, ground, names, cover, hours, roomPx, linePx, scrollTo, look, place } = useGuideView(
    { channels, schedules, cellsOf, span, pxPerHour, pxOf, nowMs, focus, toldId, timeText, translate },
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

  const cellsAround = (channel: GuideChannel | undefined, atMs: number, reachMs: number) =>
    channel ? cellsOf(schedules.of(channel.id, atMs - reachMs, atMs + reachMs)) : [];

  /** Which box of the grid an event is about. */
  function boxOf(target: EventTarget) {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
    const at = Number(box?.closest<HTMLElement>('[data-line]')?.dataset['line']);
    const channel = channels[at];
    const atMs = Number(box?.dataset['at']);
    const cell = box ? cellAt(cellsAround(channel, atMs, 1), atMs) : undefined;
    return box && channel && cell ? { box, channel, cell, at, atMs } : null;
  }

  function walk(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || crowd?.takesFocus) return;
    const next = nextFocus(
      event.key,
      { line, atMs: focus.atMs },
      {
        count: channels.length,
        page: Math.max(1, Math.floor((field.current?.clientHeight ?? 0) / linePx()) - 2),
        cells: cellsAround(channels[line], focus.atMs, HOUR_MS),
        day: days.find(({ to }) => focus.atMs < to) ?? span,
        span,
      },
    );
    // At an edge the key is whoever's comes next.
    if (!next || (next.line === line && next.atMs === focus.atMs)) return;
    if (event.key === 'ArrowLeft' && props.isLeftByLeft && !event.repeat && !isInSight(next)) return;
    event.preventDefault();
    flushSync(() => {
      setFocus(next);
      setCrowd(null);
    });
    reveal(next);
    look();
    field.current?.querySelector<HTMLElement>('[data-stop]')?.focus({ preventScroll: true });
  }

  /** Whether enough of the box that a walk to the left leads to is seen. */
  function isInSight({ line, atMs }: GuideFocus): boolean {
    const cell = cellAt(cellsAround(channels[line], atMs, 1), atMs);
    return pxOf(cell?.endMs ?? atMs) - (field.current?.scrollLeft ?? 0) >= WORD_PX;
  }

  /** Scrolls as little as brings the focused box into sight. */
  function reveal({ line, atMs }: GuideFocus) {
    const box = field.current;
    if (!box) return;
    const top = line * linePx();
    const room = box.clientHeight - GUIDE_HOURS_PX - linePx();
    box.scrollTop = Math.min(Math.max(box.scrollTop, top - room), top);
    const cell = cellAt(cellsAround(channels[line], atMs, 1), atMs);
    const [left, right] =
      cell?.kind === 'programmes' ? [pxOf(cell.startMs), pxOf(cell.endMs)] : [pxOf(atMs), pxOf(atMs)];
    const sees = roomPx();
    const shown = Math.min(right, box.scrollLeft + sees) - Math.max(left, box.scrollLeft);
    if (shown >= Math.min(Math.max(right - left, 1), ENOUGH_PX)) return;
    box.scrollLeft = Math.min(Math.max(box.scrollLeft, Math.min(right, left + sees) - sees), left);
  }

  function enter(found: NonNullable<ReturnType<typeof boxOf>>, takesFocus: boolean) {
    const { box, cell, at, channel, atMs } = found;
    const [first] = cell.programmes;
    if (first) onPoint?.(first, channel);
    const isShared = box.hasAttribute('aria-haspopup');
    if (!field.current || !isShared) return setCrowd(null);
    const { scrollLeft, scrollTop, clientHeight } = field.current;
    setCrowd({
      entries: cell.programmes,
      line: at,
      left: Math.min(pxOf(atMs), scrollLeft + roomPx() - CROWD_PX),
      isAbove: (at + 0.5) * linePx() - scrollTop > (clientHeight - GUIDE_HOURS_PX) / 2,
      takesFocus,
    });
  }

  function onFocus({ target }: FocusEvent) {
    const found = boxOf(target);
    if (!found) return;
    // A walk up and down keeps its moment as long as it meets the box that it led to.
    const { at, atMs, cell } = found;
    if (line !== at || focus.atMs < cell.startMs || focus.atMs >= cell.endMs) setFocus({ line: at, atMs });
    enter(found, false);
  }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    clearTimeout(resting.current);
    if (pointerType !== 'mouse' || crowd?.takesFocus) return;
    if (target instanceof Element && target.closest('[data-part="crowd"]')) return;
    const found = boxOf(target);
    resting.current = setTimeout(() => (found ? enter(found, false) : setCrowd(null)), RESTS_MS);
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    const link = target instanceof Element ? target.closest('[data-part="cell"] > a, [data-part="name"] > a') : null;
    const href = link?.getAttribute('href');
    if (href && props.onOpen && isPlain(event)) {
      event.preventDefault();
      props.onOpen(href);
    }
    const found = boxOf(target);
    if (!found) return;
    const { box, cell, channel } = found;
    const [first] = cell.programmes;
    if (cell.kind === 'failed') props.onRetry(channel.id);
    else if (box.hasAttribute('aria-haspopup')) enter(found, true);
    else if (first && first.href === undefined) props.onRefused(first);
  }

  return (
    <Field
      ref={field}
      role="grid"
      aria-label={label}
      aria-rowcount={channels.length}
      tabIndex={-1}
      onScroll={({ target }) => {
        if (target === field.current && look() && crowd && !crowd.takesFocus) setCrowd(null);
      }}
      onKeyDown={walk}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => {
        if (field.current?.contains(relatedTarget)) return;
        setCrowd(null);
      }}
      onPointerOver={onPointerOver}
      onPointerLeave={() => clearTimeout(resting.current)}
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
              field.current?.querySelector<HTMLElement>('[data-stop]')?.focus();
              setCrowd(null);
            }}
          />
        )}
      </Lines>
    </Field>
  );
}

/** A press that asks for nothing else than the page: no new tab, no download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
