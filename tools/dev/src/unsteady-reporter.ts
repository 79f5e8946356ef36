import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { ROOT } from './run.ts';

/** Where the tests of the last run of Vitest stand that held only when tried again: a list of `file › test`. */
export const UNSTEADY_FILE = `${ROOT}reports/unsteady.json`;

/** Vitest's JSON report does not tell a test that was tried again from one that held at once; this does. */
export default class UnsteadyReporter implements Reporter {
  readonly #unsteady: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.#unsteady.push(`${relative(ROOT, test.module.moduleId)} › ${test.fullName}`);
  }

  onTestRunEnd() {
    mkdirSync(dirname(UNSTEADY_FILE), { recursive: true });
    writeFileSync(UNSTEADY_FILE, JSON.stringify(this.#unsteady));
  }
}
