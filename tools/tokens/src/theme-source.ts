import type { ThemeChange } from './design-tokens.ts';
import ts from 'typescript';

/** A piece of source to put in place of another. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Holder = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

const isHolder = (node: ts.Node | undefined): node is Holder =>
  node !== undefined && (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node));

/** What `defineTheme` is called with. */
function themeLiteral(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  const find = (node: ts.Node): ts.ObjectLiteralExpression | undefined => {
    const [argument] =
      ts.isCallExpression(node) && node.expression.getText(source) === 'defineTheme' ? node.arguments : [];
    return argument && ts.isObjectLiteralExpression(argument) ? argument : ts.forEachChild(node, find);
  };
  return find(source);
}

function childOf(holder: Holder, name: string): ts.Expression | undefined {
  if (ts.isArrayLiteralExpression(holder)) return holder.elements[Number(name)];
  const property = holder.properties.find(
    (candidate): candidate is ts.PropertyAssignment =>
      ts.isPropertyAssignment(candidate) && 'text' in candidate.name && candidate.name.text === name,
  );
  return property?.initializer;
}

/** A new entry at the end of an object or a list. */
function entryAt(source: ts.SourceFile, holder: Holder, name: string, text: string): Edit {
  const entries = ts.isArrayLiteralExpression(holder) ? holder.elements : holder.properties;
  const at = entries.at(-1)?.getEnd() ?? holder.getStart(source) + 1;
  const entry = ts.isArrayLiteralExpression(holder) ? text : `${JSON.stringify(name)}: ${text}`;
  return { from: at, to: at, text: entries.length > 0 ? `, ${entry}` : entry };
}

/** Puts one value at a path; groups that are missing are made. */
function editOf(source: ts.SourceFile, { field, to }: ThemeChange): Edit | undefined {
  const names = field.split('.');
  let node: ts.Expression | undefined = themeLiteral(source);
  for (const [depth, name] of names.entries()) {
    if (!isHolder(node)) return undefined;
    const child = childOf(node, name);
    if (!child) {
      const missing = names.slice(depth + 1).reverse();
      const text = missing.reduce((inner, key) => `{ ${JSON.stringify(key)}: ${inner} }`, JSON.stringify(to));
      return entryAt(source, node, name, text);
    }
    node = child;
  }
  return node && { from: node.getStart(source), to: node.getEnd(), text: JSON.stringify(to) };
}

/** The source of a theme with values changed and everything else as it was; undefined when it has no place for one of them. */
export function withChanges(text: string, changes: readonly ThemeChange[]): string | undefined {
  let changed = text;
  for (const change of changes) {
    const source = ts.createSourceFile('theme.ts', changed, ts.ScriptTarget.Latest, true);
    const edit = editOf(source, change);
    if (!edit) return undefined;
    changed = changed.slice(0, edit.from) + edit.text + changed.slice(edit.to);
  }
  return changed;
}
