import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { ROOT } from './run.ts';

/** Names the file in which a run of Vitest leaves a list of `file › test`: those that held only when tried again. */
export const UNSTEADY_FILE = 'UNSTEADY_FILE';

/** Vitest's JSON report does not tell a test that was tried again from one that held at once; this does. */
export default class UnsteadyReporter implements Reporter {
  readonly #unsteady: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.#unsteady.push(`${relative(ROOT, test.module.moduleId)} › ${test.fullName}`);
  }

  onTestRunEnd() {
    const file = process.env[UNSTEADY_FILE];
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#unsteady));
  }
}
