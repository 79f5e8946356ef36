import { parseAst } from 'vite';

/** What is always so in a library as this product uses it. The library is read as a tree; the outermost part that a rule matches is replaced. */
export interface Rules {
  /** Calls without an effect. */
  readonly silent?: RegExp;
  /** Methods that nobody calls, by their class. */
  readonly methods?: Readonly<Record<string, readonly string[]>>;
  /** Functions that nobody calls. */
  readonly functions?: readonly string[];
  /** Calls within a chain that have no effect, by their beginning. */
  readonly chained?: readonly RegExp[];
  /** Variables that have one value always. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Expressions that have one value always. */
  readonly expressions?: Readonly<Record<string, string>>;
  /** Statements by their beginning, and what stands instead. */
  readonly statements?: readonly (readonly [RegExp, string])[];
}

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

/** A library as the rules leave it. A rule that finds nothing is an error: the library has changed, and the rules are read again. */
export function onlyUsed(code: string, rules: Rules): string {
  const edits = editsOf(parseAst(code), { code, rules, owner: '' });
  const found = new Set(edits.map(({ rule }) => rule));
  const idle = namesOf(rules).filter((rule) => !found.has(rule));
  if (idle.length > 0) throw new Error(`The library has changed, these rules find nothing in it: ${idle.join(' | ')}`);
  return edits.reduceRight((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
}

const namesOf = ({
  methods = {},
  functions = [],
  chained = [],
  constants = {},
  expressions = {},
  statements = [],
}: Rules): readonly string[] => [
  ...Object.entries(methods).flatMap(([owner, names]) => names.map((name) => `${owner}.${name}`)),
  ...functions,
  ...chained.map(({ source }) => source),
  ...Object.keys(constants),
  ...Object.keys(expressions),
  ...statements.map(([{ source }]) => source),
];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

interface Place {
  readonly code: string;
  readonly rules: Rules;
  /** The class that is read. */
  readonly owner: string;
}

/** One edit for each outermost part that a rule matches, in the order of the file. */
function editsOf(node: Node, place: Place): readonly Edit[] {
  const edit = editOf(node, place);
  if (edit) return [edit];
  const left = chainOf(node, place);
  if (left) return [...editsOf(left.before, place), left.edit];
  const owner = node.type === 'ClassDeclaration' ? nameOf(node, 'id') : place.owner;
  return Object.entries(node)
    .filter(([key]) => !(key === 'left' && node.type === 'AssignmentExpression'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap((child) => editsOf(child, { ...place, owner }));
}

/** A call that a chain can do without: what stands before it stays. */
function chainOf(node: Node, { code, rules }: Place): { readonly before: Node; readonly edit: Edit } | null {
  if (!('callee' in node) || !isNode(node.callee) || !('object' in node.callee)) return null;
  const before = node.callee.object;
  if (!isNode(before)) return null;
  const rule = rules.chained?.find((beginning) => beginning.test(code.slice(before.end, node.end)));
  return rule ? { before, edit: { rule: rule.source, start: before.end, end: node.end, text: '' } } : null;
}

const nameOf = (node: object, key: string): string => {
  const named = (node as Readonly<Record<string, unknown>>)[key];
  return typeof named === 'object' && named !== null && 'name' in named ? String(named.name) : '';
};

function editOf(node: Node, { code, rules, owner }: Place): Edit | null {
  const text = code.slice(node.start, node.end);
  const replaced = (rule: string, by: string): Edit => ({ rule, start: node.start, end: node.end, text: by });
  if (node.type === 'MethodDefinition') {
    const method = nameOf(node, 'key');
    return rules.methods?.[owner]?.includes(method) ? replaced(`${owner}.${method}`, '') : null;
  }
  if (node.type === 'FunctionDeclaration') {
    const name = nameOf(node, 'id');
    // What names it, above it too, still finds a variable.
    return rules.functions?.includes(name) ? replaced(name, `var ${name};`) : null;
  }
  if (node.type === 'VariableDeclarator') {
    const name = nameOf(node, 'id');
    const value = valueOf(rules.constants, name);
    return value === undefined ? null : replaced(name, `${name} = ${value}`);
  }
  if (/Statement$|Declaration$/.test(node.type)) {
    const rule = rules.statements?.find(([start]) => start.test(text));
    return rule ? replaced(rule[0].source, rule[1]) : null;
  }
  if (node.type === 'CallExpression' && rules.silent?.test(text)) return replaced('', 'void 0');
  const value = valueOf(rules.expressions, text);
  return value === undefined ? null : replaced(text, `(${value})`);
}

const valueOf = (table: Readonly<Record<string, string>> | undefined, name: string): string | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;
