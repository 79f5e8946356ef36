import { availableParallelism } from 'node:os';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shortest } from './purchases/history.ts';
import { benchOnPostgres } from './purchases/postgres/bench.ts';
import { seconds, table, type Bench } from './report.ts';

const MILLION = 1_000_000;
const PART = fileURLToPath(new URL('./purchases/part.ts', import.meta.url));

export interface Part {
  readonly histories: number;
  readonly charges: number;
  readonly wrong: readonly { readonly seed: number; readonly fault: string }[];
}

/** Plays histories in a process of its own. */
function playPart(from: number, histories: number): Promise<Part> {
  return new Promise((resolve, reject) => {
    const part = spawn(process.execPath, [PART, String(from), String(histories)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    part.stdout.on('data', (piece: Buffer) => (text += piece.toString()));
    part.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(text) as Part);
      else reject(new Error(`A part ended with ${code}.`));
    });
  });
}

/** Random histories of the purchase machine against the back end's own rules: `purchases [count] [first seed]`, or `purchases --replay <seed…>`. */
export const bench: Bench = ([first, ...rest]) => {
  if (first === '--postgres') return benchOnPostgres(rest);
  if (first === '--replay') return replay(rest);
  return benchOverMemory(first === undefined ? [] : [first, ...rest]);
};

/** Histories once more, with what happens in them. Of one that goes wrong only as much as is needed for that. */
const replay: Bench = async (seeds) => {
  for (const seed of seeds.map(Number)) {
    const { fault, log } = shortest(seed);
    console.log(`Seed ${seed}: ${fault ?? 'nothing is wrong'}\n${log.join('\n')}\n`);
    if (fault !== null) process.exitCode = 1;
  }
};

const benchOverMemory: Bench = async ([count = String(MILLION), seed = String(Date.now() % 2 ** 31)]) => {
  const processes = availableParallelism();
  const each = Math.ceil(Number(count) / processes);
  const first = Number(seed);
  console.log(`Seeds from ${first} on, ${each} in each of ${processes} processes.\n`);
  const beganMs = performance.now();
  const parts = await Promise.all(
    Array.from({ length: processes }, (_, index) => playPart(first + index * each, each)),
  );
  const wrong = parts.flatMap((part) => part.wrong);
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0);
  table(
    ['interleavings', 'charges', 'gone wrong', 'first seed', 'wall time, s'],
    [
      [
        sum(({ histories }) => histories),
        sum(({ charges }) => charges),
        wrong.length,
        first,
        seconds(performance.now() - beganMs),
      ],
    ],
  );
  for (const { seed: bad, fault } of wrong) console.log(`Seed ${bad}: ${fault}`);
  if (wrong.length > 0) console.log('\n`npm run bench -- purchases --replay <seed>` says what happens in one.');
  if (wrong.length > 0) process.exitCode = 1;
};
