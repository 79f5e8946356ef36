import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/**
 * Keeps a second process from opening the same embedded database, which would destroy it.
 * The lock of a process that is no longer alive does not count.
 * @returns a function that gives the lock back.
 * @throws StartError when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = Number(readFileSync(lock, 'utf8'));
      if (isAlive(holder)) {
        throw new StartError(
          `Another backend (process ${holder}) uses the database in ${folder}: stop it, or set another DATA_DIR.`,
        );
      }
      rmSync(lock, { force: true });
    }
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
