import { parseSync } from 'vite';

/** One style that a module defines: `const Card = styled.li\`…\``. */
export interface StyleDefinition {
  readonly kind: 'component' | 'keyframes' | 'global';
  readonly name: string;
  /** `'li'` with its quotes, or the component that is styled, as the source says it. */
  readonly target: string;
  /** Places in the source: the tagged template, its tag, and the end of the statement. */
  readonly start: number;
  readonly tagEnd: number;
  readonly end: number;
  readonly statementEnd: number;
}

export interface StyleSource {
  /** Place of `import … from 'styled-components'`. */
  readonly importStart: number;
  readonly importEnd: number;
  readonly definitions: readonly StyleDefinition[];
}

const LIBRARY = 'styled-components';
const FUNCTIONS = { keyframes: 'keyframes', createGlobalStyle: 'global' } as const;

/** As much of a syntax tree as is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const child = (node: Node, property: string) => node[property] as Node;
const children = (node: Node, property: string) => node[property] as readonly Node[];
const nameOf = (node: Node) => node['name'] as string;

/** Kind and target of a tag: `styled.li`, `styled(Card)`, `keyframes`, `createGlobalStyle`; anything else is not a style. */
function meaning(tag: Node, code: string): Pick<StyleDefinition, 'kind' | 'target'> | null {
  if (tag.type === 'Identifier') {
    const kind = FUNCTIONS[nameOf(tag) as keyof typeof FUNCTIONS] as 'keyframes' | 'global' | undefined;
    return kind ? { kind, target: '' } : null;
  }
  if (tag.type === 'MemberExpression' && nameOf(child(tag, 'object')) === 'styled')
    return { kind: 'component', target: `'${nameOf(child(tag, 'property'))}'` };
  const [argument] = tag.type === 'CallExpression' ? children(tag, 'arguments') : [];
  if (argument && nameOf(child(tag, 'callee')) === 'styled')
    return { kind: 'component', target: code.slice(argument.start, argument.end) };
  return null;
}

/** Every tagged template below a node whose tag is one of the library's. */
function countTemplates(node: unknown, code: string): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + countTemplates(each, code), 0);
  if (!isNode(node)) return 0;
  const own = node.type === 'TaggedTemplateExpression' && meaning(child(node, 'tag'), code) ? 1 : 0;
  return Object.values(node).reduce<number>((sum, value) => sum + countTemplates(value, code), own);
}

/**
 * The styles that a module defines, or null when it has nothing to do with styled-components. A style that is not a constant of the
 * module, or that reads props, cannot be written into a stylesheet: the error says which.
 */
export function styleDefinitions(file: string, code: string): StyleSource | null {
  if (!code.includes(`'${LIBRARY}'`)) return null;
  const program = parseSync(file, code).program as unknown as Node;
  const body = children(program, 'body');
  const statement = body.find(
    (node) => node.type === 'ImportDeclaration' && child(node, 'source')['value'] === LIBRARY,
  );
  if (!statement) return null;

  const definitions = body.flatMap((node): StyleDefinition[] => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node['declaration'] : node;
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return [];
    return children(declaration, 'declarations').flatMap((declarator) => {
      const template = declarator['init'];
      if (!isNode(template) || template.type !== 'TaggedTemplateExpression') return [];
      const tag = child(template, 'tag');
      const found = meaning(tag, code);
      const readsProps = children(child(template, 'quasi'), 'expressions').some(({ type }) => /Function/.test(type));
      if (!found) return [];
      const name = nameOf(child(declarator, 'id'));
      if (readsProps) throw new Error(`${file}: the style "${name}" reads props. Say the state by a data attribute.`);
      return [{ ...found, name, start: template.start, tagEnd: tag.end, end: template.end, statementEnd: node.end }];
    });
  });
  if (countTemplates(body, code) !== definitions.length)
    throw new Error(`${file}: a style is made inside of a function. Styles are constants of their module.`);
  return { importStart: statement.start, importEnd: statement.end, definitions };
}
