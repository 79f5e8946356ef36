import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellAt,
  cellsIn,
  fromHalfHour,
  guideCells,
  linesIn,
  nextFocus,
  timeIn,
  type GuideProgramme,
  type GuideSchedule,
} from './guide-geometry.ts';

const MINUTE = 60_000;
const day = { from: 0, to: 24 * 60 * MINUTE };
/** Programmes of so many minutes, one after the other from midnight. */
function inRow(...minutes: number[]): GuideProgramme[] {
  let startMs = 0;
  return minutes.map((length, id) => {
    const programme = { id, title: `P${id}`, startMs, endMs: startMs + length * MINUTE };
    startMs = programme.endMs;
    return programme;
  });
}
const NEVER = -1;
const HOUR = 60 * MINUTE;
const known = (programmes: GuideProgramme[], to = day.to): GuideSchedule => ({ from: 0, to, programmes, missing: [] });
/** At 360 px an hour 17 minutes can be read, 16 cannot. */
const made = (schedule: GuideSchedule, nowMs = NEVER) => guideCells(schedule, { pxPerHour: 360, nowMs });
/** The programmes of each box; what stands in for none by its name. */
const cells = (programmes: GuideProgramme[], nowMs = NEVER) =>
  made(known(programmes, programmes.at(-1)?.endMs), nowMs).map((cell) =>
    cell.kind === 'programmes' ? cell.programmes.map(({ id }) => id) : cell.kind,
  );

describe('cells', () => {
  it('what can be read stands alone, what cannot shares a box until it can', () => {
    expect(cells(inRow(60, 5, 5, 8, 60))).toEqual([[0], [1, 2, 3], [4]]);
    expect(cells(inRow(10, 10, 10, 10, 10))).toEqual([[0, 1], [2, 3], [4]]);
    expect(cells(inRow(10, 10))).toEqual([[0, 1]]);
    expect(cells(inRow(60, 10, 60))).toEqual([[0], [1], [2]]);
  });

  it('what is on air stands alone however short it is', () => {
    expect(cells(inRow(10, 10, 10), 12 * MINUTE)).toEqual([[0], [1], [2]]);
  });

  it('a box ends with its hour: it is the same box when the hour before becomes known', () => {
    const later = inRow(55, 6, 8, 8, 60).slice(2);
    expect(cells(inRow(55, 6, 8, 8, 60))).toEqual([[0], [1], [2, 3], [4]]);
    expect(made({ ...known(later), from: 61 * MINUTE }).map((cell) => cell.programmes.map(({ id }) => id))[0]).toEqual([
      2, 3,
    ]);
  });

  it('a hole is a box of its own, unless it is of a few minutes', () => {
    const [first, second] = inRow(5, 5);
    expect(cells([first!, { ...second!, startMs: 7 * MINUTE, endMs: 12 * MINUTE }])).toEqual([[0], [1]]);
    expect(cells([first!, { ...second!, startMs: 30 * MINUTE, endMs: 60 * MINUTE }])).toEqual([[0], 'gap', [1]]);
    expect(made(known([]))).toEqual([{ kind: 'gap', programmes: [], startMs: 0, endMs: day.to }]);
  });

  it('what is not known says whether it is still asked for', () => {
    const schedule: GuideSchedule = {
      from: 0,
      to: 24 * HOUR,
      programmes: inRow(60, 330),
      missing: [
        { from: 6 * HOUR, to: 12 * HOUR, state: 'waiting' },
        { from: 18 * HOUR, to: 24 * HOUR, state: 'failed' },
      ],
    };
    expect(made(schedule).map(({ kind, startMs, endMs }) => [kind, startMs / HOUR, endMs / HOUR])).toEqual([
      ['programmes', 0, 1],
      ['programmes', 1, 6.5],
      ['waiting', 6.5, 12],
      ['gap', 12, 18],
      ['failed', 18, 24],
    ]);
  });

  it('of two that overlap the earlier one ends where the later one begins', () => {
    const [first, second] = inRow(60, 60);
    const late = known([first!, { ...second!, startMs: 50 * MINUTE }], 2 * HOUR);
    expect(made(late).map(({ endMs }) => endMs / MINUTE)).toEqual([50, 120]);
  });

  it('what begins before the guide or ends after it is cut there', () => {
    const over = known([{ id: 1, title: 'P', startMs: -60 * MINUTE, endMs: 30 * MINUTE }]);
    expect(made(over)[0]).toMatchObject({ startMs: 0, endMs: 30 * MINUTE });
  });

  it('whatever the day holds: every programme once, in order, boxes side by side', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.nat(1440), (lengths, now) => {
        const programmes = inRow(...lengths).filter(({ startMs }) => startMs < day.to);
        const found = made(known(programmes), now * MINUTE);
        expect(found.flatMap((cell) => cell.programmes.map(({ id }) => id))).toEqual(programmes.map(({ id }) => id));
        found.slice(1).forEach((cell, at) => expect(cell.startMs).toBe(found[at]!.endMs));
      }),
    );
  });

  it('finds those of a stretch as a plain search does', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.nat(1440), fc.nat(300), (lengths, from, length) => {
        const all = made(known(inRow(...lengths)));
        const stretch = { from: from * MINUTE, to: (from + length) * MINUTE };
        const plain = all.filter(({ startMs, endMs }) => endMs > stretch.from && startMs < stretch.to);
        expect(length === 0 ? [] : cellsIn(all, stretch)).toEqual(length === 0 ? [] : plain);
      }),
    );
  });
});

