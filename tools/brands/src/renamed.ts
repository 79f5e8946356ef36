/** What tells one brand from another in its files. */
interface Identity {
  /** Name of the folders. */
  readonly id: string;
  /** What viewers read. */
  readonly name: string;
}

export interface Rename {
  readonly from: Identity;
  readonly to: Identity;
  /** Where `npm start` serves the new site. */
  readonly port: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One field of `brand.ts`, two spaces in. */
const field = (name: string) => new RegExp(`^  ${name}: '[^']*'`, 'm');

/** The block of titles and descriptions, in which the brand calls itself by name. */
const PAGE_BLOCK = /^ {2}page: \{\n[\s\S]*?^ {2}\},\n/m;

function renamedBrand(source: string, { from, to }: Rename): string {
  const ownName = new RegExp(`(?<![\\p{L}\\d])${escaped(from.name)}(?![\\p{L}\\d])`, 'gu');
  return source
    .replace(field('id'), `  id: '${to.id}'`)
    .replace(field('name'), `  name: '${to.name}'`)
    .replace(field('appLink'), `  appLink: '${to.id}://open'`)
    .replace(PAGE_BLOCK, (page) => page.replace(ownName, to.name));
}

function renamedManifest(source: string, { from, to, port }: Rename): string {
  const own = (name: string) =>
    name
      .replace(new RegExp(`^@livery/brand-${escaped(from.id)}$`), `@livery/brand-${to.id}`)
      .replace(new RegExp(`^@livery/${escaped(from.id)}$`), `@livery/${to.id}`)
      .replace(new RegExp(`^scope:${escaped(from.id)}$`), `scope:${to.id}`);
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return own(value);
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [own(key), renamed(inner)]));
  };
  const manifest = renamed(JSON.parse(source)) as { livery?: { port: number } };
  if (manifest.livery) manifest.livery.port = port;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Families of typefaces begin with the id; imports and journeys name the package and the site. */
function renamedModule(source: string, { from, to }: Rename): string {
  const id = escaped(from.id);
  return source
    .replace(new RegExp(`@livery/brand-${id}(?=['/])`, 'g'), `@livery/brand-${to.id}`)
    .replace(new RegExp(`'${id}-(?=(text|display)\\b)`, 'g'), `'${to.id}-`);
}

type Rewrite = (source: string, rename: Rename) => string;

/** Which files name their brand, and how. What is not here is copied as it is. */
const REWRITES: readonly (readonly [RegExp, Rewrite])[] = [
  [/^brand\.ts$/, renamedBrand],
  [/^package\.json$/, renamedManifest],
  [/\.tsx?$/, renamedModule],
];

/**
 * A file of a brand as the new brand has it.
 * @param path inside `brands/<id>` or `apps/<id>`
 */
export function renamedFile(path: string, source: string, rename: Rename): string {
  const [, rewrite] = REWRITES.find(([pattern]) => pattern.test(path)) ?? [];
  return rewrite ? rewrite(source, rename) : source;
}
