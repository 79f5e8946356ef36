import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Outcome {
  code: number;
  output: string;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Whether the command's output goes to the terminal as it comes, or only into the outcome. */
  show?: boolean;
  /** Whether the others go before it. */
  yields?: boolean;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/** Runs one of the project's own commands to its end. Its children end with it. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, show = true, yields = false }: Options = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    // What it starts itself inherits this.
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${command}: ${error.message}\n` }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A tool of the packages, whatever the shell's PATH says. */
export const packageBin = (name: string) => `${ROOT}node_modules/.bin/${name}`;
