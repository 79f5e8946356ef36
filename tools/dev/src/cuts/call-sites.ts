import ts from 'typescript';
import { isTestPath, ownFiles, pathOf } from './web-program.ts';

/** A place where the product calls a rule, and what may stand there in its place. */
export interface CallSite {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** What is called, as it is written. */
  readonly call: string;
  /** What stands there when the call is cut: its neutral result, or nothing. */
  readonly neutral: string;
}

const CALLERS = /^libs\/(widgets|features|shell|api-client)\//;
const RULES = '@livery/domain';

/** Every call of the product into `domain`, in the order of files and lines. */
export function domainCalls(program: ts.Program): readonly CallSite[] {
  return ownFiles(program)
    .filter((file) => CALLERS.test(pathOf(file)) && !isTestPath(pathOf(file)))
    .sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1))
    .flatMap((file) => sitesOf(program, file, importedRules(file)));
}

/** Every call of one file, whatever it calls. */
export function callsOf(program: ts.Program, path: string): readonly CallSite[] {
  const file = ownFiles(program).find((each) => pathOf(each) === path);
  return file ? sitesOf(program, file, null) : [];
}

/** The names under which a file knows values of the rules. */
function importedRules(file: ts.SourceFile): ReadonlySet<string> {
  const names = file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    if (!statement.moduleSpecifier.text.startsWith(RULES)) return [];
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
  return new Set(names);
}

/** The name that a callee begins with: `session` of `session.actions.started`. */
function rootName(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? rootName(node.expression) : null;
}

function sitesOf(program: ts.Program, file: ts.SourceFile, rules: ReadonlySet<string> | null): CallSite[] {
  const checker = program.getTypeChecker();
  const sites: CallSite[] = [];
  const add = (node: ts.Node, call: ts.Expression, neutral: string) => {
    const start = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    sites.push({ path: pathOf(file), line, start, end: node.getEnd(), call: call.getText(file), neutral });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = rootName(node.expression);
      if (!rules || (name !== null && rules.has(name)))
        add(toldBy(checker, node), node.expression, neutralOf(checker, file, node));
      for (const argument of node.arguments) {
        const isRule = ts.isIdentifier(argument) && rules?.has(argument.text);
        const type = checker.getTypeAtLocation(argument);
        if (isRule && type.getCallSignatures().length > 0 && type.getProperties().length === 0)
          add(argument, argument, '(() => undefined)');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return sites;
}

/** A call that only makes an event (`dispatch(events.seen())`) is cut together with the dispatch. */
function toldBy(checker: ts.TypeChecker, call: ts.CallExpression): ts.CallExpression {
  const { parent } = call;
  if (!ts.isCallExpression(parent) || parent.expression === call || !isDiscarded(parent)) return call;
  return checker.getTypeAtLocation(call).getProperty('type') ? parent : call;
}

/** Calls whose result goes nowhere are taken out; of the others stands the emptiest value of the type. */
function neutralOf(checker: ts.TypeChecker, file: ts.SourceFile, call: ts.CallExpression): string {
  const type = checker.getTypeAtLocation(call);
  const has = (flags: ts.TypeFlags) => (type.isUnion() ? type.types : [type]).some((each) => each.flags & flags);
  if (isDiscarded(toldBy(checker, call)) || has(ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return 'undefined';
  if (has(ts.TypeFlags.Null)) return 'null';
  if (has(ts.TypeFlags.BooleanLike)) return 'false';
  const through = call.arguments.find((argument) =>
    checker.isTypeAssignableTo(checker.getTypeAtLocation(argument), type),
  );
  if (through) return `(${through.getText(file)})`;
  if (has(ts.TypeFlags.StringLike)) return "''";
  if (has(ts.TypeFlags.NumberLike)) return '0';
  if (checker.isArrayType(type) || checker.isTupleType(type)) return '[]';
  if (type.getCallSignatures().length > 0) return '(() => undefined)';
  return '({})';
}

function isDiscarded(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isAwaitExpression(parent) || ts.isVoidExpression(parent)) return isDiscarded(parent);
  return ts.isExpressionStatement(parent);
}
