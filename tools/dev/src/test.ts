import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { findPostgresPrograms } from '@livery/backend/test-postgres';
import { answerHelp } from './help.ts';
import { packageBin, ROOT, run } from './run.ts';
import { readTestReport, type TestReport } from './test-report.ts';
import { whenToldToEnd } from './told-to-end.ts';
import { UNSTEADY_FILE } from './unsteady-reporter.ts';

/** Everything that must hold before a change lands. `npm test -- lint types` runs the named stages only. */
interface Stage {
  name: string;
  run: (how: How) => Promise<{ code: number; output: string }>;
  /** The report that counts its tests. */
  report?: string;
  /** Runs beside the playback of real media, which waits for half of its time, and takes only what that leaves. */
  isAside?: boolean;
}
type How = Pick<NonNullable<Parameters<typeof run>[2]>, 'show' | 'yields'>;

/** Vitest leaves a core for whoever watches; nobody does. */
const BOTH_CORES = '--maxWorkers=2';

const unsteadyFile = (stage: string) => `${ROOT}reports/unsteady-${stage}.json`;

const vitest =
  (report: string, projects: string[], more: string[] = [], env: NodeJS.ProcessEnv = {}) =>
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

const NOTHING: TestReport = { passed: 0, failures: [], unsteady: [] };

const STAGES: Stage[] = [
  { name: 'lint', run: (how) => run('npm', ['run', '--silent', 'lint'], how), isAside: true },
  { name: 'types', run: (how) => run(process.execPath, ['tools/dev/types.mjs'], how), isAside: true },
  { name: 'reference', report: 'reference', run: vitest('reference', ['reference']), isAside: true },
  { name: 'playback', report: 'playback', run: vitest('playback', ['playback']) },
  { name: 'node', report: 'node', run: vitest('node', ['node'], [BOTH_CORES]) },
  {
    name: 'postgres',
    report: 'postgres',
    run: vitest('postgres', ['node'], ['tools/backend', BOTH_CORES], { TEST_DATABASE: 'postgres' }),
  },
  { name: 'browser', report: 'browser', run: vitest('browser', ['browser'], [BOTH_CORES]) },
  { name: 'stories', report: 'stories', run: vitest('stories', ['storybook'], [BOTH_CORES]) },
  { name: 'build', run: (how) => run(packageBin('nx'), ['run-many', '-t', 'build', '--outputStyle=static'], how) },
  {
    name: 'journeys',
    report: 'journeys',
    run: (how) => run(packageBin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], how),
  },
];

/** Why there can be no tests on a PostgreSQL server here, in one sentence; null when there can. */
function postgresAbsence(): string | null {
  try {
    findPostgresPrograms();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What the stage's report says; nothing where it was not written. */
function reportOf(stage: Stage): TestReport {
  try {
    return stage.report ? readTestReport(`${ROOT}reports/${stage.report}.json`, ROOT) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The tests of the stage that held only when tried again. */
function unsteadyOf(stage: Stage): string[] {
  const journeys = reportOf(stage).unsteady.map(({ test, reason }) => `${test}\n      ${reason}`);
  const file = unsteadyFile(stage.name);
  if (!existsSync(file)) return journeys;
  const tests = JSON.parse(readFileSync(file, 'utf8')) as string[];
  rmSync(file);
  return [...tests, ...journeys];
}

/** All others load the tests' configuration, which names the browser. */
const WITHOUT_BROWSER = ['lint', 'types', 'build'];

answerHelp(`npm test [-- <stage>…]

Proves everything that must hold before a change lands, or only the stages that are named.
Stages: ${STAGES.map(({ name }) => name).join(', ')}

Environment variables:
  CHROMIUM_PATH   the browser to test in, where it is not found by itself
  CI              set: a test of real media or a journey that failed is tried once more, and named at the end`);
whenToldToEnd(() => process.exit(130));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No stage is called ${unknown.join(', ')}: the stages are ${STAGES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const stages = STAGES.filter(({ name }) => asked.length === 0 || asked.includes(name));
try {
  if (stages.some(({ name }) => !WITHOUT_BROWSER.includes(name))) findChromium();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

rmSync(`${ROOT}reports`, { recursive: true, force: true });
mkdirSync(`${ROOT}reports`, { recursive: true });

const total = { passed: 0, failed: 0 };
const times: string[] = [];
const broken: string[] = [];
const unsteady: string[] = [];

/** Runs one stage and counts what it proved. Beside another one it speaks only when it has ended. */
async function prove(stage: Stage, isBeside: boolean): Promise<void> {
  const absence = stage.name === 'postgres' ? postgresAbsence() : null;
  if (absence) {
    times.push(`  postgres    left out: ${absence}`);
    return;
  }
  const heading = `\n── ${stage.name} ${'─'.repeat(60 - stage.name.length)}`;
  if (!isBeside) console.log(heading);
  const start = performance.now();
  const { code, output } = await stage.run({ show: !isBeside, yields: isBeside });
  if (isBeside) console.log(`${heading}\n${output}`);
  const { passed, failures } = reportOf(stage);
  // A stage that ends badly without a failed test (a crash, a lint error) counts as one.
  total.failed += code !== 0 && failures.length === 0 ? 1 : failures.length;
  total.passed += passed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  times.push(
    `  ${stage.name.padEnd(10)}${seconds} s  ${code === 0 ? 'ok' : 'FAILED'}${stage.report ? `  ${passed} passed` : ''}`,
  );
  unsteady.push(...unsteadyOf(stage).map((test) => `  ${stage.name}: ${test}`));
  broken.push(...failures.map(({ test, reason }) => `  ${stage.name}: ${test}\n      ${reason}`));
}

async function proveInTurn(several: Stage[], isBeside = false): Promise<void> {
  for (const stage of several) await prove(stage, isBeside);
}

const playback = stages.filter(({ name }) => name === 'playback');
const aside = playback.length > 0 ? stages.filter(({ isAside }) => isAside) : [];
await Promise.all([proveInTurn(playback), proveInTurn(aside, true)]);
await proveInTurn(stages.filter((stage) => !playback.includes(stage) && !aside.includes(stage)));

console.log(`\n${times.join('\n')}`);
// Said again at the end: the middle of a long log is what nobody keeps.
if (unsteady.length > 0) console.log(`\nWhat held only when tried again:\n${unsteady.join('\n')}`);
if (broken.length > 0) console.log(`\nWhat did not hold:\n${broken.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
