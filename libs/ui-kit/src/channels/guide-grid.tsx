import {
  type KeyboardEvent,
  type UIEvent,
  memo,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { GuideCrowd } from './guide-crowd.tsx';
import {
  cellAt,
  cellsIn,
  guideCells,
  linesIn,
  nextFocus,
  timeIn,
  type GuideCell,
  type GuideFocus,
  type GuideProgramme,
  type Stretch,
} from './guide-geometry.ts';
import { Cell, Field, GUIDE_HOURS_PX, GUIDE_LINE_PX, Hours, Line, NameCell, NowLine } from './guide-parts.ts';

export interface GuideChannel {
  readonly id: number;
  readonly name: string;
  readonly logo?: PictureSource | null | undefined;
  readonly href: string;
}

/** A programme of the grid. What has no address cannot be played: a press asks why. */
export interface GuideEntry extends GuideProgramme {
  readonly state: 'past' | 'live' | 'future' | 'blocked';
  readonly href?: string | undefined;
}

/** What is in sight: for whoever brings the schedules. */
export interface GuideSight {
  readonly channelIds: readonly number[];
  readonly fromMs: number;
  readonly toMs: number;
}

export interface GuideHandle {
  /** Brings a moment into sight. */
  showMoment(wallTimeMs: number): void;
}

interface Props {
  readonly label: string;
  readonly channels: readonly GuideChannel[];
  /** The day: from its first to its last moment. */
  readonly day: Stretch;
  readonly nowMs: number;
  readonly pxPerHour: number;
  /** The schedule of a channel; null while it is not known. The same object while it is the same. */
  readonly entriesOf: (channelId: number) => readonly GuideEntry[] | null;
  readonly timeText: (wallTimeMs: number) => string;
  readonly onSight: (sight: GuideSight) => void;
  /** The programme under the focus or the pointer, for whoever tells more about it. */
  readonly onFocusEntry?: (entry: GuideEntry, channel: GuideChannel) => void;
  /** A press on what cannot be played. */
  readonly onRefused: (entry: GuideEntry) => void;
  readonly handle?: Ref<GuideHandle> | undefined;
}

const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;
/** So much of the past stands left of a moment that is brought into sight, of the width. */
const BEFORE_SHOWN = 0.22;
const NO_CELLS: readonly GuideCell<GuideEntry>[] = [];

interface Sight {
  readonly lines: Stretch;
  readonly time: Stretch;
}
const isSame = (a: Sight, b: Sight) =>
  a.lines.from === b.lines.from && a.lines.to === b.lines.to && a.time.from === b.time.from && a.time.to === b.time.to;

/**
 * Channels by hours, of which only what is in sight is in the page. It draws within the scroll itself: a frame later would be a frame of
 * nothing. One stop for Tab; arrows walk by programme and by channel, Home and End lead to the ends of the day.
 */
export function GuideGrid(props: Props) {
  const { label, channels, day, nowMs, pxPerHour, entriesOf, timeText, onSight, onFocusEntry, onRefused, handle } =
    props;
  const translate = useUiText();
  const field = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Sight>({ lines: { from: 0, to: 0 }, time: { from: day.from, to: day.from } });
  const [focus, setFocus] = useState<GuideFocus>({ line: 0, atMs: Math.min(Math.max(nowMs, day.from), day.to) });
  const [crowd, setCrowd] = useState<{ line: number; cell: GuideCell<GuideEntry>; takesFocus: boolean } | null>(null);
  const pxOf = (ms: number) => ((ms - day.from) / HOUR_MS) * pxPerHour;
  const width = pxOf(day.to);
  const line = Math.min(focus.line, Math.max(0, channels.length - 1));

  function look(): Sight | null {
    const box = field.current;
    if (!box) return null;
    const names = namesPx(box);
    return {
      lines: linesIn(box.scrollTop, box.clientHeight - GUIDE_HOURS_PX, GUIDE_LINE_PX, channels.length),
      time: timeIn(box.scrollLeft, box.clientWidth - names, pxPerHour, day),
    };
  }
  const latestLook = useRef(look);
  useLayoutEffect(() => {
    latestLook.current = look;
  });

  function onScroll(event: UIEvent) {
    if (event.target !== field.current) return;
    const next = look();
    if (!next || isSame(next, sight)) return;
    flushSync(() => {
      setSight(next);
      if (crowd && !crowd.takesFocus) setCrowd(null);
    });
  }

  useLayoutEffect(() => {
    const box = field.current;
    if (!box) return;
    const again = () => {
      const next = latestLook.current();
      if (next) setSight((before) => (isSame(before, next) ? before : next));
    };
    again();
    const watch = new ResizeObserver(again);
    watch.observe(box);
    return () => watch.disconnect();
  }, [channels, day.from, day.to, pxPerHour]);

  useLayoutEffect(() => {
    const { lines, time } = sight;
    if (lines.to > lines.from)
      onSight({
        channelIds: channels.slice(lines.from, lines.to).map(({ id }) => id),
        fromMs: time.from,
        toMs: time.to,
      });
  }, [sight, channels, onSight]);

  function showMoment(wallTimeMs: number) {
    const box = field.current;
    if (!box) return;
    box.scrollLeft = Math.max(0, pxOf(wallTimeMs) - box.clientWidth * BEFORE_SHOWN);
    setFocus((before) => ({ ...before, atMs: wallTimeMs }));
  }
  useImperativeHandle(handle, () => ({ showMoment }));
  // A day that holds the present opens at it, every other at its evening.
  const openDay = useEffectEvent(() => showMoment(isWithin(nowMs, day) ? nowMs : day.from + 18 * HOUR_MS));
  // Only another day moves the view; a minute that passes does not.
  useLayoutEffect(() => openDay(), [day.from, day.to, pxPerHour]);

  const cellsOf = useCells(entriesOf, { pxPerHour, nowMs, window: day });

  function walk(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || crowd?.takesFocus) return;
    const channel = channels[line];
    const page = Math.max(1, Math.floor((field.current?.clientHeight ?? 0) / GUIDE_LINE_PX) - 2);
    const cells = channel ? cellsOf(channel.id) : NO_CELLS;
    const next = nextFocus(event.key, { line, atMs: focus.atMs }, { count: channels.length, page, cells, day });
    if (!next) return;
    event.preventDefault();
    flushSync(() => {
      setFocus(next);
      setCrowd(null);
    });
    reveal(next);
    field.current?.querySelector<HTMLElement>('[data-stop]')?.focus({ preventScroll: true });
  }

  /** Scrolls as little as brings the focused box into sight. */
  function reveal(at: GuideFocus) {
    const box = field.current;
    const channel = channels[at.line];
    if (!box || !channel) return;
    const top = at.line * GUIDE_LINE_PX;
    const room = box.clientHeight - GUIDE_HOURS_PX - GUIDE_LINE_PX;
    box.scrollTop = Math.min(Math.max(box.scrollTop, top - room), top);
    const cell = cellAt(cellsOf(channel.id), at.atMs);
    if (cell) {
      const names = namesPx(box);
      const left = pxOf(cell.startMs);
      const right = Math.min(pxOf(cell.endMs), left + box.clientWidth - names);
      box.scrollLeft = Math.min(Math.max(box.scrollLeft, right - (box.clientWidth - names)), left);
    }
    const next = look();
    if (next) flushSync(() => setSight(next));
  }

  const shown = channels.slice(sight.lines.from, sight.lines.to);
  const halfHours = [];
  for (let at = sight.time.from; at < sight.time.to; at += HALF_HOUR_MS) halfHours.push(at);
  return (
    <Field
      ref={field}
      role="grid"
      aria-label={label}
      aria-rowcount={channels.length}
      tabIndex={-1}
      onScroll={onScroll}
      onKeyDown={walk}
      onPointerOver={({ target }) => {
        const isAt = target instanceof Element && target.closest('[aria-haspopup], [data-part="crowd"]');
        if (crowd && !crowd.takesFocus && !isAt) setCrowd(null);
      }}
      onBlur={({ relatedTarget }) => {
        if (!field.current?.contains(relatedTarget)) setCrowd(null);
      }}
    >
      <Hours role="presentation" aria-hidden style={{ width: `calc(${width}px + var(--guide-names))` }}>
        <span data-part="corner" />
        {halfHours
          .filter((at) => Math.abs(pxOf(at) - pxOf(nowMs)) > 48 || !isWithin(nowMs, day))
          .map((at) => (
            <time key={at} style={{ left: `calc(${pxOf(at)}px + var(--guide-names))` }}>
              {timeText(at)}
            </time>
          ))}
        {isWithin(nowMs, day) && (
          <time data-part="now" style={{ left: `calc(${pxOf(nowMs)}px + var(--guide-names))` }}>
            {timeText(nowMs)}
          </time>
        )}
      </Hours>
      <div
        role="rowgroup"
        style={{
          position: 'relative',
          height: channels.length * GUIDE_LINE_PX,
          width: `calc(${width}px + var(--guide-names))`,
        }}
      >
        {shown.map((channel, index) => {
          const at = sight.lines.from + index;
          return (
            <GuideLine
              key={channel.id}
              channel={channel}
              at={at}
              cells={cellsOf(channel.id)}
              fromMs={sight.time.from}
              toMs={sight.time.to}
              dayFromMs={day.from}
              pxPerHour={pxPerHour}
              nowMs={nowMs}
              focusMs={at === line ? focus.atMs : null}
              timeText={timeText}
              andMore={translate}
              onEnter={(cell, takesFocus) => {
                // A walk up and down keeps its moment as long as it meets the box that it led to.
                setFocus((before) =>
                  before.line === at && cellAt(cellsOf(channel.id), before.atMs) === cell
                    ? before
                    : { line: at, atMs: cell.startMs },
                );
                onFocusEntry?.(cell.programmes[0], channel);
                setCrowd(cell.programmes.length > 1 ? { line: at, cell, takesFocus } : null);
              }}
              onRefused={onRefused}
            />
          );
        })}
        {isWithin(nowMs, day) && <NowLine style={{ left: `calc(${pxOf(nowMs)}px + var(--guide-names))` }} />}
        {crowd && (
          <GuideCrowd
            entries={crowd.cell.programmes}
            left={pxOf(crowd.cell.startMs)}
            top={(crowd.line + 1) * GUIDE_LINE_PX}
            takesFocus={crowd.takesFocus}
            timeText={timeText}
            onRefused={onRefused}
            onClose={() => {
              setCrowd(null);
              field.current?.querySelector<HTMLElement>('[data-stop]')?.focus();
            }}
          />
        )}
      </div>
    </Field>
  );
}

