/** What the bundler tells of a module while it makes chunks. */
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const HOME_PAGE = /\/home-page\.tsx$/;
const SOURCES = /\.[cm]?[jt]sx?$/;

/**
 * Names the chunk of everything that the entry and the home page need: most visits begin there, and one file is smaller and sooner there
 * than the fifteen that the bundler would make of what they share with other pages.
 */
export function firstVisit(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, graph: Graph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // For the time of the walk, so that modules that import each other end it.
    known.set(id, false);
    const module = graph.getModuleInfo(id);
    const needed = HOME_PAGE.test(id) || module?.isEntry === true || (module?.importers.some((importer) => isNeeded(importer, graph)) ?? false);
    known.set(id, needed);
    return needed;
  };
  return (id, graph) => (SOURCES.test(id) && isNeeded(id, graph) ? 'site' : null);
}
