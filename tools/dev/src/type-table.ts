import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A field of an interface, with those of the objects inside it. */
export interface TypeRow {
  /** `rules.auth.logOut` */
  readonly path: string;
  /** As the source writes it, on one line. */
  readonly type: string;
  readonly isOptional: boolean;
  /** The comment above it; empty where it has none. */
  readonly meaning: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((part) => ts.getTextOfJSDocComment(part.comment) ?? '')
    .map(oneLine)
    .join(' ');

function* rowsOf(members: ts.NodeArray<ts.TypeElement>, file: ts.SourceFile, prefix: string): Generator<TypeRow> {
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !member.type) continue;
    const name =
      ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(file);
    const path = prefix + name;
    const meaning = commentOf(member);
    if (!ts.isTypeLiteralNode(member.type)) {
      const type = oneLine(member.type.getText(file)).replace(/^\| /, '');
      yield { path, type, isOptional: Boolean(member.questionToken), meaning };
      continue;
    }
    yield* rowsOf(member.type.members, file, `${path}.`);
  }
}

/**
 * The fields of an interface as its source says them.
 * @throws Error when the file has no such interface
 */
export function typeRows(path: string, name: string): TypeRow[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!found) throw new Error(`${path} has no interface ${name}.`);
  return [...rowsOf(found.members, file, '')];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** `readonly` holds for every field, and a cell has little room. */
const typeCell = (type: string) => cell(type.replace(/\breadonly /g, ''));

/** The rows as a table; `defaults` adds a column with what holds when nothing is said. */
export function typeTable(rows: readonly TypeRow[], defaults?: (path: string) => string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['field', 'type', ...(defaults ? ['default'] : []), 'meaning'];
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map(({ path, type, isOptional, meaning }) =>
      line([
        `\`${path}\`${isOptional ? ' (optional)' : ''}`,
        `\`${typeCell(type)}\``,
        ...(defaults ? [`\`${cell(defaults(path))}\``] : []),
        cell(meaning),
      ]),
    ),
  ].join('\n');
}
