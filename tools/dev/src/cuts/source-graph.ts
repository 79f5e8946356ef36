import ts from 'typescript';
import { ownFiles, pathOf } from './web-program.ts';

/** `import.meta.resolve('./a.ts')` names a module too: a test may load it in a page of its own. */
const RESOLVED = /import\.meta\.resolve\('([^']+)'\)/g;

/** The tests that can notice a change of a file, nearest first: by how many imports lie between. */
export function testFinder(program: ts.Program): (path: string) => readonly string[] {
  const importers = new Map<string, Set<string>>();
  const options = program.getCompilerOptions();
  const cache = ts.createModuleResolutionCache(program.getCurrentDirectory(), (name) => name, options);
  const files = ownFiles(program);
  const real = new Map(files.map((file) => [ts.sys.realpath?.(file.fileName) ?? file.fileName, file.fileName]));
  for (const file of files) {
    const names = ts.preProcessFile(file.text, true, true).importedFiles.map(({ fileName }) => fileName);
    const resolved = [...file.text.matchAll(RESOLVED)].map(([, name = '']) => name);
    for (const name of [...names, ...resolved]) {
      const found = ts.resolveModuleName(name, file.fileName, options, ts.sys, cache).resolvedModule?.resolvedFileName;
      const target = found && (real.get(found) ?? found);
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file.fileName));
    }
  }
  const paths = new Map(files.map((file) => [file.fileName, pathOf(file)]));
  return (path) => {
    const start = files.find((file) => pathOf(file) === path)?.fileName ?? path;
    const seen = new Set([start]);
    // A set is walked in the order in which it grows.
    for (const file of seen) importers.get(file)?.forEach((importer) => seen.add(importer));
    return [...seen].map((file) => paths.get(file) ?? file).filter((file) => /\.test\.tsx?$/.test(file));
  };
}
