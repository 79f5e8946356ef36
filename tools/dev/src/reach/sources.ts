import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isTestPath } from '../cuts/web-program.ts';
import { ROOT } from '../run.ts';

const SOURCES = [
  '{libs,libs/features}/*/src/**/*.{ts,tsx}',
  '{apps,brands}/*/**/*.{ts,tsx}',
  'tools/*/{*,src/**/*}.ts',
  '.storybook/**/*.{ts,tsx}',
];

export interface Source {
  readonly path: string;
  readonly file: ts.SourceFile;
}

/** Every file of the product and its tools that is no test and no story. */
export function productSources(patterns: readonly string[] = SOURCES): readonly Source[] {
  return globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((path) => !isTestPath(path))
    .sort()
    .map((path) => sourceOf(path, readFileSync(join(ROOT, path), 'utf8')));
}

export function sourceOf(path: string, text: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, file: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

/** What stands behind each name of a workspace package: `@livery/domain/session` is a file. */
function packageDoors(): ReadonlyMap<string, string> {
  const manifests = globSync(['{libs,libs/features,brands,tools,apps}/*/package.json'], { cwd: ROOT });
  return new Map(
    manifests.flatMap((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
        name: string;
        exports?: Record<string, string>;
      };
      return Object.entries(exports).map(([door, target]): [string, string] => [
        join(name, door),
        join(dirname(path), target),
      ]);
    }),
  );
}

/** Finds the file that an import of a file names; undefined for what is not ours. */
export function resolver(): (specifier: string, from: string) => string | undefined {
  const doors = packageDoors();
  const patterns = [...doors].filter(([door]) => door.endsWith('/*'));
  const behindPattern = (specifier: string) =>
    patterns
      .filter(([door]) => specifier.startsWith(door.slice(0, -1)))
      .map(([door, target]) => target.replace('*', specifier.slice(door.length - 1)))[0];
  return (specifier, from) =>
    specifier.startsWith('.') ? join(dirname(from), specifier) : (doors.get(specifier) ?? behindPattern(specifier));
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export const isIn = (path: string, ...libraries: readonly string[]): boolean =>
  libraries.some((library) => path.startsWith(`${library}/`));
