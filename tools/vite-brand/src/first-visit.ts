import { dirname, resolve } from 'node:path';

/** What the bundler tells of a module while it makes chunks. */
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly code: string | null;
}

/** The name of the chunk that a first visit to home needs, beside the framework's. */
export const FIRST_VISIT = 'site';

/** The page, and what it asks for on each visit a moment later. */
const HOME_PAGE = /\/(home-page|hero-facts)\.tsx$/;
const SOURCES = /\.([cm]?[jt]sx?|css)$/;
const EXPORTS_FROM = /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const IMPORTS = /import\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from/g;

/** `A, b as B` gives the names on the side of the other module: `A, b` of an import, `A, B` of an export. */
const names = (list: string, side: 'import' | 'export') =>
  list.split(',').flatMap((item) => {
    const [own = '', other = own] = item.trim().split(/\s+as\s+/);
    return own ? [side === 'import' ? own : other] : [];
  });

/** A door of a library only passes on what other modules make. */
const isDoor = (code: string) => code.replaceAll(EXPORTS_FROM, '').replaceAll(/\/\*[^]*?\*\/|\/\/.*|[;\s]/g, '') === '';

/** What a door passes on, by the module that it takes it from; null when the module is no door. */
function passedOnBy(door: string, code: string | null): ReadonlyMap<string, ReadonlySet<string>> | null {
  if (code === null || !isDoor(code)) return null;
  const passed = new Map<string, Set<string>>();
  for (const [, list = '', from = ''] of code.matchAll(EXPORTS_FROM)) {
    const id = resolve(dirname(door), from);
    passed.set(id, new Set([...(passed.get(id) ?? []), ...names(list, 'export')]));
  }
  return passed;
}

function takesOneOf(code: string | null, wanted: ReadonlySet<string>): boolean {
  if (code === null || /import\s*\*/.test(code)) return true;
  return [...code.matchAll(IMPORTS)].some(([, list = '']) => names(list, 'import').some((name) => wanted.has(name)));
}

/** Asked of each module once: the graph is whole when chunks are made. */
function once<Value>(of: (id: string, graph: Graph) => Value): (id: string, graph: Graph) => Value {
  const known = new Map<string, Value>();
  return (id, graph) => {
    if (!known.has(id)) known.set(id, of(id, graph));
    return known.get(id) as Value;
  };
}

/**
 * Names the chunk of everything that the entry and the home page need: most visits begin there, and one file is smaller and sooner there
 * than the fifteen that the bundler would make of what they share with other pages.
 */
export function firstVisit(): (id: string, graph: Graph) => string | null {
  const needed = new Map<string, boolean>();
  const passedOn = once((id, graph) => passedOnBy(id, graph.getModuleInfo(id)?.code ?? null));

  /** The modules that need a module for themselves; those that only pass it on are looked through. */
  const usersOf = (id: string, graph: Graph): readonly string[] =>
    (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
      const door = graph.getModuleInfo(importer);
      const passed = passedOn(importer, graph)?.get(id);
      if (!door || !passed) return [importer];
      return door.importers.filter((user) => takesOneOf(graph.getModuleInfo(user)?.code ?? null, passed));
    });

  /** Whether a way of static imports leads from the entry or the home page to the module: walked upwards, breadth first. */
  const isNeeded = (id: string, graph: Graph): boolean => {
    const seen = new Set([id]);
    for (const current of seen) {
      const known = needed.get(current);
      if (known || HOME_PAGE.test(current) || graph.getModuleInfo(current)?.isEntry) return true;
      if (known === false) continue;
      for (const user of usersOf(current, graph)) seen.add(user);
    }
    // Whoever needs it is not needed either.
    for (const user of seen) needed.set(user, false);
    return false;
  };

  return (id, graph) => {
    if (!SOURCES.test(id)) return null;
    if (!needed.has(id)) needed.set(id, isNeeded(id, graph));
    return needed.get(id) ? FIRST_VISIT : null;
  };
}
