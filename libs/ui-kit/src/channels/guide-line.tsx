import { memo, useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import { UiLink, useUiText, type UiTranslate } from '../theme/ui-context.tsx';
import { cellAt, cellsIn, type GuideCell, type GuideSchedule, type Stretch } from './guide-geometry.ts';
import type { GuideChannel, GuideEntry, GuideSchedules } from './guide-model.ts';
import { Cell, GUIDE_LINE_PX, Line, NameCell, Nothing } from './guide-parts.ts';

type Box = GuideCell<GuideEntry>;

/** Narrower than this a box holds no word, only the sign that there is one. px */
const WORD_PX = 48;
/** Narrower than this there is no room for when it ends. px */
const RANGE_PX = 112;

interface Props {
  readonly channel: GuideChannel;
  /** Its place in the guide, from 0. */
  readonly at: number;
  readonly schedules: GuideSchedules;
  readonly cellsOf: (schedule: GuideSchedule<GuideEntry>) => readonly Box[];
  /** What is drawn of it. */
  readonly time: Stretch;
  readonly pxOf: (wallTimeMs: number) => number;
  readonly nowMs: number;
  /** The moment of the focus when it is on this line. */
  readonly focusMs: number | null;
  /** Whether the guide has the focus: a box that takes the place of the focused one takes the focus too. */
  readonly hasFocus: () => boolean;
  readonly timeText: (wallTimeMs: number) => string;
}

/** A channel and what it broadcasts. What a press or a key does is the grid's. */
export const GuideLine = memo(function GuideLine(props: Props) {
  const { channel, at, schedules, cellsOf, time, focusMs, hasFocus } = props;
  const translate = useUiText();
  const line = useRef<HTMLDivElement>(null);
  const schedule = useSyncExternalStore(schedules.subscribe, () => schedules.of(channel.id, time.from, time.to));
  const drawn = cellsIn(cellsOf(schedule), time);
  const stop =
    focusMs === null
      ? undefined
      : (drawn.find(({ startMs, endMs }) => startMs <= focusMs && focusMs < endMs) ??
        cellAt(cellsOf(schedules.of(channel.id, focusMs, focusMs + 1)), focusMs));
  const stopKey = stop && keyOf(stop);

  useLayoutEffect(() => {
    if (stopKey !== undefined && hasFocus())
      line.current?.querySelector<HTMLElement>('[data-stop]')?.focus({ preventScroll: true });
  }, [stopKey, hasFocus]);

  return (
    <Line
      ref={line}
      role="row"
      aria-rowindex={at + 1}
      data-line={at}
      style={{ transform: `translateY(${at * GUIDE_LINE_PX}px)` }}
    >
      <NameCell role="rowheader">
        <UiLink href={channel.href} tabIndex={-1}>
          <ChannelLogo name={channel.name} source={channel.logo} />
          <span>{channel.name}</span>
        </UiLink>
      </NameCell>
      {/* The focused box stays in the page however far it is scrolled away. */}
      {(stop && !drawn.some((cell) => keyOf(cell) === stopKey) ? [...drawn, stop] : drawn).map((cell) => (
        <CellBox key={keyOf(cell)} {...props} cell={cell} stop={keyOf(cell) === stopKey} translate={translate} />
      ))}
    </Line>
  );
});

const keyOf = ({ kind, programmes: [first], startMs }: Box) => first?.id ?? `${kind}-${startMs}`;

function CellBox({
  cell,
  stop,
  translate,
  ...line
}: Pick<Props, 'pxOf' | 'nowMs' | 'timeText'> & { cell: Box; stop: boolean; translate: UiTranslate }) {
  const left = line.pxOf(cell.startMs);
  const width = line.pxOf(cell.endMs) - left;
  return (
    <Cell role="gridcell" style={{ left: `calc(${left}px + var(--guide-names))`, width }}>
      {cell.kind === 'programmes' ? (
        <Programmes {...line} cell={cell} width={width} stop={stop} translate={translate} />
      ) : (
        <Empty cell={cell} width={width} stop={stop} translate={translate} />
      )}
    </Cell>
  );
}

interface BoxProps<K extends Box['kind']> {
  cell: Extract<Box, { kind: K }>;
  width: number;
  stop: boolean;
  translate: UiTranslate;
}

function Programmes({
  cell,
  width,
  stop,
  translate,
  pxOf,
  nowMs,
  timeText,
}: BoxProps<'programmes'> & Pick<Props, 'pxOf' | 'nowMs' | 'timeText'>) {
  const [first, ...others] = cell.programmes;
  const title = cell.programmes.map((programme) => programme.title).join(', ');
  const range = `${timeText(first.startMs)}–${timeText(cell.programmes.at(-1)!.endMs)}`;
  const isTight = width < WORD_PX;
  const props = {
    'data-at': cell.startMs,
    'data-state': first.state,
    'data-tight': isTight || undefined,
    'data-stop': stop || undefined,
    'data-focus-key': `guide-${first.id}`,
    'data-time': isTight
      ? undefined
      : others.length > 0
        ? `${timeText(first.startMs)}, ${translate('guide_and_more', { number: others.length })}`
        : width < RANGE_PX
          ? timeText(first.startMs)
          : range,
    'aria-label': isTight ? `${title}, ${range}` : undefined,
    tabIndex: stop ? 0 : -1,
    style: first.state === 'live' ? ({ '--percent': partOf(first, nowMs) * 100 } as CSSProperties) : undefined,
  };
  const content = (
    <>
      {others.map(({ id, startMs }) => (
        <i key={id} style={{ left: pxOf(startMs) - pxOf(cell.startMs) }} />
      ))}
      {!isTight && <b>{title}</b>}
    </>
  );
  if (others.length === 0 && !isTight && first.href !== undefined)
    return (
      <UiLink href={first.href} {...props}>
        {content}
      </UiLink>
    );
  return (
    <button type="button" {...props} aria-haspopup={others.length > 0 || isTight ? 'true' : undefined}>
      {content}
    </button>
  );
}

function Empty({ cell, width, stop, translate }: BoxProps<'gap' | 'waiting' | 'failed'>) {
  const props = {
    'data-at': cell.startMs,
    'data-part': cell.kind,
    'data-stop': stop || undefined,
    tabIndex: stop ? 0 : -1,
  };
  const said = {
    gap: translate('guide_no_programme'),
    waiting: translate('status_loading'),
    failed: `${translate('row_failed')}. ${translate('action_retry')}`,
  }[cell.kind];
  if (cell.kind === 'failed')
    return (
      <button type="button" {...props}>
        <b>{said}</b>
      </button>
    );
  return (
    <Nothing {...props}>
      {width < WORD_PX * 2 || cell.kind === 'waiting' ? <span data-visually-hidden>{said}</span> : <span>{said}</span>}
    </Nothing>
  );
}

/** How much of a programme is over, 0 to 1. */
const partOf = ({ startMs, endMs }: GuideEntry, nowMs: number) =>
  Math.min(1, Math.max(0, (nowMs - startMs) / Math.max(1, endMs - startMs)));
