import { expect, it } from 'vitest';
import { boxLook, isPassed, leadPx, type GuideBox, type BoxTexts } from './guide-box.ts';
import type { GuideEntry } from './guide-model.ts';

const MINUTE = 60_000;
const texts: BoxTexts = {
  nowMs: 30 * MINUTE,
  pxOf: (ms) => (ms / MINUTE) * 6,
  timeText: (ms) => `${ms / MINUTE}'`,
  translate: (key, values) => (values ? `${key} ${Object.values(values).join()}` : key),
};
const programme = (id: number, from: number, to: number, more: Partial<GuideEntry> = {}): GuideEntry => ({
  id,
  title: `P${id}`,
  startMs: from * MINUTE,
  endMs: to * MINUTE,
  state: 'past',
  ...more,
});
const free = { isStop: false, isMarked: false };
const stop = { isStop: true, isMarked: true };
const box = (...programmes: [GuideEntry, ...GuideEntry[]]): GuideBox => ({
  kind: 'programmes',
  startMs: programmes[0].startMs,
  endMs: programmes.at(-1)!.endMs,
  programmes,
});
const empty = (kind: 'gap' | 'waiting' | 'failed', minutes = 60): GuideBox => ({
  kind,
  programmes: [],
  startMs: 0,
  endMs: minutes * MINUTE,
});

it('what plays is a link, what does not is a button that says why', () => {
  const plays = boxLook(box(programme(1, 0, 60, { href: '/one', state: 'live' })), stop, texts);
  expect([plays.tag, plays.text, plays.style]).toEqual(['a', 'P1', '--percent:50']);
  expect(plays.attributes).toMatchObject({
    href: '/one',
    tabindex: '0',
    'data-stop': 'true',
    'data-marked': 'true',
    'data-time': "0'–60'",
  });
  const refused = boxLook(box(programme(1, 0, 60)), free, texts);
  expect([refused.tag, refused.attributes.tabindex, refused.attributes['data-stop']]).toEqual([
    'button',
    '-1',
    undefined,
  ]);
});

it('what is on is filled up to the present, also where its box begins later or ends sooner than it', () => {
  const partOf = (startMinute: number, endMinute: number) =>
    boxLook(
      {
        ...box(programme(1, 0, 60, { href: '/one', state: 'live' })),
        startMs: startMinute * MINUTE,
        endMs: endMinute * MINUTE,
      },
      free,
      texts,
    ).style;
  expect([partOf(20, 60), partOf(0, 40), partOf(20, 40)]).toEqual(['--percent:25', '--percent:75', '--percent:50']);
});

it('several in a box are told as so many more, with a tick where each begins', () => {
  const { tag, text, style, attributes } = boxLook(
    box(programme(1, 0, 8, { href: '/one' }), programme(2, 8, 20)),
    free,
    texts,
  );
  expect([tag, text, style]).toEqual(['button', 'P1, P2', '--ticks:48px 0 var(--color-outline)']);
  expect(attributes).toMatchObject({ 'aria-haspopup': 'true', 'data-time': 'guide_and_more 1' });
});

it('several say their time to a reader where only their number is seen', () => {
  const labelOf = (minutes: number) =>
    boxLook(box(programme(1, 0, 8), programme(2, 8, minutes)), free, texts).attributes['aria-label'];
  expect([labelOf(10), labelOf(23), labelOf(24)]).toEqual(["P1, P2, 0'–10'", "P1, P2, 0'–23'", undefined]);
});

it('several say when they begin as well where there is room for both', () => {
  const timeOf = (minutes: number) =>
    boxLook(box(programme(1, 0, 8), programme(2, 8, minutes)), free, texts).attributes['data-time'];
  expect([timeOf(23), timeOf(24)]).toEqual(['guide_and_more 1', "0', guide_and_more 1"]);
});

it('what is on is the current one of its line to a reader; nothing else is', () => {
  expect(boxLook(box(programme(1, 0, 60, { state: 'live' })), free, texts).attributes['aria-current']).toBe('time');
  expect(boxLook(box(programme(1, 60, 90, { state: 'future' })), free, texts).attributes).toHaveProperty(
    'aria-current',
    undefined,
  );
});

it('a box of a word gives it its margins', () => {
  expect(boxLook(box(programme(1, 0, 13)), free, texts).style).toBe('--guide-words:5px');
  expect(boxLook(box(programme(1, 0, 14)), free, texts).style).toBe('');
});

it('a box that is too narrow for the end says the beginning, and one that is too narrow for a word says itself to a reader', () => {
  expect(boxLook(box(programme(1, 0, 15)), free, texts).attributes['data-time']).toBe("0'");
  const tight = boxLook(box(programme(1, 0, 5, { href: '/one' })), free, texts);
  expect([tight.tag, tight.text, tight.attributes['aria-label']]).toEqual(['button', '', "P1, 0'–5'"]);
});

it('a stretch without programmes says why; a failed one is a button', () => {
  const looks = [empty('gap'), empty('waiting'), empty('failed')].map((one) => boxLook(one, free, texts));
  expect(looks.map(({ tag, text, attributes }) => [tag, text, attributes['data-quiet']])).toEqual([
    ['div', 'guide_no_programme', undefined],
    ['div', 'status_loading', 'true'],
    ['button', 'row_failed. action_retry', undefined],
  ]);
  expect(boxLook(empty('gap', 10), free, texts).attributes['data-quiet']).toBe('true');
});

it('words move with the left edge of the sight, and leave room for some of them', () => {
  const place = { left: 100, width: 300 };
  expect([0, 100, 160, 352, 390].map((sight) => leadPx(place, sight))).toEqual([0, 0, 60, 252, 252]);
  expect(leadPx({ left: 100, width: 20 }, 110)).toBe(0);
});

it('what has all but left the sight has no words; a narrow box keeps them while it is whole', () => {
  const wide = { left: 100, width: 300 };
  expect([100, 316, 317, 390].map((sight) => isPassed(wide, sight))).toEqual([false, false, true, true]);
  const narrow = { left: 100, width: 60 };
  expect([90, 112, 113].map((sight) => isPassed(narrow, sight))).toEqual([false, false, true]);
});
