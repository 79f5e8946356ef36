import { relative } from 'node:path';
import { ROOT } from './run.ts';

/** Where Node could not read a module: the first line of its trace. */
const PLACE = /^(?:file:\/\/)?(\/[^?:\n]+)(?:\?[^:\n]*)?:(\d+)\n/;

/**
 * An error in words for the person who typed the command. A mistake in a file names the place; a fault of the program itself keeps its
 * trace, for whoever mends it.
 */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, file, line] = PLACE.exec(error.stack ?? '') ?? [];
  if (error instanceof SyntaxError && file) return `${relative(ROOT, file)}, line ${line}: ${error.message}`;
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}