/** How wide the column of the channels is. */
const namesPx = (box: HTMLElement): number => box.querySelector<HTMLElement>('[data-part="corner"]')?.offsetWidth ?? 0;

const isWithin = (ms: number, { from, to }: Stretch) => from <= ms && ms < to;

/** The boxes of a line, made once for each schedule. */
function useCells(
  entriesOf: Props['entriesOf'],
  { pxPerHour, nowMs, window: { from, to } }: Parameters<typeof guideCells>[1],
) {
  // What is on air changes by minutes; boxes of a day that is not today never.
  const minuteMs = Math.floor(nowMs / 60_000) * 60_000;
  const made = useMemo(
    () => ({ pxPerHour, nowMs: minuteMs, window: { from, to }, boxes: new WeakMap<object, GuideCell<GuideEntry>[]>() }),
    [pxPerHour, minuteMs, from, to],
  );
  return (channelId: number): readonly GuideCell<GuideEntry>[] => {
    const entries = entriesOf(channelId);
    if (!entries) return NO_CELLS;
    const known = made.boxes.get(entries);
    if (known) return known;
    const boxes = guideCells(entries, made);
    made.boxes.set(entries, boxes);
    return boxes;
  };
}

interface LineProps {
  readonly channel: GuideChannel;
  readonly at: number;
  readonly cells: readonly GuideCell<GuideEntry>[];
  readonly fromMs: number;
  readonly toMs: number;
  readonly dayFromMs: number;
  readonly pxPerHour: number;
  readonly nowMs: number;
  /** The moment of the focus when it is on this line. */
  readonly focusMs: number | null;
  readonly timeText: (wallTimeMs: number) => string;
  readonly andMore: ReturnType<typeof useUiText>;
  readonly onEnter: (cell: GuideCell<GuideEntry>, takesFocus: boolean) => void;
  readonly onRefused: (entry: GuideEntry) => void;
}

