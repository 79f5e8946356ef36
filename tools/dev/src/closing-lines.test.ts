import { expect, it } from 'vitest';
import { closingLines, countTests, type RunOutcome, type StageOutcome } from './closing-lines.ts';

const stage = (name: string, more: Partial<StageOutcome> = {}): StageOutcome => ({
  stage: name,
  seconds: 12.34,
  code: 0,
  passed: null,
  failures: [],
  secondTries: [],
  output: '',
  ...more,
});

const run = (more: Partial<RunOutcome>): RunOutcome => ({
  stages: [],
  unable: [],
  seconds: 99,
  isCI: false,
  change: null,
  ...more,
});

it('lists the stages with their times and counts the tests of a repeated stage once', () => {
  const outcome = run({
    stages: [stage('lint'), stage('node', { passed: 7 }), stage('postgres', { passed: 3, repeats: 'node' })],
  });
  expect(countTests(outcome)).toEqual({ passed: 7, failed: 0 });
  expect(closingLines(outcome)).toEqual([
    '',
    '  lint         12.3 s  ok',
    '  node         12.3 s  ok  7 passed',
    '  postgres     12.3 s  ok  3 passed (those of node again)',
    '  together     99.0 s',
    '',
    '7 passed, 0 failed',
  ]);
});

it('a stage that ends badly without a failed test is one failure, else each failed test is one, named with its reason', () => {
  const failures = [
    { test: 'a.test.ts › holds', reason: '1 is not 2' },
    { test: 'b.test.ts › holds', reason: 'no button' },
  ];
  const outcome = run({ stages: [stage('lint', { code: 2 }), stage('node', { code: 1, passed: 4, failures })] });
  expect(countTests(outcome)).toEqual({ passed: 4, failed: 3 });
  expect(closingLines(outcome).slice(4)).toEqual([
    '',
    'What did not hold:',
    '  lint: no test failed, and it ended with 2\n      no reason was given',
    '  node: a.test.ts › holds\n      1 is not 2',
    '  node: b.test.ts › holds\n      no button',
    '',
    '4 passed, 3 failed',
  ]);
});

it('a test that held only when it began once more has passed, and is named with what it failed by', () => {
  const secondTries = [{ test: 'a.spec.ts › plays', reason: 'no picture' }];
  const outcome = run({ stages: [stage('journeys', { passed: 4, secondTries })] });
  expect(countTests(outcome)).toEqual({ passed: 4, failed: 0 });
  expect(closingLines(outcome).slice(3)).toEqual([
    '',
    'What held only when it began once more:',
    '  journeys: a.spec.ts › plays\n      no picture',
    '',
    '4 passed, 0 failed',
  ]);
});

it('a stage in which no test failed says what ended it: the error that no test caught, else its last line', () => {
  const uncaught = [
    ' ✓ a.test.ts (3 tests)',
    '⎯⎯⎯ Unhandled Errors ⎯⎯⎯',
    'Vitest caught 1 unhandled error during the test run.',
    '⎯⎯⎯ Unhandled Rejection ⎯⎯⎯',
    '\u001b[31mTypeError: it is null\u001b[39m',
    ' ❯ a.ts:1:1',
    '',
  ].join('\n');
  const outcome = run({
    stages: [
      stage('browser', { code: 1, passed: 3, output: uncaught }),
      stage('lint', { code: 2, output: 'a.ts 1:1 unused\n\n1 problem\n' }),
    ],
  });
  expect(closingLines(outcome).slice(5)).toEqual([
    'What did not hold:',
    '  browser: no test failed, and it ended with 1\n      TypeError: it is null',
    '  lint: no test failed, and it ended with 2\n      1 problem',
    '',
    '3 passed, 2 failed',
  ]);
});

it.each([
  [false, 0],
  [true, 1],
])('a stage that this machine cannot run is said, and with CI %s it counts %d failures', (isCI, failed) => {
  const outcome = run({ isCI, unable: [{ stage: 'postgres', reason: 'There is no PostgreSQL here.' }] });
  expect(countTests(outcome).failed).toBe(failed);
  expect(closingLines(outcome)).toContain('  postgres     LEFT OUT');
  expect(closingLines(outcome).join('\n')).toContain(
    'NOT PROVEN HERE: a stage was left out:\n  postgres: There is no PostgreSQL here.',
  );
});

it('a change on which nothing depends is said too', () => {
  const change = { heading: 'One file has changed since main (0123456).', run: [], leftOut: [] };
  expect(closingLines(run({ change }))).toContain(
    'One file has changed since main (0123456). Nothing of these stages depends on that.',
  );
});

it('a run for a change says in words what was run and what was left out', () => {
  const lines = closingLines(
    run({
      change: {
        heading: 'One file has changed since main (0123456).',
        run: [{ stage: 'node', words: 'the tests that import a changed file' }],
        leftOut: [{ stage: 'journeys', reason: 'no journey comes by a changed file' }],
      },
    }),
  );
  expect(lines).toEqual([
    '',
    '  together     99.0 s',
    '',
    'One file has changed since main (0123456). Run for it:',
    '  node       the tests that import a changed file',
    '',
    'Left out (`npm test` runs everything):',
    '  journeys   no journey comes by a changed file',
    '',
    '0 passed, 0 failed',
  ]);
});
