import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a run of tests has proved. */
export interface TestReport {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Tests that failed, and held when they began once more. */
  readonly secondTries: readonly Failure[];
}

/** A test that did not hold, or a file that could not be run at all. */
export interface Failure {
  readonly test: string;
  /** The first line of what was thrown. */
  readonly reason: string;
}

/** The JSON report of vitest. */
interface VitestReport {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
  }[];
}

/** The JSON report of Playwright. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    file: string;
    title: string;
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[];
  }[];
}

/** Reads a report of vitest or Playwright; throws when there is none or it is none of theirs. */
export function readTestReport(path: string, root: string): TestReport {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report, root);
}

type VitestFile = VitestReport['testResults'][number];

const ofVitest = ({ numPassedTests, testResults }: VitestReport, root: string): TestReport => ({
  passed: numPassedTests,
  failures: testResults.flatMap((file) => {
    const failed = testsOf(file, root, 'failed');
    const isUnread = failed.length === 0 && file.status === 'failed';
    return isUnread ? [{ test: relative(root, file.name), reason: firstLine(file.message) }] : failed;
  }),
  // What a test failed by stays with it when the next try holds.
  secondTries: testResults.flatMap((file) => testsOf(file, root, 'passed')),
});

/** The tests of a file that ended so and have a failure to tell of. */
const testsOf = ({ name, assertionResults }: VitestFile, root: string, ended: 'failed' | 'passed'): Failure[] =>
  assertionResults
    .filter(
      ({ status, failureMessages = [] }) => status === ended && (ended === 'failed' || failureMessages.length > 0),
    )
    .map(({ fullName, failureMessages }) => ({
      test: `${relative(root, name)} › ${fullName}`,
      reason: firstLine(failureMessages?.[0]),
    }));

const ofPlaywright = ({ stats, suites }: PlaywrightReport): TestReport => ({
  passed: stats.expected + stats.flaky,
  failures: suites.flatMap((suite) => journeysOf(suite, 'unexpected')),
  secondTries: suites.flatMap((suite) => journeysOf(suite, 'flaky')),
});

const journeysOf = ({ suites = [], specs }: PlaywrightSuite, ended: 'unexpected' | 'flaky'): Failure[] => [
  ...suites.flatMap((suite) => journeysOf(suite, ended)),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ results }) => ({
        test: `${file} › ${title}`,
        reason: firstLine(results.find(({ error }) => error)?.error?.message),
      })),
  ),
];

/** @returns of what a command printed, the first error that no test caught; else the last line */
export function reasonIn(output: string): string {
  const lines = linesOf(output);
  const from = lines.findIndex((line) => /\bUnhandled (Errors?|Rejection)\b/.test(line));
  const uncaught = from < 0 ? undefined : lines.slice(from).find((line) => /^\w*(Error|Exception)\b/.test(line));
  return uncaught ?? lines.at(-1) ?? NO_REASON;
}

const NO_REASON = 'no reason was given';

const firstLine = (text = ''): string => linesOf(text)[0] ?? NO_REASON;

const linesOf = (text: string): readonly string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