/** A line is drawn anew only when something of it changed; `onEnter` and the texts are new at every drawing and mean the same. */
const GuideLine = memo(
  function GuideLine({
    channel,
    at,
    cells,
    fromMs,
    toMs,
    dayFromMs,
    pxPerHour,
    nowMs,
    focusMs,
    timeText,
    andMore,
    onEnter,
    onRefused,
  }: LineProps) {
    const pxOf = (ms: number) => ((ms - dayFromMs) / HOUR_MS) * pxPerHour;
    const stop = focusMs === null ? undefined : cellAt(cells, focusMs);
    return (
      <Line role="row" aria-rowindex={at + 1} style={{ transform: `translateY(${at * GUIDE_LINE_PX}px)` }}>
        <NameCell role="rowheader">
          <UiLink href={channel.href} tabIndex={-1}>
            <ChannelLogo name={channel.name} source={channel.logo} />
            <span>{channel.name}</span>
          </UiLink>
        </NameCell>
        {withFocused(cellsIn(cells, { from: fromMs, to: toMs }), stop).map((cell) => {
          const [first] = cell.programmes;
          const alone = cell.programmes.length === 1;
          const width = pxOf(cell.endMs) - pxOf(cell.startMs);
          const live = first.state === 'live';
          const props = {
            'data-state': first.state,
            'data-tight': width < 48 || undefined,
            'data-stop': cell === stop || undefined,
            'data-focus-key': `guide-${first.id}`,
            tabIndex: cell === stop ? 0 : -1,
            style: live
              ? ({
                  '--percent': partOf(first, nowMs) * 100,
                } as React.CSSProperties)
              : undefined,
            onFocus: () => onEnter(cell, false),
            onPointerEnter: (event: React.PointerEvent) =>
              event.pointerType === 'mouse' && !alone && onEnter(cell, false),
          };
          const content = (
            <>
              {!alone &&
                cell.programmes
                  .slice(1)
                  .map(({ id, startMs }) => <i key={id} style={{ left: pxOf(startMs) - pxOf(cell.startMs) }} />)}
              <b>{cell.programmes.map(({ title }) => title).join(', ')}</b>
              <small>
                {!alone && `${andMore('guide_and_more', { number: cell.programmes.length - 1 })}, `}
                {`${timeText(alone ? first.startMs : cell.startMs)}–${timeText(cell.programmes.at(-1)?.endMs ?? cell.endMs)}`}
              </small>
            </>
          );
          return (
            <Cell
              key={first.id}
              role="gridcell"
              style={{ left: `calc(${pxOf(cell.startMs)}px + var(--guide-names))`, width }}
            >
              {alone && first.href !== undefined ? (
                <UiLink href={first.href} {...props}>
                  {content}
                </UiLink>
              ) : (
                <button
                  type="button"
                  {...props}
                  aria-haspopup={alone ? undefined : 'true'}
                  onClick={() => (alone ? onRefused(first) : onEnter(cell, true))}
                >
                  {content}
                </button>
              )}
            </Cell>
          );
        })}
      </Line>
    );
  },
  (before, after) =>
    before.channel === after.channel &&
    before.at === after.at &&
    before.cells === after.cells &&
    before.fromMs === after.fromMs &&
    before.toMs === after.toMs &&
    before.dayFromMs === after.dayFromMs &&
    before.pxPerHour === after.pxPerHour &&
    before.nowMs === after.nowMs &&
    before.focusMs === after.focusMs,
);

/** How much of a programme is over, 0 to 1. */
const partOf = ({ startMs, endMs }: GuideEntry, nowMs: number) =>
  Math.min(1, Math.max(0, (nowMs - startMs) / Math.max(1, endMs - startMs)));

/** The focused box stays in the page however far it is scrolled away. */
const withFocused = <C extends GuideCell>(cells: readonly C[], focused: C | undefined): readonly C[] =>
  focused === undefined || cells.includes(focused) ? cells : [...cells, focused];
