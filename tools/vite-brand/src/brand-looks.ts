import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { KIT_LOOKS, LOOK_KINDS, roomsIn, roomsOf, type Dressed, type LookRoom } from './site/look-rooms.ts';
import { ROOT } from './site/site.ts';

/** A module that imports a file of each room; `entries` are the properties of an object that holds what came. */
function listOf(rooms: readonly LookRoom[], file: string) {
  const found = rooms
    .filter(({ folder }) => existsSync(join(folder, file)))
    .map((room, at) => ({ ...room, name: `look${at}` }));
  return {
    imports: found.map(({ name, folder }) => `import ${name} from ${JSON.stringify(join(folder, file))};\n`).join(''),
    entries: (kind: LookRoom['kind']) =>
      found.flatMap((room) => (room.kind === kind ? [`${JSON.stringify(room.look)}: ${room.name}`] : [])).join(', '),
  };
}

/** The modules of the kit that list looks, with these in place of all. */
function lists(rooms: readonly LookRoom[]): ReadonlyMap<string, string> {
  const looks = listOf(rooms, 'index.ts');
  const scenes = listOf(rooms, 'scene.ts');
  const byKind = LOOK_KINDS.map((kind) => `${kind}: { ${looks.entries(kind)} }`).join(', ');
  return new Map([
    [join(KIT_LOOKS, 'all-looks.ts'), `${looks.imports}export const LOOKS = { ${byKind} };`],
    [join(KIT_LOOKS, 'all-scenes.ts'), `${scenes.imports}export const SCENES = { ${scenes.entries('hero')} };`],
  ]);
}

function looksPlugin(rooms: readonly LookRoom[]): Plugin {
  const modules = lists(rooms);
  return { name: 'livery:looks', enforce: 'pre', load: (id) => modules.get(id) ?? null };
}

/** Gives a site its brand's looks and no others: a viewer downloads one brand. */
export const brandLooks = (dressed: Dressed): Plugin => looksPlugin(roomsOf(dressed));

/** Gives Storybook every look there is, those that brands bring too. */
export const everyLook = (): Plugin =>
  looksPlugin([
    ...roomsIn(KIT_LOOKS),
    ...globSync('brands/*/looks', { cwd: ROOT }).flatMap((folder) => roomsIn(join(ROOT, folder))),
  ]);
