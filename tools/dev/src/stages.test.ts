import { expect, it } from 'vitest';
import { STAGES } from './stages.ts';

const stageOf = (name: string | undefined) => STAGES.find((stage) => stage.name === name);

it('what runs beside a stage runs beside one that has a time of its own, and what a stage repeats is a stage', () => {
  const besides = STAGES.filter(({ beside }) => beside !== undefined);
  expect(besides.filter(({ beside }) => stageOf(beside)?.beside !== undefined || !stageOf(beside))).toEqual([]);
  expect(STAGES.filter(({ repeats }) => repeats !== undefined && !stageOf(repeats))).toEqual([]);
});

it('sites are built before the journeys walk them', () => {
  const order = STAGES.filter(({ beside }) => beside === undefined).map(({ name }) => name);
  const build = stageOf('build');
  expect(order.indexOf(build?.beside ?? 'build')).toBeLessThan(order.indexOf('journeys'));
});
