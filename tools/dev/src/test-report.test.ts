import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTestReport } from './test-report.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (report: unknown) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  return readTestReport(path, '/project');
};

test('names each failed test of vitest, and each that held at its second try, with file and the first line of the reason', () => {
  const report = read({
    numPassedTests: 4,
    testResults: [
      {
        name: '/project/libs/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'holds', status: 'passed', failureMessages: [] },
          { fullName: 'holds later', status: 'passed', failureMessages: ['Error: late\n  at y'] },
          {
            fullName: 'breaks',
            status: 'failed',
            failureMessages: ['\n\u001B[31mAssertionError: 1 is not 2\u001B[39m\n  at x'],
          },
        ],
      },
    ],
  });
  expect(report).toEqual({
    passed: 4,
    failures: [{ test: 'libs/a.test.ts › breaks', reason: 'AssertionError: 1 is not 2' }],
    secondTries: [{ test: 'libs/a.test.ts › holds later', reason: 'Error: late' }],
  });
});

test('a file that could not be run is a failure by itself', () => {
  const { failures } = read({
    numPassedTests: 0,
    testResults: [
      { name: '/project/libs/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(failures).toEqual([{ test: 'libs/b.test.ts', reason: 'Cannot find module' }]);
});

test('names the journeys of nested suites that failed, and those that held at their second try', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
  });
  const report = read({
    stats: { expected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('goes', 'expected')],
        suites: [{ specs: [spec('stops', 'unexpected', 'no button'), spec('goes later', 'flaky', 'late')] }],
      },
    ],
  });
  expect(report).toEqual({
    passed: 2,
    failures: [{ test: 'a.spec.ts › stops', reason: 'no button' }],
    secondTries: [{ test: 'a.spec.ts › goes later', reason: 'late' }],
  });
});

test('what is no report is refused', () => {
  expect(() => read('half a re')).toThrow(SyntaxError);
});
