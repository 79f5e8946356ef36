interface Routed<Feature extends string> {
  readonly path: string;
  readonly feature?: Feature;
}

/** The parts of a path that a pattern names; null where it does not fit. `*` is any rest. */
function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    if (part === '*') return params;
    const given = path[index];
    if (given === undefined) return null;
    if (part.startsWith(':')) params[part.slice(1)] = given;
    else if (part !== given) return null;
  }
  return pattern.length === path.length ? params : null;
}

function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The first route that fits and that the site has, with what the path names. */
export function matchRoute<Feature extends string, Route extends Routed<Feature>>(
  routes: readonly Route[],
  path: string,
  features: Readonly<Record<Feature, boolean>>,
): (Route & { readonly params: Readonly<Record<string, string>> }) | null {
  const parts = partsOf(path);
  if (!parts) return null;
  for (const route of routes) {
    if (route.feature !== undefined && !features[route.feature]) continue;
    const params = paramsOf(route.path.split('/').filter(Boolean), parts);
    if (params) return { ...route, params };
  }
  return null;
}
