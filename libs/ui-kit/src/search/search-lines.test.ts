import { expect, it } from 'vitest';
import { searchGroups, stepLine } from './search-lines.ts';

const nothing = () => {};

it('counts its lines through all groups; a group’s action is its last line', () => {
  const groups = searchGroups([
    { heading: 'History', options: [{ id: 'a', text: 'A' }], action: { label: 'Clear', onPress: nothing } },
    { options: [{ id: 'a', text: 'A again' }] },
  ]);
  const lines = groups.flatMap((group) => group.lines);
  expect(lines.map(({ kind, index }) => [kind, index])).toEqual([
    ['option', 0],
    ['action', 1],
    ['option', 2],
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});

it('has no group without options, and no action for nothing', () => {
  expect(searchGroups([{ heading: 'History', options: [], action: { label: 'Clear', onPress: nothing } }])).toEqual([]);
});

it('steps over the lines; the field lies between the last and the first', () => {
  expect([stepLine(-1, 1, 3), stepLine(0, 1, 3), stepLine(2, 1, 3)]).toEqual([0, 1, -1]);
  expect([stepLine(-1, -1, 3), stepLine(2, -1, 3), stepLine(0, -1, 3)]).toEqual([2, 1, -1]);
  expect(stepLine(-1, 1, 0)).toBe(-1);
});
