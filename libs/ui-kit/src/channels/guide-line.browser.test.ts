import { HOUR_MS } from '@livery/value/durations';
import { expect, it } from 'vitest';
import type { GuideBox } from './guide-box.ts';
import { createLine } from './guide-line.ts';

const texts = { nowMs: 0, pxOf: (ms: number) => ms / 60_000, timeText: String, translate: () => '' };
const waiting: GuideBox = { kind: 'waiting', programmes: [], startMs: 0, endMs: 4 * HOUR_MS };
const programme = (id: number): GuideBox => {
  const [startMs, endMs] = [id * HOUR_MS, (id + 1) * HOUR_MS];
  return {
    kind: 'programmes',
    programmes: [{ id, title: `Film ${id}`, startMs, endMs, state: 'future' }],
    startMs,
    endMs,
  };
};

it('a loading placeholder’s node is not reused for a programme, which would jump to its place; a programme’s node is reused for another', () => {
  const line = createLine();
  const draw = (boxes: readonly GuideBox[]) => {
    line.draw({ at: 0, name: 'One', boxes, stop: undefined, marked: undefined }, texts);
    return [...line.element.querySelectorAll('[data-part="cell"]')];
  };
  const [stretch] = draw([waiting]);
  const [first] = draw([programme(1)]);
  expect(first).not.toBe(stretch);
  expect(draw([programme(2)])).toEqual([first]);
  expect(draw([programme(2), waiting])).toHaveLength(2);
});

it('a node that had all but left the sight has the words of the box that it shows next', () => {
  const line = createLine();
  const draw = (box: GuideBox) =>
    line.draw({ at: 0, name: 'One', boxes: [box], stop: undefined, marked: undefined }, texts);
  const inner = () => line.element.querySelector('[data-part="cell"]')!.firstElementChild;
  draw(programme(1));
  const node = inner();
  line.lead(115);
  expect(node).toHaveAttribute('data-passed');
  draw(programme(3));
  expect(inner()).toBe(node);
  expect(node).not.toHaveAttribute('data-passed');
  line.lead(235);
  expect(node, 'as the next one leaves').toHaveAttribute('data-passed');
});
