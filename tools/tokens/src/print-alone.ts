import { fstatSync, ftruncateSync, readFileSync, writeSync } from 'node:fs';

const OUTPUT = 1;
/** What `npm run` prints before a command, unless it is told to be silent. */
const NPM_LINES = /^\n?> [^\n]*\n> [^\n]*\n\n?$/;

/** Whether the output goes into a file that holds nothing but the lines of npm. */
function isAfterNpm(): boolean {
  try {
    return fstatSync(OUTPUT).isFile() && NPM_LINES.test(readFileSync('/dev/fd/1', 'utf8'));
  } catch {
    return false;
  }
}

/** Writes to the output; in a file, in place of what npm has written there before. */
export function printAlone(text: string): void {
  if (!isAfterNpm()) return void process.stdout.write(text);
  ftruncateSync(OUTPUT, 0);
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length;)
    written += writeSync(OUTPUT, bytes, written, bytes.length - written, written);
}
