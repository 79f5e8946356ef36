import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainText } from '@livery/contract/search/plain-text';

/** What the rows of the demo world are made by: the world itself, its tables, and the cards that are made of it. */
const SOURCES = ['world', 'seed', 'database', 'catalogue'].map((name) =>
  fileURLToPath(new URL(`../${name}`, import.meta.url)),
);

/** What the contract makes of each letter: names are written in that form, which stands outside of these folders. */
const LETTERS = Array.from({ length: 0x600 }, (_, code) => String.fromCharCode(code));

/**
 * A name for the demo world that changes with its sources: a database that holds another one is filled anew, and nobody
 * has to remember to raise a number. Hashing the sources is much cheaper than building the world at every start.
 */
export async function worldRevision(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
    for (const text of await Promise.all(files.map((name) => readFile(join(folder, name))))) hash.update(text);
  }
  hash.update(LETTERS.map(plainText).join());
  return hash.digest('hex').slice(0, 16);
}
