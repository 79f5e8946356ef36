import ts from 'typescript';
import { isIn, walk, type Source } from './sources.ts';

const SITE = ['libs/domain', 'libs/api-client', 'libs/widgets', 'libs/features', 'libs/shell', 'libs/player-core'];

const nameOf = (node: ts.Node | undefined): string | null =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : null;

/** The calls of the contract: the keys of every `defineEndpoints(area, { … })`. */
function contractCalls(sources: readonly Source[]): readonly string[] {
  const names: string[] = [];
  for (const { path, file } of sources.filter(({ path }) => isIn(path, 'libs/contract')))
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || nameOf(node.expression) !== 'defineEndpoints') return;
      const table = node.arguments[1];
      if (!table || !ts.isObjectLiteralExpression(table)) throw new Error(`${path}: the calls are no table.`);
      names.push(...table.properties.flatMap(({ name }) => nameOf(name) ?? []));
    });
  return names;
}

const isEndpoints = (node: ts.Node): boolean => /ndpoints$/.test(node.getText());
const HOOK = /^use(?:Lazy)?([A-Z]\w*?)(?:Query|Mutation)$/;

/** The calls that the site makes: by a hook, or by the row of the table. */
function madeCalls(sources: readonly Source[]): ReadonlySet<string> {
  const made = new Set<string>();
  for (const { file } of sources.filter(({ path }) => isIn(path, ...SITE)))
    walk(file, (node) => {
      if (ts.isPropertyAccessExpression(node)) {
        const hook = HOOK.exec(node.name.text)?.[1];
        if (hook) made.add(hook[0]?.toLowerCase() + hook.slice(1));
        if (isEndpoints(node.expression)) made.add(node.name.text);
      }
      if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer) {
        if (!isEndpoints(node.initializer)) return;
        for (const { name, propertyName } of node.name.elements) made.add(nameOf(propertyName ?? name) ?? '');
      }
      // A selector may take the name of a call as a word.
      if (ts.isStringLiteral(node) && ts.isCallExpression(node.parent)) made.add(node.text);
    });
  return made;
}

/** Calls of the contract that nobody on the site makes. */
export function unmadeCalls(sources: readonly Source[]): readonly string[] {
  const made = madeCalls(sources);
  return contractCalls(sources).filter((name) => !made.has(name));
}
