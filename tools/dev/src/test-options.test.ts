import { expect, it } from 'vitest';
import { readTestOptions } from './test-options.ts';

const KNOWN = ['lint', 'types', 'node'];

it.each([
  [[], { stages: KNOWN, changed: null }],
  [['node', 'lint'], { stages: ['lint', 'node'], changed: null }],
  [['--changed'], { stages: KNOWN, changed: { base: undefined } }],
  [['--changed=v1', 'node'], { stages: ['node'], changed: { base: 'v1' } }],
])('npm test -- %j', (args, options) => {
  expect(readTestOptions(args, KNOWN)).toEqual(options);
});

it.each([
  [['nodes'], 'No stage is called nodes: the stages are lint, types, node.'],
  [['--since'], '"--since" is no option: there are --changed and --changed=<commit>.'],
  [['--changed='], '--changed= needs the name of a commit or a branch.'],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => readTestOptions(args, KNOWN)).toThrow(sentence);
});
