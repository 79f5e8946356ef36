import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a run of tests has proved. */
export interface TestReport {
  readonly passed: number;
  readonly failures: readonly Failure[];
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
  stats: { expected: number };
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

const ofVitest = ({ numPassedTests, testResults }: VitestReport, root: string): TestReport => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ test: file, reason: firstLine(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      reason: firstLine(failureMessages?.[0]),
    }));
  }),
});

const ofPlaywright = ({ stats, suites }: PlaywrightReport): TestReport => ({
  passed: stats.expected,
  failures: suites.flatMap(failuresOf),
});

const failuresOf = ({ suites = [], specs }: PlaywrightSuite): Failure[] => [
  ...suites.flatMap(failuresOf),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
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
