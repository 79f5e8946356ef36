import ts from 'typescript';
import { isIn, type Source } from './sources.ts';

/** Names that a file declares and exports: functions, constants, classes, types. What it only re-exports is declared elsewhere. */
function declaredExports({ file }: Source): ReadonlySet<string> {
  const names = file.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
  return new Set(names);
}

/** Names that more than one file of the libraries declares and exports: a reader who searches for one finds another. */
export function repeatedNames(sources: readonly Source[]): readonly string[] {
  const files = new Map<string, number>();
  for (const source of sources.filter(({ path }) => isIn(path, 'libs')))
    for (const name of declaredExports(source)) files.set(name, (files.get(name) ?? 0) + 1);
  return [...files].flatMap(([name, count]) => (count > 1 ? [name] : [])).sort();
}
