/** What the bundler tells of a module while it makes chunks. */
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const HOME_PAGE = /\/home-page\.tsx$/;
const SOURCES = /\.([cm]?[jt]sx?|css)$/;

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
      const module = graph.getModuleInfo(current);
      if (needed.get(current) || HOME_PAGE.test(current) || module?.isEntry) return true;
      for (const importer of module?.importers ?? []) seen.add(importer);
    }
    return false;
  };

  return (id, graph) => {
    if (!SOURCES.test(id)) return null;
    if (!needed.has(id)) needed.set(id, isNeeded(id, graph));
    return needed.get(id) ? 'site' : null;
  };
}
