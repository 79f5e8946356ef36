import { mkdirSync, rmSync } from 'node:fs';
import { findPostgresPrograms } from '@livery/backend/test-postgres';
import { bringChromium } from './bring-chromium.ts';
import type { Share } from './change-share.ts';
import { readChangedRun } from './changed-run.ts';
import { closingLines, countTests, type LeftOut, type StageOutcome } from './closing-lines.ts';
import { answerHelp } from './help.ts';
import { ROOT } from './run.ts';
import { sentenceOf } from './sentence-of.ts';
import { STAGES, type Stage } from './stages.ts';
import { endStartedOnSignal } from './started-processes.ts';
import { readTestOptions } from './test-options.ts';
import { readTestReport, type TestReport } from './test-report.ts';

const NAMES = STAGES.map(({ name }) => name);

answerHelp(`npm test [-- [--changed[=<commit>]] <stage>…]

Proves everything that must hold before a change lands, or only the stages that are named.
Stages: ${NAMES.join(', ')}

  --changed            only what a change can break. The change is what differs from the commit at which this branch left origin/main
                       (else main): its commits, and what is not committed yet. On main itself that is what is not committed yet.
                       Lint and types look at everything that their caches do not know. Of the tests those run that import a changed
                       file, however indirectly, and those that read files; of the builds the brands that contain one; of the journeys
                       those that walk through what changed, or all of a brand where that cannot be known. The end says what was left out.
  --changed=<commit>   the same, against the commit at which this branch left the named one

Environment variables:
  CHROMIUM_PATH   the browser to test in, where it is not found by itself
  CI              set: a stage that this machine cannot run is a failure`);
endStartedOnSignal();

/** What ends with a sentence instead of a trace. */
async function orEnd<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}

const NOTHING: TestReport = { passed: 0, failures: [], secondTries: [] };

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

const options = await orEnd(() => readTestOptions(process.argv.slice(2), NAMES));
const { changed } = options;
const changedRun = changed && (await orEnd(() => readChangedRun(changed.base)));

const ALL: Share = { of: 'all', words: 'all of it' };
const asked = STAGES.filter(({ name }) => options.stages.includes(name)).map((stage) => ({
  stage,
  share: changedRun?.shareOf(stage.name) ?? ALL,
}));
type Work = (typeof asked)[number];

const unable: LeftOut[] = [];
/** Whether this machine can run the stage. */
function isAble({ stage }: Work): boolean {
  const absence = stage.name === 'postgres' ? postgresAbsence() : null;
  if (absence) unable.push({ stage: stage.name, reason: absence });
  return absence === null;
}
const works = asked.filter(({ share }) => share.of !== 'nothing').filter(isAble);

/** All others load the tests' configuration, which names the browser. */
const WITHOUT_BROWSER = ['lint', 'types', 'build'];
if (works.some(({ stage }) => !WITHOUT_BROWSER.includes(stage.name))) await orEnd(() => bringChromium());

rmSync(`${ROOT}reports`, { recursive: true, force: true });
mkdirSync(`${ROOT}reports`, { recursive: true });

const outcomes: StageOutcome[] = [];
const isRun = (name: string | undefined) => works.some(({ stage }) => stage.name === name);
const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Runs one stage and counts what it proved. Beside another one it speaks only when it has ended. */
async function prove({ stage, share }: Work, isBeside: boolean): Promise<void> {
  const heading = `\n── ${stage.name} ${'─'.repeat(60 - stage.name.length)}`;
  if (!isBeside) console.log(heading);
  const start = performance.now();
  const part = share.of === 'part' ? share.args : undefined;
  const run = (isRun(stage.repeats) && stage.runAgain) || stage.run;
  const { code, output } = await run({ show: !isBeside, yields: isBeside }, part);
  if (isBeside) console.log(`${heading}\n${output}`);
  const { passed, failures, secondTries } = reportOf(stage);
  outcomes.push({
    stage: stage.name,
    seconds: secondsSince(start),
    code,
    passed: stage.report ? passed : null,
    failures,
    secondTries,
    output,
    repeats: isRun(stage.repeats) ? stage.repeats : undefined,
  });
}

async function proveInTurn(aside: readonly Work[]): Promise<void> {
  for (const work of aside) await prove(work, true);
}

const start = performance.now();
/** What runs beside none, because it is not to or because that stage is not run, takes its turn. */
for (const work of works.filter(({ stage }) => !isRun(stage.beside))) {
  const aside = works.filter(({ stage }) => stage.beside === work.stage.name);
  await Promise.all([prove(work, false), proveInTurn(aside)]);
}

/** Vitest alone knows the imports: that a change reaches none of a stage's tests turns out when it is run. */
const hasReachedNone = (name: string) =>
  works.some(({ stage, share }) => stage.name === name && stage.report !== undefined && share.of === 'part') &&
  outcomes.some(
    ({ stage, code, passed, failures }) => stage === name && code === 0 && passed === 0 && failures.length === 0,
  );

const outcome = {
  stages: outcomes,
  unable,
  seconds: secondsSince(start),
  isCI: Boolean(process.env['CI']),
  change: changedRun && {
    heading: changedRun.heading,
    run: works
      .filter(({ stage }) => !hasReachedNone(stage.name))
      .map(({ stage, share }) => ({ stage: stage.name, words: share.words })),
    leftOut: asked
      .filter(({ stage, share }) => share.of === 'nothing' || hasReachedNone(stage.name))
      .map(({ stage, share }) => ({
        stage: stage.name,
        reason: share.of === 'nothing' ? share.words : 'none of its tests imports a changed file',
      })),
  },
};
console.log(closingLines(outcome).join('\n'));
process.exit(countTests(outcome).failed > 0 ? 1 : 0);
