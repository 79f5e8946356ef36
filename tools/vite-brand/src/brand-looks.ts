import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { allLooks, KIT_LOOKS, LOOK_KINDS, looksOf, type LookChoice, type LookFolder } from './site/look-folders.ts';

/** What a module imports to list a file of each look, and the properties under which it lists what came. */
function listOf(looks: readonly LookFolder[], file: string) {
  const found = looks
    .filter(({ folder }) => existsSync(join(folder, file)))
    .map((one, at) => ({ ...one, name: `look${at}` }));
  return {
    imports: found.map(({ name, folder }) => `import ${name} from ${JSON.stringify(join(folder, file))};\n`).join(''),
    entries: (kind: LookFolder['kind']) =>
      found.flatMap((one) => (one.kind === kind ? [`${JSON.stringify(one.look)}: ${one.name}`] : [])).join(', '),
  };
}

/** The modules of the kit that list looks, with these in place of all. */
function lists(looks: readonly LookFolder[]): ReadonlyMap<string, string> {
  const all = listOf(looks, 'index.ts');
  const scenes = listOf(looks, 'scene.ts');
  const entrances = listOf(looks, 'entrance.ts');
  const byKind = LOOK_KINDS.map((kind) => `${kind}: { ${all.entries(kind)} }`).join(', ');
  return new Map([
    [join(KIT_LOOKS, 'all-looks.ts'), `${all.imports}export const LOOKS = { ${byKind} };`],
    [join(KIT_LOOKS, 'all-scenes.ts'), `${scenes.imports}export const SCENES = { ${scenes.entries('hero')} };`],
    [
      join(KIT_LOOKS, 'all-entrances.ts'),
      `${entrances.imports}export const ENTRANCES = { ${entrances.entries('hero')} };`,
    ],
  ]);
}

function looksPlugin(looks: readonly LookFolder[]): Plugin {
  const modules = lists(looks);
  return { name: 'livery:looks', enforce: 'pre', load: (id) => modules.get(id) ?? null };
}

/** Gives a site its brand's looks and no others: a viewer downloads one brand. */
export const brandLooks = (choice: LookChoice): Plugin => looksPlugin(looksOf(choice));

/** Gives Storybook every look there is, those that brands bring too. */
export const everyLook = (): Plugin => looksPlugin(allLooks());
