import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteConfig, type SiteConfig } from '@livery/brand-kit/site-config';
import { pageDataOf } from '../html/seal.ts';

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read: ${reason(error)}`, { cause: error });
  }
}

function readSettings(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${reason(error)}`, { cause: error });
  }
}

/** The operator's `config.json` over the configuration that a page was built with; throws the sentences of what is wrong. */
export function effectiveConfig(folder: string, html: string): SiteConfig {
  const file = join(folder, 'config.json');
  const built = pageDataOf(html).config;
  if (!existsSync(file)) return built;
  const parsed = parseSiteConfig(readSettings(file), built);
  if (parsed.ok) return parsed.config;
  throw new Error(`${file} cannot be used:\n${parsed.problems.map((sentence) => `  - ${sentence}`).join('\n')}`);
}
