import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../run.ts';
import type { CallSite } from './call-sites.ts';

const KEPT = `${ROOT}node_modules/.cache/livery-cut-calls.json`;

/** Puts back what a run has cut that came to no end, also one that was killed. */
export function restoreCutFile(): void {
  if (!existsSync(KEPT)) return;
  const { path, text } = JSON.parse(readFileSync(KEPT, 'utf8')) as { path: string; text: string };
  writeFileSync(ROOT + path, text);
  rmSync(KEPT);
}

process.once('exit', restoreCutFile);

/** Runs `task` while one call of a file is cut. The file is whole again afterwards. */
export async function whileCut<Result>(site: CallSite, task: () => Promise<Result>): Promise<Result> {
  const { path, start, end, neutral } = site;
  const text = readFileSync(ROOT + path, 'utf8');
  mkdirSync(`${ROOT}node_modules/.cache`, { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ path, text }));
  try {
    writeFileSync(ROOT + path, text.slice(0, start) + neutral + text.slice(end));
    return await task();
  } finally {
    restoreCutFile();
  }
}
