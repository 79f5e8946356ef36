import ts from 'typescript';
import { ROOT } from '../run.ts';

/** The type program of what runs in a browser: libraries, brands and apps, tests included. */
export function webProgram(): ts.Program {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.web.json`, (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const { tsBuildInfoFile: _kept, ...others } = options;
  return ts.createProgram(fileNames, { ...others, incremental: false });
}

/** The path of a file of the repository, from its root. */
export const pathOf = (file: ts.SourceFile): string => file.fileName.slice(ROOT.length);

const isOurs = (file: ts.SourceFile) => file.fileName.startsWith(ROOT) && !file.fileName.includes('/node_modules/');

export const ownFiles = (program: ts.Program): readonly ts.SourceFile[] => program.getSourceFiles().filter(isOurs);

/** Test files, stories and what only they import. */
export const isTestPath = (path: string): boolean =>
  /(\.test\.|\.stories\.|\/testing\/|\/test\/|-testing\.)/.test(path);
