import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { onEndSignal } from './on-end-signal.ts';

/** In the environment of everything that a run starts, whoever starts it and however it is detached. */
const MARK = 'LIVERY_RUN';

/** What this process starts from now on inherits the mark. A run within a run has a mark of its own, and ends by itself when it is told. */
function markRun(): string {
  const mark = `${process.pid}-${Date.now().toString(36)}`;
  process.env[MARK] = mark;
  return mark;
}

/** Processes with the mark, by their environment, which Linux shows. A process of somebody else cannot be read and is none of ours. */
function markedOnLinux(mark: string): number[] {
  const isOurs = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`${MARK}=${mark}`);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOurs(name))
    .map(Number);
}

/** Elsewhere `ps` shows the environment behind the command. */
const markedByPs = (mark: string): number[] =>
  execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line.includes(`${MARK}=${mark}`))
    .map((line) => Number.parseInt(line, 10));

/** What this run has started and what still runs, this process apart. */
function startedProcesses(mark: string): number[] {
  const marked = existsSync('/proc/self/environ') ? markedOnLinux(mark) : markedByPs(mark);
  return marked.filter((pid) => pid !== process.pid);
}

const PATIENCE_MS = 8_000;
/** A process that is ended by force is gone in a moment. */
const FORCE_MS = 1_000;
const LOOK_MS = 50;

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}

/** Whether all have ended within this time. */
async function haveEnded(mark: string, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (startedProcesses(mark).length > 0) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return true;
}

async function endByForce(mark: string): Promise<void> {
  signal(startedProcesses(mark), 'SIGKILL');
  await haveEnded(mark, FORCE_MS);
}

/** Ends what this run has started: first by asking, and what has not ended after some seconds by force. */
async function endStarted(mark: string): Promise<void> {
  signal(startedProcesses(mark), 'SIGTERM');
  if (!(await haveEnded(mark, PATIENCE_MS))) await endByForce(mark);
}

/**
 * A command that is told to end takes everything with it that it has started, however deep and however detached: browsers, servers, a
 * database. Told twice, it does not wait.
 */
export function endStartedOnSignal(): void {
  const mark = markRun();
  let isEnding = false;
  onEndSignal(() => {
    const ending = isEnding ? endByForce(mark) : endStarted(mark);
    isEnding = true;
    void ending.then(() => process.exit(130));
  });
}
