import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findPostgresPrograms } from '@livery/backend/test-postgres';
import { bringChromium } from './bring-chromium.ts';
import { answerHelp } from './help.ts';
import { ROOT } from './run.ts';
import { STAGES, unsteadyFile, type Stage } from './stages.ts';
import { endStartedWhenTold } from './started-processes.ts';
import { readTestReport, type TestReport } from './test-report.ts';

const isCI = Boolean(process.env['CI']);

const NOTHING: TestReport = { passed: 0, failures: [], unsteady: [] };

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
  CI              set: a test of real media or a journey that failed is tried once more, and named at the end;
                  a stage that this machine cannot run is a failure`);
endStartedWhenTold();
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
  if (stages.some(({ name }) => !WITHOUT_BROWSER.includes(name))) await bringChromium();
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
const leftOut: string[] = [];

/** A stage that this machine cannot run: whoever proves for everybody must not pass over it. */
function leaveOut(stage: Stage, reason: string): void {
  times.push(`  ${stage.name.padEnd(10)}   LEFT OUT`);
  leftOut.push(`  ${stage.name}: ${reason}`);
  if (isCI) total.failed += 1;
}

/** Runs one stage and counts what it proved. Beside another one it speaks only when it has ended. */
async function prove(stage: Stage, isBeside: boolean): Promise<void> {
  const absence = stage.name === 'postgres' ? postgresAbsence() : null;
  if (absence) return leaveOut(stage, absence);
  const heading = `\n── ${stage.name} ${'─'.repeat(60 - stage.name.length)}`;
  if (!isBeside) console.log(heading);
  const start = performance.now();
  const { code, output } = await stage.run({ show: !isBeside, yields: isBeside });
  if (isBeside) console.log(`${heading}\n${output}`);
  const { passed, failures } = reportOf(stage);
  // A stage that ends badly without a failed test (a crash, a lint error) counts as one.
  total.failed += code !== 0 && failures.length === 0 ? 1 : failures.length;
  const isAgain = stages.some(({ name }) => name === stage.repeats);
  if (!isAgain) total.passed += passed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  const proven = stage.report ? `  ${passed} passed${isAgain ? ` (those of ${stage.repeats} again)` : ''}` : '';
  times.push(`  ${stage.name.padEnd(10)}${seconds} s  ${code === 0 ? 'ok' : 'FAILED'}${proven}`);
  unsteady.push(...unsteadyOf(stage).map((test) => `  ${stage.name}: ${test}`));
  broken.push(...failures.map(({ test, reason }) => `  ${stage.name}: ${test}\n      ${reason}`));
}

async function proveInTurn(several: readonly Stage[], isBeside = false): Promise<void> {
  for (const stage of several) await prove(stage, isBeside);
}

const start = performance.now();
const playback = stages.filter(({ name }) => name === 'playback');
const aside = playback.length > 0 ? stages.filter(({ isAside }) => isAside) : [];
await Promise.all([proveInTurn(playback), proveInTurn(aside, true)]);
await proveInTurn(stages.filter((stage) => !playback.includes(stage) && !aside.includes(stage)));

/** Said at the end: the middle of a long log is what nobody keeps. */
function tell(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.join('\n')}`);
}

const isOne = (lines: readonly string[]) => lines.length === 1;
console.log(`\n${times.join('\n')}`);
console.log(`  together  ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`);
tell(`NOT STEADY: ${unsteady.length} held only when tried again:`, unsteady);
tell(`NOT PROVEN HERE: ${isOne(leftOut) ? 'a stage was' : `${leftOut.length} stages were`} left out:`, leftOut);
tell('What did not hold:', broken);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
