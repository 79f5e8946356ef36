import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VirtualLines, type ListLine } from './virtual-lines.ts';

interface Line extends ListLine {
  shown: number;
  rested: number;
}

function draw(count: number, stop = 0) {
  const list = document.body.appendChild(document.createElement('ul'));
  const made: Line[] = [];
  const lines = new VirtualLines<Line>(list, () => {
    const line: Line = {
      element: document.createElement('button'),
      shown: -1,
      rested: -1,
      drawRest: () => void (line.rested = line.shown),
    };
    made.push(line);
    return line;
  });
  const scene = (count: number, stop: number) => ({
    count,
    itemHeight: 20,
    stop,
    draw: (line: Line, index: number) => void (line.shown = index),
  });
  lines.show(scene(count, stop));
  return { list, made, lines, show: (count: number, stop: number) => lines.show(scene(count, stop)) };
}
const inPage = (list: Element) => [...list.children].map((item) => Number(item.getAttribute('data-index')));
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const stretch = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('a scroll uses the elements again: what stays in sight keeps its own, and few are ever made', () => {
  const { list, made, lines } = draw(5_000);
  lines.look({ from: 0, to: 20 });
  const kept = lines.elementOf(15);
  for (let from = 0; from < 4_000; from += 7) {
    lines.look({ from, to: from + 20 });
    expect(sorted(inPage(list))).toEqual(expect.arrayContaining(stretch(from, from + 20)));
    if (from <= 15) expect(lines.elementOf(15)).toBe(kept);
  }
  expect(made.length).toBeLessThan(25);
});

it('the line that Tab stops at stays in the page, and a shorter list has no line beyond its end', () => {
  const { list, lines, show } = draw(5_000, 3);
  lines.look({ from: 2_000, to: 2_020 });
  expect(inPage(list)).toContain(3);
  show(10, 3);
  lines.look({ from: 0, to: 10 });
  expect(sorted(inPage(list))).toEqual(stretch(0, 10));
  expect(list.querySelector('li')?.getAttribute('aria-setsize')).toBe('10');
});

it('renders costly rows at once where one or two are new, and after a fast scroll when it ends; then they are in order', () => {
  const { list, made, lines } = draw(5_000);
  lines.look({ from: 0, to: 20 });
  vi.runAllTimers();
  lines.look({ from: 1, to: 21 });
  expect(made.find(({ shown }) => shown === 20)?.rested).toBe(20);

  lines.look({ from: 500, to: 520 });
  const flown = () => made.filter(({ shown }) => shown >= 500 && shown < 520);
  expect(flown().every(({ shown, rested }) => rested !== shown)).toBe(true);
  vi.runAllTimers();
  expect(flown().every(({ shown, rested }) => rested === shown)).toBe(true);
  expect(inPage(list)).toEqual(sorted(inPage(list)));
});
