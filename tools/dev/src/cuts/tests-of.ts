import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { ROOT } from '../run.ts';

/** So many files at once: the nearest ones notice most, and the rest need not begin. */
const AT_ONCE = 3;

export interface Verdict {
  /** The title of the first test that failed; null when all that ran passed. */
  readonly noticedBy: string | null;
  readonly testFiles: number;
  readonly hasEnded: boolean;
}

/** Runs test files in one server that stays: a cut costs the tests and no start. */
export async function testRunner() {
  const vitest = await createVitest('test', {
    root: ROOT,
    watch: false,
    bail: 1,
    project: ['node', 'browser'],
    reporters: [{}],
    retry: 0,
    // What a cut has taken away does not come: no need to wait for it for a minute.
    testTimeout: 25_000,
  });
  const all = await vitest.globTestSpecifications();
  return {
    close: () => vitest.close(),
    async run(tests: readonly string[], changed: string, untilMs: number): Promise<Verdict> {
      forget(vitest, ROOT + changed);
      const wanted = tests.flatMap((path) => all.filter(({ moduleId }) => moduleId === ROOT + path));
      try {
        return await inTurn(vitest, wanted, untilMs);
      } finally {
        forget(vitest, ROOT + changed);
      }
    },
  };
}

const messageOf = (error: unknown) => (error as { message?: string }).message ?? String(error);

/** No project keeps what it made of the file. */
function forget(vitest: Vitest, file: string): void {
  vitest.invalidateFile(file);
  for (const { browser } of vitest.projects) {
    const graph = browser?.vite.moduleGraph;
    graph?.getModulesByFile(file)?.forEach((module) => graph.invalidateModule(module));
  }
}

async function inTurn(vitest: Vitest, wanted: readonly TestSpecification[], untilMs: number): Promise<Verdict> {
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const testFiles = Math.min(from + AT_ONCE, wanted.length);
    if (Date.now() > untilMs) return { noticedBy: null, testFiles: from, hasEnded: false };
    const stop = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), untilMs - Date.now());
    // Of what failed before, `bail` would end this run, too.
    vitest.state.clearErrors();
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted.slice(from, testFiles));
    clearTimeout(stop);
    const failed = testModules.flatMap((module) =>
      [...module.children.allTests('failed')].map((test) => test.fullName),
    );
    const broken = testModules.filter((module) => module.errors().length > 0).map((module) => module.moduleId);
    const noticedBy = failed[0] ?? broken[0] ?? (unhandledErrors.length > 0 ? messageOf(unhandledErrors[0]) : null);
    if (noticedBy !== null) return { noticedBy, testFiles, hasEnded: true };
    if (Date.now() > untilMs) return { noticedBy, testFiles, hasEnded: false };
  }
  return { noticedBy: null, testFiles: wanted.length, hasEnded: true };
}
