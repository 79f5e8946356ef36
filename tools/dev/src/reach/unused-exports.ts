import ts from 'typescript';
import { isIn, resolver, walk, type Source } from './sources.ts';

/** Samples are for stories and tests. */
const isSample = (path: string) => /\/stories\/|-samples?\.|valid-brand\./.test(path);

const isDefault = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

/** Functions, constants and classes that a file gives away, by the node that names each. */
function exportedValues({ file }: Source): readonly ts.Identifier[] {
  return file.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported || isDefault(statement)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name] : []));
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name ? [statement.name] : [];
  });
}

/** Names under which a file hands on what another one gives away. */
type HandedOn = { readonly name: string; readonly original: string; readonly from: string };

function handedOn({ path, file }: Source, resolve: ReturnType<typeof resolver>): readonly HandedOn[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
    const from = resolve((statement.moduleSpecifier as ts.StringLiteral).text, path);
    const clause = statement.exportClause;
    if (!from || (clause && !ts.isNamedExports(clause))) return [];
    if (!clause) return [{ name: '*', original: '*', from }];
    return clause.elements.map(({ name, propertyName }) => ({
      name: name.text,
      original: (propertyName ?? name).text,
      from,
    }));
  });
}

/** `file name` of everything that is imported, or whose file is loaded lazily by somebody who says the name. */
function importedNames(sources: readonly Source[], resolve: ReturnType<typeof resolver>): ReadonlySet<string> {
  const passes = new Map(sources.map((source) => [source.path, handedOn(source, resolve)]));
  const used = new Set<string>();
  const use = (path: string, name: string): void => {
    if (used.has(`${path} ${name}`)) return;
    used.add(`${path} ${name}`);
    for (const pass of passes.get(path) ?? [])
      if (pass.name === name || pass.name === '*') use(pass.from, pass.name === '*' ? name : pass.original);
  };
  for (const { path, file } of sources) {
    const named = (specifier: ts.Node | undefined) =>
      specifier && ts.isStringLiteral(specifier) ? resolve(specifier.text, path) : undefined;
    walk(file, (node) => {
      if (ts.isImportDeclaration(node)) {
        const from = named(node.moduleSpecifier);
        const bindings = node.importClause?.namedBindings;
        if (!from || !bindings) return;
        if (ts.isNamespaceImport(bindings)) everyWord(file).forEach((word) => use(from, word));
        else bindings.elements.forEach(({ name, propertyName }) => use(from, (propertyName ?? name).text));
      }
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const from = named(node.arguments[0]);
        if (from) ['default', ...everyWord(file)].forEach((word) => use(from, word));
      }
    });
  }
  return used;
}

function everyWord(file: ts.SourceFile): ReadonlySet<string> {
  const words = new Set<string>();
  walk(file, (node) => ts.isIdentifier(node) && words.add(node.text));
  return words;
}

/** Whether a file uses a name beside where it is made. */
function isUsedAtHome({ file }: Source, made: ts.Identifier): boolean {
  let uses = 0;
  walk(file, (node) => {
    if (ts.isIdentifier(node) && node.text === made.text && node !== made && !isName(node)) uses += 1;
  });
  return uses > 0;
}

/** A type of the same name, and what asks for it. A constant from which a type is made (`typeof`) is used. */
const isName = (node: ts.Identifier): boolean =>
  ts.isTypeReferenceNode(node.parent) || ts.isTypeAliasDeclaration(node.parent);

/** Exported functions, components and constants of the libraries that nothing but tests and stories uses: `file name`. */
export function unusedExports(sources: readonly Source[]): readonly string[] {
  const used = importedNames(sources, resolver());
  return sources
    .filter(({ path }) => isIn(path, 'libs') && !isSample(path))
    .flatMap((source) =>
      exportedValues(source)
        .filter((name) => !used.has(`${source.path} ${name.text}`) && !isUsedAtHome(source, name))
        .map((name) => `${source.path.replace('libs/', '').replace('/src/', '/')} ${name.text}`),
    );
}
