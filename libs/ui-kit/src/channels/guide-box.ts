import { MINUTE_MS } from '@livery/value/durations';
import type { UiTranslate } from '../theme/ui-context.tsx';
import type { GuideCell } from './guide-geometry.ts';
import type { GuideEntry } from './guide-model.ts';

export type GuideBox = GuideCell<GuideEntry>;

/** What names a box for as long as it is the same one. */
export const boxKey = ({ kind, programmes: [first], startMs }: GuideBox): string | number =>
  first?.id ?? `${kind}-${startMs}`;

export const ATTRIBUTES = [
  'href',
  'type',
  'tabindex',
  'aria-label',
  'aria-haspopup',
  'aria-current',
  'data-at',
  'data-part',
  'data-state',
  'data-tight',
  'data-quiet',
  'data-stop',
  'data-marked',
  'data-focus-key',
  'data-time',
  'data-wide',
  'data-minute',
] as const;

/** How a box is drawn: a link that plays, a button that tells, or words alone. */
export interface BoxLook {
  readonly tag: 'a' | 'button' | 'div';
  readonly text: string;
  readonly style: string;
  readonly attributes: Readonly<Partial<Record<(typeof ATTRIBUTES)[number], string | undefined>>>;
}

export interface BoxTexts {
  readonly nowMs: number;
  readonly pxOf: (wallTimeMs: number) => number;
  readonly timeText: (wallTimeMs: number) => string;
  readonly translate: UiTranslate;
}

/** Narrower than this a box holds no word, only the sign that there is one. px */
export const WORD_PX = 48;
/** Narrower than this a box gives its margins to the word, or there would be room for one letter. px */
const SLIM_PX = 84;
/** So much of a box has no words. px */
const MARGIN_PX = 12;
/** Narrower than this there is no room for when it ends. px */
const RANGE_PX = 112;
/** Narrower than this a box of several has no room for when it begins beside how many more there are. px */
const COUNT_PX = 144;
/** As wide as this a box has room for its time beside its title. px */
const WIDE_PX = 176;

/** `isStop`: whether Tab stops at it; `isMarked`: whether it is told of elsewhere. */
export function boxLook(
  box: GuideBox,
  { isStop, isMarked }: { isStop: boolean; isMarked: boolean },
  texts: BoxTexts,
): BoxLook {
  const width = texts.pxOf(box.endMs) - texts.pxOf(box.startMs);
  const look = box.kind === 'programmes' ? programmesLook(box, width, texts) : emptyLook(box.kind, width, texts);
  const common = {
    tabindex: isStop ? '0' : '-1',
    'data-at': String(box.startMs),
    'data-stop': isStop ? 'true' : undefined,
    'data-marked': isMarked ? 'true' : undefined,
    type: look.tag === 'button' ? 'button' : undefined,
  };
  return { ...look, attributes: { ...look.attributes, ...common } };
}

function programmesLook(
  { programmes, startMs, endMs }: Extract<GuideBox, { kind: 'programmes' }>,
  width: number,
  { nowMs, pxOf, timeText, translate }: BoxTexts,
): BoxLook {
  const [first, ...others] = programmes;
  const isTight = width < WORD_PX;
  const isShared = others.length > 0;
  const title = isShared ? programmes.map((programme) => programme.title).join(', ') : first.title;
  const since = timeText(first.startMs);
  const range = () => `${since}–${timeText(programmes.at(-1)!.endMs)}`;
  const time = () => {
    const more = isShared && translate('guide_and_more', { number: others.length });
    if (more) return width < COUNT_PX ? more : `${since}, ${more}`;
    return width < RANGE_PX ? since : range();
  };
  const ticks = others.map((other) => `${pxOf(other.startMs) - pxOf(startMs)}px 0 var(--color-outline)`);
  const isList = isShared || isTight;
  const isUntimed = isTight || (isShared && width < COUNT_PX);
  const href = isList ? undefined : first.href;
  return {
    tag: href === undefined ? 'button' : 'a',
    text: isTight ? '' : title,
    style: [
      isShared && `--ticks:${ticks.join()}`,
      !isShared && first.state === 'live' && `--percent:${partOf({ startMs, endMs }, nowMs)}`,
      width < SLIM_PX && '--guide-words:5px',
    ]
      .filter(Boolean)
      .join(';'),
    attributes: {
      href,
      'aria-label': isUntimed ? `${title}, ${range()}` : undefined,
      'aria-haspopup': isList ? 'true' : undefined,
      'aria-current': first.state === 'live' ? 'time' : undefined,
      'data-state': first.state,
      'data-tight': isTight ? 'true' : undefined,
      // A press that only opens a list chooses no programme. STAT-013
      'data-focus-key': isList ? `guide-list-${first.id}` : `guide-${first.id}`,
      'data-time': isTight ? undefined : time(),
      'data-wide': !isShared && width >= WIDE_PX ? 'true' : undefined,
      'data-minute': isShared || first.state !== 'live' ? undefined : String(minuteOf(first, nowMs)),
    },
  };
}

function emptyLook(kind: 'gap' | 'waiting' | 'failed', width: number, { translate }: BoxTexts): BoxLook {
  return {
    tag: kind === 'failed' ? 'button' : 'div',
    text: {
      gap: () => translate('guide_no_programme'),
      waiting: () => translate('status_loading'),
      failed: () => `${translate('row_failed')}. ${translate('action_retry')}`,
    }[kind](),
    style: '',
    attributes: {
      'data-part': kind,
      'data-quiet': kind === 'waiting' || (kind === 'gap' && width < WORD_PX * 2) ? 'true' : undefined,
    },
  };
}

/** The minute that a programme is in, as a match is told: the first one is 1. */
const minuteOf = ({ startMs }: GuideEntry, nowMs: number) => Math.max(1, Math.ceil((nowMs - startMs) / MINUTE_MS));

/** How much of a box is over, in per cent: it may begin later than its programme. */
const partOf = ({ startMs, endMs }: Pick<GuideBox, 'startMs' | 'endMs'>, nowMs: number) =>
  Math.round(Math.min(1, Math.max(0, (nowMs - startMs) / Math.max(1, endMs - startMs))) * 1000) / 10;

/** How far the words of a box are moved, so that what began before the sight is read from its beginning. px */
export const leadPx = ({ left, width }: { left: number; width: number }, sightPx: number): number =>
  Math.max(0, Math.min(sightPx - left, width - WORD_PX));

/** Whether so much of a box has left the sight that its words would be a letter and dots. */
export const isPassed = ({ left, width }: { left: number; width: number }, sightPx: number): boolean =>
  left + width - sightPx < Math.min(SLIM_PX, width - MARGIN_PX);
