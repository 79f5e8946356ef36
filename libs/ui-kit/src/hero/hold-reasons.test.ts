import { expect, it } from 'vitest';
import { reasonsAfter, type HoldReason } from './hold-reasons.ts';

const after = (...changes: readonly (readonly [HoldReason, boolean])[]) =>
  changes.reduce<readonly HoldReason[]>(reasonsAfter, []);

it('ROWS-051 the stories stand until the last reason has ended, whichever began first', () => {
  expect(after(['pointer', true], ['press', true], ['pointer', false])).toEqual(['press']);
  expect(after(['pointer', true], ['press', true], ['press', false], ['pointer', false])).toEqual([]);
});

it('ROWS-051 what the viewer has stopped stays so, whatever else comes and goes', () => {
  expect(after(['stopped', true], ['focus', true], ['focus', false], ['pointer', false])).toEqual(['stopped']);
});

it('a reason that begins twice ends at once, and what changes nothing draws nothing', () => {
  expect(after(['focus', true], ['focus', true], ['focus', false])).toEqual([]);
  const held: readonly HoldReason[] = ['focus'];
  expect(
    [reasonsAfter(held, ['focus', true]), reasonsAfter(held, ['press', false])].map((one) => one === held),
  ).toEqual([true, true]);
  expect(reasonsAfter(held, ['press', true])).toEqual(['focus', 'press']);
});
