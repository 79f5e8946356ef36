import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { problemSentence } from '@livery/brand-kit/check';
import { designTokensToTheme, themeToDesignTokens, type ThemeChange } from './design-tokens.ts';
import type { Theme } from '@livery/brand-kit/theme';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '@livery/look/project';
import { Refusal } from '@livery/look/refusal';
import { loadTheme, themeFile } from './brand-theme.ts';
import { withChanges } from './theme-source.ts';

/** A brand's theme as the text of a tokens file. */
export async function exportTokens(brand: string): Promise<string> {
  return `${JSON.stringify(themeToDesignTokens(await loadTheme(brand)), null, 2)}\n`;
}

function readJson(file: string): unknown {
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message.split(',')[0]}.`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${(error as Error).message}.`, { cause: error });
  }
}

const changeLine = ({ field, from, to }: ThemeChange) => `  ${field}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`;

/** Writes the changed theme, and proves that its file says what it should; else the file is as it was. */
async function writeTheme(brand: string, theme: Theme, changes: readonly ThemeChange[]): Promise<void> {
  const file = themeFile(brand);
  const before = readFileSync(file, 'utf8');
  const source = withChanges(before, changes);
  if (source === undefined)
    throw new Refusal(`${relative(ROOT, file)} is written in a way that cannot be changed here: nothing was changed.`);
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
  const written = await loadTheme(brand).catch(() => undefined);
  if (isDeepStrictEqual(written, theme)) return;
  writeFileSync(file, before);
  throw new Refusal(`${relative(ROOT, file)} would not say what the tokens say: nothing was changed.`);
}

/** Lays a tokens file over a brand's theme; what changed, in words. `isTrial` changes nothing. */
export async function importTokens(brand: string, file: string, isTrial: boolean): Promise<string> {
  const base = await loadTheme(brand);
  const result = designTokensToTheme(readJson(file), base, file);
  if (!result.ok)
    throw new Refusal(
      `Nothing was changed:\n${result.problems.map((found) => `  ${problemSentence(found)}`).join('\n')}`,
    );
  const { theme, changes } = result;
  if (changes.length === 0) return `${file} says what brands/${brand}/theme.ts says already.`;
  if (!isTrial) await writeTheme(brand, theme, changes);
  return [`brands/${brand}/theme.ts${isTrial ? ' would change' : ''}:`, ...changes.map(changeLine)].join('\n');
}
