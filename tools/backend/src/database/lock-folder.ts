import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

/**
 * Keeps a second backend from opening the same embedded database, which would destroy it.
 *
 * The lock is the operating system's, on a file beside the folder: it ends with the process, however that ends, and holds between
 * containers that share the folder, where process numbers mean nothing. Node itself offers no such lock, but its SQLite takes one.
 * Who holds it stands in `<folder>.lock`, for the sentence that the other backend says; nobody trusts it for more.
 * @returns a function that gives the lock back.
 * @throws StartError when another backend holds it.
 */
export function lockFolder(folder: string): () => void {
  const holderFile = `${folder}.lock`;
  const file = new DatabaseSync(`${folder}.mutex`, { timeout: 0 });
  try {
    file.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    file.close();
    if (!isHeldByOther(error)) throw error;
    throw new StartError(
      `Another backend (${readHolder(holderFile)}) uses the database in ${folder}: stop it, or set another DATA_DIR.`,
    );
  }
  writeFileSync(holderFile, `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`);
  return () => {
    rmSync(holderFile, { force: true });
    file.close();
  };
}

/** SQLITE_BUSY */
const BUSY = 5;
const isHeldByOther = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/** It may just be about to write its name. */
function readHolder(holderFile: string): string {
  try {
    return readFileSync(holderFile, 'utf8');
  } catch {
    return 'it has just started';
  }
}
