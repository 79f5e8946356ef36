import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { ROOT } from '../site/site.ts';

const run = promisify(execFile);
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A production build of the app as it stands, in a folder of its own; by the command, since the tests' own process is not production. */
export async function buildSite(id: string): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), `livery-${id}-`));
  folders.push(folder);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { NODE_ENV: _, ...environment } = process.env;
  await run(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--sourcemap', 'hidden', '--logLevel', 'error'],
    {
      cwd: join(ROOT, 'apps', id),
      env: environment,
    },
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return new Map(files.map((path) => [`/${path}`, readFileSync(join(folder, path))]));
}

export const text = (files: Map<string, Buffer>, path: string) => files.get(path)?.toString() ?? '';

/** Scripts, and everything that they import without waiting for anybody. */
export function withImports(files: Map<string, Buffer>, scripts: readonly string[]): Set<string> {
  const known = new Set<string>();
  const visit = (path: string): void => {
    if (known.has(path)) return;
    known.add(path);
    for (const [, name] of text(files, path).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      visit(`/assets/${name}`);
  };
  scripts.forEach(visit);
  return known;
}

/** Scripts that the page names, with what they import. */
export function firstScripts(files: Map<string, Buffer>): string[] {
  const named = [...text(files, '/index.html').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  );
  return [...withImports(files, named)];
}
