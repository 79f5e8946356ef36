/** A tokens file as it stands on the disk: groups, inherited types, aliases. Knows nothing of themes. */
import { TOKEN_TYPES } from './design-tokens-types.ts';

export interface FoundToken {
  readonly path: string;
  readonly type: string | undefined;
  /** With every alias followed. */
  readonly value: unknown;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** What is wrong at a path; the value as it stands there. */
export interface FileProblem {
  readonly path: string;
  readonly value: unknown;
  readonly reason: string;
}

export interface TokensFile {
  readonly tokens: ReadonlyMap<string, FoundToken>;
  /** Paths that an alias names. */
  readonly named: ReadonlySet<string>;
  readonly problems: readonly FileProblem[];
}

type Json = Readonly<Record<string, unknown>>;
interface RawToken {
  readonly path: string;
  readonly type: string | undefined;
  readonly node: Json;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const COMMON = ['$type', '$description', '$extensions', '$deprecated'];
const OF_GROUP = [...COMMON, '$schema'];
const OF_TOKEN = [...COMMON, '$value'];
const DEEPEST = 16;

function* checkProperties(node: Json, path: string, known: readonly string[]): Generator<FileProblem> {
  for (const [name, value] of Object.entries(node)) {
    const at = path ? `${path}.${name}` : name;
    if (name.startsWith('$') && !known.includes(name))
      yield { path: at, value, reason: `of the format's properties only ${known.join(', ')} are read here` };
    if (name === '$type' && !(TOKEN_TYPES as readonly unknown[]).includes(value))
      yield { path: at, value, reason: `the types of a theme are ${TOKEN_TYPES.join(', ')}` };
    if (name === '$extensions' && !isObject(value)) yield { path: at, value, reason: 'extensions are an object' };
    if (name === '$description' && typeof value !== 'string')
      yield { path: at, value, reason: 'a description is a text' };
    if (/[.{}]/.test(name)) yield { path: at, value: name, reason: 'a name holds no dot and no braces' };
  }
}

interface Walk {
  readonly tokens: Map<string, RawToken>;
  readonly problems: FileProblem[];
}

function walk(node: unknown, path: string, inherited: string | undefined, into: Walk): void {
  if (!isObject(node) || path.split('.').length > DEEPEST) {
    into.problems.push({ path: path || 'the file', value: node, reason: 'it must be an object: a group or a token' });
    return;
  }
  const isToken = Object.hasOwn(node, '$value');
  into.problems.push(...checkProperties(node, path, isToken ? OF_TOKEN : OF_GROUP));
  const type = typeof node['$type'] === 'string' ? node['$type'] : inherited;
  if (isToken) into.tokens.set(path, { path, type, node });
  for (const [name, child] of Object.entries(node)) {
    const at = path ? `${path}.${name}` : name;
    if (name.startsWith('$')) continue;
    if (isToken) into.problems.push({ path: at, value: child, reason: 'a token holds no other tokens' });
    else walk(child, at, type, into);
  }
}

const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;

class BadAlias extends Error {}

interface Target {
  readonly value: unknown;
  readonly type: string | undefined;
}

/** Values nest no deeper, and a file follows no more aliases: whatever does is no theme but an attack on patience. */
const MOST_STEPS = 20_000;

/** Follows the aliases of one file. A shadow keeps the name of its colour: a theme says it by name too. */
function follower(tokens: ReadonlyMap<string, RawToken>, named: Set<string>) {
  let steps = 0;
  const target = (path: string, seen: readonly string[]): Target => {
    const token = tokens.get(path);
    if (!token) throw new BadAlias(`there is no token ${path}`);
    if (seen.includes(path)) throw new BadAlias(`${[...seen, path].join(' → ')} is a circle`);
    named.add(path);
    const next = aliasOf(token.node['$value']);
    if (next !== undefined) return target(next, [...seen, path]);
    return { type: token.type, value: inside(token.node['$value'], [...seen, path], 0) };
  };
  const inside = (value: unknown, seen: readonly string[], depth: number): unknown => {
    if (depth > DEEPEST || (steps += 1) > MOST_STEPS) throw new BadAlias('it nests too deeply');
    const alias = aliasOf(value);
    if (alias !== undefined) return target(alias, seen).value;
    if (Array.isArray(value)) return value.map((item) => inside(item, seen, depth + 1));
    if (!isObject(value)) return value;
    const parts = Object.entries(value).map(([name, part]) => {
      const followed = inside(part, seen, depth + 1);
      return [name, name === 'color' && aliasOf(part)?.startsWith('color.') ? part : followed] as const;
    });
    return Object.fromEntries(parts);
  };
  return ({ path, type, node }: RawToken): Target => {
    const alias = aliasOf(node['$value']);
    if (alias === undefined) return { type, value: inside(node['$value'], [path], 0) };
    const found = target(alias, [path]);
    return { type: typeof node['$type'] === 'string' ? node['$type'] : (found.type ?? type), value: found.value };
  };
}

/** Reads a parsed file. Never throws: what cannot be read is in the list of problems. */
export function readTokensFile(json: unknown): TokensFile {
  const raw: Walk = { tokens: new Map(), problems: [] };
  walk(json, '', undefined, raw);
  const named = new Set<string>();
  const follow = follower(raw.tokens, named);
  const tokens = new Map<string, FoundToken>();
  for (const token of raw.tokens.values()) {
    const extensions = isObject(token.node['$extensions']) ? token.node['$extensions'] : {};
    try {
      tokens.set(token.path, { path: token.path, extensions, ...follow(token) });
    } catch (error) {
      if (!(error instanceof BadAlias)) throw error;
      raw.problems.push({ path: token.path, value: token.node['$value'], reason: error.message });
    }
  }
  return { tokens, named, problems: raw.problems };
}
