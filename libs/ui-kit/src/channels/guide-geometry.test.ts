import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, cellsIn, guideCells, linesIn, nextFocus, timeIn, type GuideProgramme } from './guide-geometry.ts';

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
/** At 360 px an hour 17 minutes can be read, 16 cannot. */
const cells = (programmes: GuideProgramme[], nowMs = NEVER) =>
  guideCells(programmes, { pxPerHour: 360, nowMs, window: day }).map((cell) => cell.programmes.map(({ id }) => id));

describe('cells', () => {
  it('what can be read stands alone, what cannot shares a box until it can', () => {
    expect(cells(inRow(60, 5, 5, 8, 60))).toEqual([[0], [1, 2, 3], [4]]);
    expect(cells(inRow(10, 10, 10, 10, 10))).toEqual([[0, 1], [2, 3], [4]]);
    expect(cells(inRow(60, 10, 60))).toEqual([[0], [1], [2]]);
  });

  it('what is on air stands alone however short it is', () => {
    expect(cells(inRow(10, 10, 10), 12 * MINUTE)).toEqual([[0], [1], [2]]);
  });

  it('a hole is no part of a box', () => {
    const [first, second] = inRow(5, 5);
    expect(cells([first!, { ...second!, startMs: 7 * MINUTE, endMs: 12 * MINUTE }])).toEqual([[0], [1]]);
  });

  it('of two that overlap the earlier one ends where the later one begins', () => {
    const [first, second] = inRow(60, 60);
    const late = [first!, { ...second!, startMs: 50 * MINUTE }];
    expect(guideCells(late, { pxPerHour: 360, nowMs: NEVER, window: day }).map(({ endMs }) => endMs / MINUTE)).toEqual([
      50, 120,
    ]);
  });

  it('what begins before the day or ends after it is cut at midnight', () => {
    const over = [{ id: 1, title: 'P', startMs: -60 * MINUTE, endMs: 30 * MINUTE }];
    expect(guideCells(over, { pxPerHour: 360, nowMs: NEVER, window: day })[0]).toMatchObject({
      startMs: 0,
      endMs: 30 * MINUTE,
    });
  });

  it('whatever the day holds: every programme once, in order, boxes side by side', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.nat(1440), (lengths, now) => {
        const programmes = inRow(...lengths).filter(({ startMs }) => startMs < day.to);
        const found = guideCells(programmes, { pxPerHour: 360, nowMs: now * MINUTE, window: day });
        expect(found.flatMap((cell) => cell.programmes.map(({ id }) => id))).toEqual(programmes.map(({ id }) => id));
        found.slice(1).forEach((cell, at) => expect(cell.startMs).toBe(found[at]!.endMs));
      }),
    );
  });

  it('finds those of a stretch as a plain search does', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.nat(1440), fc.nat(300), (lengths, from, length) => {
        const all = guideCells(inRow(...lengths), { pxPerHour: 360, nowMs: NEVER, window: day });
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
  const line = guideCells(inRow(60, 60, 60), { pxPerHour: 360, nowMs: NEVER, window: day });
  const around = { count: 5, page: 3, cells: line, day };
  const go = (key: string, at = { line: 2, atMs: 70 * MINUTE }) => nextFocus(key, at, around);

  it('Left and Right walk the programmes and stay in the line', () => {
    expect([go('ArrowLeft'), go('ArrowRight')]).toEqual([
      { line: 2, atMs: 0 },
      { line: 2, atMs: 120 * MINUTE },
    ]);
    expect(go('ArrowRight', { line: 2, atMs: 120 * MINUTE })).toEqual({ line: 2, atMs: 120 * MINUTE });
  });

  it('Up, Down and pages keep the moment and stop at the ends', () => {
    expect([go('ArrowUp')?.line, go('ArrowDown')?.line, go('PageDown')?.line, go('PageUp')?.line]).toEqual([
      1, 3, 4, 0,
    ]);
    expect(go('ArrowDown')?.atMs).toBe(70 * MINUTE);
  });

  it('Home and End are the day’s first and last, other keys are somebody else’s', () => {
    expect([go('Home')?.atMs, go('End')?.atMs, go('a')]).toEqual([0, 120 * MINUTE, undefined]);
  });

  it('a moment in a hole belongs to what comes next, after the end to the last', () => {
    expect(cellAt(line, 500 * MINUTE)).toBe(line[2]);
    expect(cellAt([], 0)).toBeUndefined();
  });
});
