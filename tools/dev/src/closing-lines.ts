import { reasonIn, type Failure } from './test-report.ts';

/** What became of a stage of `npm test`. */
export interface StageOutcome {
  readonly stage: string;
  readonly seconds: number;
  readonly code: number;
  /** How many tests passed; null for a stage that has none. */
  readonly passed: number | null;
  readonly failures: readonly Failure[];
  /** Held when they began once more. */
  readonly secondTries: readonly Failure[];
  /** What it printed: the reason, where it ended badly and no test failed. */
  readonly output: string;
  /** The stage that counts the same tests already. */
  readonly repeats?: string | undefined;
}

/** A stage, or a part of one, that was not run, and why. */
export interface LeftOut {
  readonly stage: string;
  readonly reason: string;
}

export interface RunOutcome {
  readonly stages: readonly StageOutcome[];
  /** Stages that this machine cannot run. */
  readonly unable: readonly LeftOut[];
  readonly seconds: number;
  /** Whoever proves for everybody must not pass over a stage. */
  readonly isCI: boolean;
  /** What was run for a change, and what was not; null when everything was asked for. */
  readonly change: ChangeOutcome | null;
}

interface ChangeOutcome {
  readonly heading: string;
  readonly run: readonly { readonly stage: string; readonly words: string }[];
  readonly leftOut: readonly LeftOut[];
}

const seconds = (value: number) => `${value.toFixed(1).padStart(7)} s`;

function timeLine({ stage, seconds: took, code, passed, repeats }: StageOutcome): string {
  const proven = passed === null ? '' : `  ${passed} passed${repeats ? ` (those of ${repeats} again)` : ''}`;
  return `  ${stage.padEnd(10)}${seconds(took)}  ${code === 0 ? 'ok' : 'FAILED'}${proven}`;
}

/** A stage that ends badly without a failed test (a crash, an error that no test caught, a lint error) is one failure. */
const failuresOf = ({ code, failures, output }: StageOutcome): readonly Failure[] =>
  code !== 0 && failures.length === 0
    ? [{ test: `no test failed, and it ended with ${code}`, reason: reasonIn(output) }]
    : failures;

/** How many tests passed and failed. The tests of a stage that repeats another one are counted once. */
export function countTests({ stages, unable, isCI }: RunOutcome): { passed: number; failed: number } {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    passed: sum(stages.map(({ passed, repeats }) => (repeats ? 0 : (passed ?? 0)))),
    failed: sum(stages.map((stage) => failuresOf(stage).length)) + (isCI ? unable.length : 0),
  };
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines];

const isOne = (lines: readonly unknown[]) => lines.length === 1;

const aside = (stage: string, words: string) => `  ${stage.padEnd(10)} ${words}`;

function changeLines(change: ChangeOutcome | null): string[] {
  if (!change) return [];
  return [
    '',
    `${change.heading} ${change.run.length > 0 ? 'Run for it:' : 'Nothing of these stages depends on that.'}`,
    ...change.run.map(({ stage, words }) => aside(stage, words)),
    ...section(
      'Left out (`npm test` runs everything):',
      change.leftOut.map(({ stage, reason }) => aside(stage, reason)),
    ),
  ];
}

/** What `npm test` says at its end: the middle of a long log is what nobody keeps. */
export function closingLines(outcome: RunOutcome): string[] {
  const { stages, unable, change } = outcome;
  const { passed, failed } = countTests(outcome);
  const named = (of: (stage: StageOutcome) => readonly Failure[]) =>
    stages.flatMap((outcome) => of(outcome).map(({ test, reason }) => `  ${outcome.stage}: ${test}\n      ${reason}`));
  return [
    '',
    ...stages.map(timeLine),
    ...unable.map(({ stage }) => `  ${stage.padEnd(10)}   LEFT OUT`),
    `  together  ${seconds(outcome.seconds)}`,
    ...changeLines(change),
    ...section(
      `NOT PROVEN HERE: ${isOne(unable) ? 'a stage was' : `${unable.length} stages were`} left out:`,
      unable.map(({ stage, reason }) => `  ${stage}: ${reason}`),
    ),
    ...section(
      'What held only when it began once more:',
      named(({ secondTries }) => secondTries),
    ),
    ...section('What did not hold:', named(failuresOf)),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}
