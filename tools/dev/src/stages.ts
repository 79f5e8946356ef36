import { packageBin, run } from './run.ts';

type How = Pick<NonNullable<Parameters<typeof run>[2]>, 'show' | 'yields'>;

export interface Stage {
  readonly name: string;
  /** Runs all of it, or only the part that the arguments name (`change-share.ts`). */
  readonly run: (how: How, part?: readonly string[]) => ReturnType<typeof run>;
  /** The report that counts its tests. */
  readonly report?: string;
  /** The stage beside which it runs: that one waits for pictures for much of its time, this one takes what it leaves. What computes for long runs alone. */
  readonly beside?: 'playback';
  /** The stage whose tests it runs once more, under other conditions: they are counted there. */
  readonly repeats?: string;
  /** Where that stage runs too: only what is worth proving twice. */
  readonly runAgain?: Stage['run'];
}

/** Vitest leaves a core for whoever watches; nobody does. */
const BOTH_CORES = '--maxWorkers=2';

const vitest =
  (report: string, project: string, more: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Stage['run'] =>
  (how, part) =>
    run(
      packageBin('vitest'),
      [
        ...(part ? ['related', '--run', '--passWithNoTests', ...part] : ['run']),
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=reports/${report}.json`,
        ...more,
      ],
      { env, ...how },
    );

const build: Stage['run'] = (how, part = []) =>
  run(packageBin('nx'), ['run-many', '-t', 'build', '--outputStyle=static', ...part], how);

/** Journeys walk the builds of this tree: what has not changed since comes from the cache in a second. */
const journeys: Stage['run'] = async (how, part = []) => {
  const built = await build({ ...how, show: false });
  if (built.code !== 0) return built;
  return run(packageBin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...part], how);
};

/** Everything that must hold before a change lands, in the order in which it is proven. */
export const STAGES: readonly Stage[] = [
  { name: 'lint', run: (how) => run('npm', ['run', '--silent', 'lint'], how), beside: 'playback' },
  { name: 'types', run: (how) => run(process.execPath, ['tools/dev/types.mjs'], how), beside: 'playback' },
  { name: 'reference', report: 'reference', run: vitest('reference', 'reference') },
  { name: 'playback', report: 'playback', run: vitest('playback', 'playback', [BOTH_CORES]) },
  { name: 'node', report: 'node', run: vitest('node', 'node', [BOTH_CORES], { TEST_DATABASE: 'none' }) },
  {
    name: 'postgres',
    report: 'postgres',
    run: vitest('postgres', 'node', [BOTH_CORES], { TEST_DATABASE: 'postgres' }),
  },
  {
    name: 'embedded',
    report: 'embedded',
    run: vitest('embedded', 'node', [BOTH_CORES], { TEST_DATABASE: 'embedded' }),
    repeats: 'postgres',
    runAgain: vitest('embedded', 'node', [BOTH_CORES], { TEST_DATABASE: 'each' }),
  },
  { name: 'browser', report: 'browser', run: vitest('browser', 'browser', [BOTH_CORES]) },
  { name: 'stories', report: 'stories', run: vitest('stories', 'storybook', [BOTH_CORES]) },
  { name: 'build', run: build },
  { name: 'journeys', report: 'journeys', run: journeys },
];
