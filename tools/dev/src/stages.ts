import { packageBin, ROOT, run } from './run.ts';
import { UNSTEADY_FILE } from './unsteady-reporter.ts';

type How = Pick<NonNullable<Parameters<typeof run>[2]>, 'show' | 'yields'>;

export interface Stage {
  readonly name: string;
  readonly run: (how: How) => ReturnType<typeof run>;
  /** The report that counts its tests. */
  readonly report?: string;
  /** Runs beside the playback of real media, which waits for most of its time, and takes only what that leaves. */
  readonly isAside?: boolean;
  /** The stage whose tests it runs once more, under other conditions: they are counted there. */
  readonly repeats?: string;
}

/** Vitest leaves a core for whoever watches; nobody does. */
const BOTH_CORES = '--maxWorkers=2';

/** Where a stage leaves the tests that held only when tried again. */
export const unsteadyFile = (stage: string): string => `${ROOT}reports/unsteady-${stage}.json`;

const vitest =
  (report: string, projects: readonly string[], more: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  (how: How) =>
    run(
      packageBin('vitest'),
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        '--reporter=./tools/dev/src/unsteady-reporter.ts',
        `--outputFile.json=reports/${report}.json`,
        ...more,
      ],
      { env: { ...env, [UNSTEADY_FILE]: unsteadyFile(report) }, ...how },
    );

const build = (how: How) => run(packageBin('nx'), ['run-many', '-t', 'build', '--outputStyle=static'], how);

/** Journeys walk the builds of this tree: what has not changed since comes from the cache in a second. */
async function journeys(how: How): ReturnType<typeof run> {
  const built = await build({ ...how, show: false });
  if (built.code !== 0) return built;
  return run(packageBin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], how);
}

/** Everything that must hold before a change lands, in the order in which it is proven. */
export const STAGES: readonly Stage[] = [
  { name: 'lint', run: (how) => run('npm', ['run', '--silent', 'lint'], how), isAside: true },
  { name: 'types', run: (how) => run(process.execPath, ['tools/dev/types.mjs'], how), isAside: true },
  { name: 'reference', report: 'reference', run: vitest('reference', ['reference']), isAside: true },
  { name: 'playback', report: 'playback', run: vitest('playback', ['playback']) },
  { name: 'node', report: 'node', run: vitest('node', ['node'], [BOTH_CORES]) },
  {
    name: 'postgres',
    report: 'postgres',
    run: vitest('postgres', ['node'], [BOTH_CORES], { TEST_DATABASE: 'postgres' }),
    repeats: 'node',
  },
  { name: 'browser', report: 'browser', run: vitest('browser', ['browser'], [BOTH_CORES]) },
  { name: 'stories', report: 'stories', run: vitest('stories', ['storybook'], [BOTH_CORES]) },
  { name: 'build', run: build },
  { name: 'journeys', report: 'journeys', run: journeys },
];
