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

/** What a door passes on of one module; null when the importer is no door to it. */
function passedOn(door: string, code: string | null, id: string): ReadonlySet<string> | null {
  if (code === null || !isDoor(code)) return null;
  const passed = [...code.matchAll(EXPORTS_FROM)].filter(([, , from = '']) => resolve(dirname(door), from) === id);
  return passed.length === 0 ? null : new Set(passed.flatMap(([, list = '']) => names(list, 'export')));
}

function takesOneOf(code: string | null, wanted: ReadonlySet<string>): boolean {
  if (code === null || /import\s*\*/.test(code)) return true;
  return [...code.matchAll(IMPORTS)].some(([, list = '']) => names(list, 'import').some((name) => wanted.has(name)));
}

/** The modules that need a module for themselves; those that only pass it on are looked through. */
function usersOf(id: string, graph: Graph): readonly string[] {
  return (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    const door = graph.getModuleInfo(importer);
    const passed = door && passedOn(importer, door.code, id);
    if (!door || !passed) return [importer];
    return door.importers.filter((user) => takesOneOf(graph.getModuleInfo(user)?.code ?? null, passed));
  });
}

/**
 * Names the chunk of everything that the entry and the home page need: most visits begin there, and one file is smaller and sooner there
 * than the fifteen that the bundler would make of what they share with other pages.
 */
export function firstVisit(): (id: string, graph: Graph) => string | null {
  const needed = new Map<string, boolean>();

  /** Whether a way of static imports leads from the entry or the home page to the module: walked upwards, breadth first. */
  const isNeeded = (id: string, graph: Graph): boolean => {
    const seen = new Set([id]);
    for (const current of seen) {
      if (needed.get(current) || HOME_PAGE.test(current) || graph.getModuleInfo(current)?.isEntry) return true;
      for (const user of usersOf(current, graph)) seen.add(user);
    }
    return false;
  };

  return (id, graph) => {
    if (!SOURCES.test(id)) return null;
    if (!needed.has(id)) needed.set(id, isNeeded(id, graph));
    return needed.get(id) ? FIRST_VISIT : null;
  };
}
