import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SEED_FOLDER = fileURLToPath(new URL('../seed', import.meta.url));

/**
 * A name for the demo world that changes with its sources: a database that holds another one is filled anew, and nobody
 * has to remember to raise a number. Hashing the sources is much cheaper than building the world at every start.
 */
export async function worldRevision(): Promise<string> {
  const files = (await readdir(SEED_FOLDER, { recursive: true })).filter((name) => /\.(ts|json)$/.test(name)).sort();
  const hash = createHash('sha256');
  for (const text of await Promise.all(files.map((name) => readFile(join(SEED_FOLDER, name))))) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
