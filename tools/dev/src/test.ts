import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { findPostgresPrograms } from '@livery/backend/test-postgres';
import { packageBin, ROOT, run } from './run.ts';
import { whenToldToEnd } from './told-to-end.ts';

/** Everything that must hold before a change lands, cheapest first. `npm test -- lint types` runs the named stages only. */
interface Stage {
  name: string;
  run: () => Promise<{ code: number }>;
  /** The report that counts its tests. */
  report?: string;
}

const vitest = (report: string, projects: string[], paths: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  run(
    packageBin('vitest'),
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=reports/${report}.json`,
      ...paths,
    ],
    { env },
  );

const STAGES: Stage[] = [
  { name: 'lint', run: () => run('npm', ['run', '--silent', 'lint']) },
  { name: 'types', run: () => run(process.execPath, ['tools/dev/types.mjs']) },
  { name: 'node', report: 'node', run: () => vitest('node', ['node']) },
  {
    name: 'postgres',
    report: 'postgres',
    run: () => vitest('postgres', ['node'], ['tools/backend'], { TEST_DATABASE: 'postgres' }),
  },
  { name: 'reference', report: 'reference', run: () => vitest('reference', ['reference']) },
  { name: 'browser', report: 'browser', run: () => vitest('browser', ['browser']) },
  { name: 'stories', report: 'stories', run: () => vitest('stories', ['storybook']) },
  { name: 'build', run: () => run(packageBin('nx'), ['run-many', '-t', 'build', '--outputStyle=static']) },
  {
    name: 'journeys',
    report: 'journeys',
    run: () => run(packageBin('playwright'), ['test', '-c', 'e2e/playwright.config.ts']),
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

/** Passed and failed tests of a report written by vitest or Playwright. */
function count(report: string): { passed: number; failed: number } {
  try {
    const json = JSON.parse(readFileSync(`${ROOT}reports/${report}.json`, 'utf8'));
    if (json.stats) return { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky };
    return { passed: json.numPassedTests, failed: json.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** All others load the tests' configuration, which names the browser. */
const WITHOUT_BROWSER = ['lint', 'types', 'build'];

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
const lines: string[] = [];
for (const stage of stages) {
  const absence = stage.name === 'postgres' ? postgresAbsence() : null;
  if (absence) {
    lines.push(`  postgres    left out: ${absence}`);
    continue;
  }
  console.log(`\n── ${stage.name} ${'─'.repeat(60 - stage.name.length)}`);
  const start = performance.now();
  const { code } = await stage.run();
  const tests = stage.report ? count(stage.report) : { passed: 0, failed: 0 };
  // A stage that fails without a failed test (a crash, a lint error) counts as one.
  if (code !== 0 && tests.failed === 0) tests.failed = 1;
  total.passed += tests.passed;
  total.failed += tests.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  lines.push(
    `  ${stage.name.padEnd(10)}${seconds} s  ${code === 0 ? 'ok' : 'FAILED'}${stage.report ? `  ${tests.passed} passed` : ''}`,
  );
}

console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
