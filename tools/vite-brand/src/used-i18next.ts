import { parseAst, type Plugin } from 'vite';
import { CONSTANTS, EXPRESSIONS, METHODS, SILENT, STATEMENTS } from './used-i18next-rules.ts';

/** A bundler keeps whole classes, and this library is made of them. */
const LIBRARY = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;

/** Leaves out of i18next what `createI18n` does not use: two thirds of it. */
export const usedI18next = (): Plugin => ({
  name: 'livery:used-i18next',
  apply: 'build',
  transform: {
    filter: { id: LIBRARY },
    handler: (code) => ({ code: onlyUsed(code), map: null }),
  },
});

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Edit {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The library as the rules leave it. A rule that finds nothing is an error: the library has changed, and the rules are read again. */
export function onlyUsed(code: string): string {
  const edits = editsOf(parseAst(code), code, '');
  const found = new Set(edits.map(({ rule }) => rule));
  const idle = ALL_RULES.filter((rule) => !found.has(rule));
  if (idle.length > 0)
    throw new Error(`i18next has changed, used-i18next-rules.ts is out of date: ${idle.join(' | ')}`);
  return edits.reduceRight((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
}

const ALL_RULES: readonly string[] = [
  ...[CONSTANTS, EXPRESSIONS].flatMap((rules) => Object.keys(rules)),
  ...STATEMENTS.map(([start]) => start.source),
  ...Object.entries(METHODS).flatMap(([owner, names]) => names.map((name) => `${owner}.${name}`)),
];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** One edit for each outermost part that a rule matches, in the order of the file. */
function editsOf(node: Node, code: string, owner: string): readonly Edit[] {
  const edit = editOf(node, code, owner);
  if (edit) return [edit];
  const inside = node.type === 'ClassDeclaration' ? nameOf(node, 'id') : owner;
  return Object.entries(node)
    .filter(([key]) => !(key === 'left' && node.type === 'AssignmentExpression'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap((child) => editsOf(child, code, inside));
}

const nameOf = (node: object, key: string): string => {
  const named = (node as Readonly<Record<string, unknown>>)[key];
  return typeof named === 'object' && named !== null && 'name' in named ? String(named.name) : '';
};

function editOf(node: Node, code: string, owner: string): Edit | null {
  const text = code.slice(node.start, node.end);
  const replaced = (rule: string, by: string, start = node.start): Edit => ({ rule, start, end: node.end, text: by });
  if (node.type === 'MethodDefinition') {
    const method = nameOf(node, 'key');
    return METHODS[owner]?.includes(method) ? replaced(`${owner}.${method}`, '') : null;
  }
  if (node.type === 'VariableDeclarator') {
    const constant = nameOf(node, 'id');
    return Object.hasOwn(CONSTANTS, constant) ? replaced(constant, `${constant} = ${CONSTANTS[constant]}`) : null;
  }
  if (/Statement$|Declaration$/.test(node.type)) {
    const rule = STATEMENTS.find(([start]) => start.test(text));
    return rule ? replaced(rule[0].source, rule[1]) : null;
  }
  if (SILENT.test(text) && node.type === 'CallExpression') return replaced('', 'void 0');
  return Object.hasOwn(EXPRESSIONS, text) ? replaced(text, `(${EXPRESSIONS[text]})`) : null;
}
