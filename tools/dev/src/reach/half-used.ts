import ts from 'typescript';
import { isIn, walk, type Source } from './sources.ts';

/** How a stored key is used at one place. A key that only goes, or that stays through a logout, is neither read nor written. */
function useOf(node: ts.PropertyAccessExpression): readonly ('read' | 'written')[] {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent)) return [];
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return ['read', 'written'];
  const method = parent.expression.name.text;
  if (method === 'get') return ['read'];
  if (method === 'set') return ['written'];
  return method === 'remove' ? [] : ['read', 'written'];
}

/** The table of keys, and those of it that the first script of a page knows by the same names. */
const KEYS = ['STORED', 'EARLY_KEYS'];

/** Stored keys that nobody reads, or nobody writes: `name is never read`. */
export function halfUsedKeys(sources: readonly Source[]): readonly string[] {
  const uses = new Map<string, Set<string>>();
  for (const { path, file } of sources) {
    walk(file, (node) => {
      if (path.endsWith('/stored-keys.ts')) {
        const isKey = ts.isPropertyAssignment(node) && node.parent.parent.parent.getText().startsWith('STORED');
        if (isKey && ts.isIdentifier(node.name) && !uses.has(node.name.text)) uses.set(node.name.text, new Set());
      } else if (ts.isPropertyAccessExpression(node) && KEYS.includes(node.expression.getText())) {
        const known = uses.get(node.name.text) ?? new Set();
        useOf(node).forEach((use) => known.add(use));
        uses.set(node.name.text, known);
      }
    });
  }
  return [...uses].flatMap(([key, known]) =>
    ['read', 'written'].filter((use) => !known.has(use)).map((use) => `${key} is never ${use}`),
  );
}

/** Interfaces of the brand kit whose fields say what a site does, and the word that stands in a file that reads them. */
const SETTINGS: readonly (readonly [name: string, near: RegExp])[] = [
  ['Brand', /\b(brand|useBrand)\b/],
  ['Features', /\bfeatures\b/],
  ['Rules', /\brules\b/],
  ['Switches', /\bswitches\b/],
  ['SiteConfig', /\bconfig\b/i],
];

/** Every field of an interface, those of its groups too: `auth.resendLink`. */
function fieldsOf(members: ts.NodeArray<ts.TypeElement>, group = ''): readonly string[] {
  return members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) return [];
    const name = `${group}${member.name.text}`;
    const isGroup = member.type && ts.isTypeLiteralNode(member.type);
    return isGroup ? fieldsOf((member.type as ts.TypeLiteralNode).members, `${name}.`) : [name];
  });
}

/** Names that a file reads of something: `a.name`, `a['name']`, `const { name } = a`. */
function namesRead(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  walk(file, (node) => {
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text);
    if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
      names.add(node.argumentExpression.text);
    if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText());
  });
  return names;
}

/** Fields of what a brand and an operator may set that nothing outside of the brand kit reads: `Rules auth.resendLink`. */
export function unreadFields(sources: readonly Source[]): readonly string[] {
  const readers = sources
    .filter(({ path }) => !isIn(path, 'libs/brand-kit', 'brands'))
    .map(({ file }) => ({ text: file.text, names: namesRead(file) }));
  const interfaces = sources
    .filter(({ path }) => isIn(path, 'libs/brand-kit'))
    .flatMap(({ file }) => file.statements.filter(ts.isInterfaceDeclaration));
  return SETTINGS.flatMap(([name, near]) => {
    const found = interfaces.find((each) => each.name.text === name);
    if (!found) throw new Error(`The brand kit has no ${name}.`);
    const nearby = readers.filter(({ text }) => near.test(text));
    return fieldsOf(found.members)
      .filter((field) => !nearby.some(({ names }) => names.has(field.split('.').at(-1) ?? '')))
      .map((field) => `${name} ${field}`);
  });
}