it('draws the lines in sight and one on each side', () => {
  expect(linesIn(0, 600, 60, 500)).toEqual({ from: 0, to: 11 });
  expect(linesIn(6_000, 600, 60, 500)).toEqual({ from: 99, to: 111 });
  expect(linesIn(29_400, 600, 60, 500)).toEqual({ from: 489, to: 500 });
  expect(linesIn(-50, 600, 60, 3)).toEqual({ from: 0, to: 3 });
});

it('draws whole half hours of what is in sight', () => {
  expect(timeIn(100, 360, 360, day)).toEqual({ from: 0, to: 90 * MINUTE });
  expect(timeIn(190, 360, 360, day)).toEqual({ from: 30 * MINUTE, to: 120 * MINUTE });
  expect(timeIn(8_400, 1_000, 360, day).to).toBe(day.to);
});

describe('keys', () => {
  const span = { from: 0, to: 7 * 24 * HOUR };
  const line = made(known(inRow(60, 60, 60), 12 * HOUR));
  const around = { count: 5, page: 3, cells: line, day, span };
  const go = (key: string, at = { line: 2, atMs: 70 * MINUTE }) => nextFocus(key, at, around);

  it('Left and Right walk the programmes of the line', () => {
    expect([go('ArrowLeft'), go('ArrowRight')]).toEqual([
      { line: 2, atMs: 0 },
      { line: 2, atMs: 120 * MINUTE },
    ]);
  });

  it('where there is no programme they walk by hours, and into what is not known yet', () => {
    expect(go('ArrowRight', { line: 2, atMs: 2.5 * HOUR })?.atMs).toBe(3 * HOUR);
    expect(go('ArrowRight', { line: 2, atMs: 3 * HOUR })?.atMs).toBe(4 * HOUR);
    expect(go('ArrowLeft', { line: 2, atMs: 5 * HOUR })?.atMs).toBe(4 * HOUR);
    expect(go('ArrowLeft', { line: 2, atMs: 3.5 * HOUR })?.atMs).toBe(2 * HOUR);
    expect(go('ArrowRight', { line: 2, atMs: 11.5 * HOUR })?.atMs).toBe(12 * HOUR);
  });

  it('they stop at the ends of the guide', () => {
    expect(go('ArrowLeft', { line: 2, atMs: 0 })?.atMs).toBe(0);
    const last = made({ from: span.to - HOUR, to: span.to, programmes: [], missing: [] });
    const end = { line: 2, atMs: span.to - 1 };
    expect(nextFocus('ArrowRight', end, { ...around, cells: last })).toEqual(end);
  });

  it('Up, Down and pages keep the moment and stop at the ends', () => {
    expect([go('ArrowUp')?.line, go('ArrowDown')?.line, go('PageDown')?.line, go('PageUp')?.line]).toEqual([
      1, 3, 4, 0,
    ]);
    expect(go('ArrowDown')?.atMs).toBe(70 * MINUTE);
  });

  it('Home and End are the ends of the day, other keys are somebody else’s', () => {
    expect([go('Home')?.atMs, go('End')?.atMs, go('a')]).toEqual([0, day.to - 1, undefined]);
  });

  it('a moment in a hole belongs to what comes next, after the end to the last', () => {
    expect(cellAt(line, 500 * MINUTE)).toBe(line[3]);
    expect(cellAt(line, 999 * HOUR)).toBe(line[3]);
    expect(cellAt([], 0)).toBeUndefined();
  });
});

describe('a moment that is brought into sight', () => {
  it('the guide begins with the half hour before it, so that no hour above is cut', () => {
    expect(fromHalfHour(539, 540)).toBe(270);
    expect(fromHalfHour(540, 540)).toBe(540);
    expect(fromHalfHour(-30, 540)).toBe(0);
  });
});
