import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../run.ts';
import type { CallSite } from './call-sites.ts';

const KEPT = `${ROOT}node_modules/.cache/livery-cut-calls.json`;

interface Kept {
  readonly path: string;
  readonly text: string;
  /** The process that has cut it. */
  readonly pid: number;
}

/** What this process has cut, and not put back yet. */
let cut: Kept | null = null;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function putBack({ path, text }: Kept): void {
  writeFileSync(ROOT + path, text);
  rmSync(KEPT, { force: true });
  cut = null;
}

/** Puts back what a run has cut that was killed. Two runs would each take the other's cut for the file as it was. */
export function restoreKilledCut(): void {
  if (!existsSync(KEPT)) return;
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Kept;
  if (isAlive(kept.pid)) throw new Error(`Another cut-calls is at work here (process ${kept.pid}): wait for its end.`);
  putBack(kept);
}

process.once('exit', () => cut && putBack(cut));

/** Runs `task` while one call of a file is cut. The file is whole again afterwards, however the process ends. */
export async function whileCut<Result>(site: CallSite, task: () => Promise<Result>): Promise<Result> {
  const { path, start, end, neutral } = site;
  const kept: Kept = { path, text: readFileSync(ROOT + path, 'utf8'), pid: process.pid };
  mkdirSync(`${ROOT}node_modules/.cache`, { recursive: true });
  writeFileSync(KEPT, JSON.stringify(kept));
  cut = kept;
  try {
    writeFileSync(ROOT + path, kept.text.slice(0, start) + neutral + kept.text.slice(end));
    return await task();
  } finally {
    putBack(kept);
  }
}
