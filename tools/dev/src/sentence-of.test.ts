import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run.ts';
import { sentenceOf } from './sentence-of.ts';

/** What a process of its own says of a module that it cannot read; the tests' own loader words it otherwise. */
function saysOf(file: string): string {
  const program = `import { sentenceOf } from '${ROOT}tools/dev/src/sentence-of.ts';
    await import('file://${file}?changed=17.5').catch((error) => console.log(sentenceOf(error)));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

it('says what is wrong and nothing of where in the program it was noticed', () => {
  expect(sentenceOf(new Error('The brand "orbit" cannot be built.'))).toBe('The brand "orbit" cannot be built.');
});

it('names file and line of a module that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-sentence-'));
  const file = join(folder, 'brand.ts');
  writeFileSync(file, '\nexport default {\n');
  expect(saysOf(file)).toMatch(/brand\.ts, line \d: .+\n$/);
  expect(saysOf(file)).not.toMatch(/\n {4}at /);
  rmSync(folder, { recursive: true });
});

it('keeps the trace of what is a fault of the program', () => {
  expect(sentenceOf(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n +at /);
});
