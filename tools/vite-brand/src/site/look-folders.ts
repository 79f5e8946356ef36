import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Theme } from '@livery/brand-kit/theme';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Where the kit has its looks. */
export const KIT_LOOKS = join(ROOT, 'libs/ui-kit/src/looks');

/** The root chooses a look by each of these. */
export const LOOK_KINDS = ['card', 'hero', 'button'] as const;

/** A named look by the folder that holds it. */
export interface LookFolder {
  readonly kind: (typeof LOOK_KINDS)[number];
  readonly look: string;
  readonly folder: string;
}

/** The looks of the kit, or those that a brand brings. */
const looksIn = (base: string): readonly LookFolder[] =>
  globSync('{card,hero,button}/*/index.ts', { cwd: base })
    .sort()
    .flatMap((file) => {
      const [kindName, look = ''] = file.split('/');
      const kind = LOOK_KINDS.find((one) => one === kindName);
      return kind ? [{ kind, look, folder: join(base, kind, look) }] : [];
    });

/** A theme, and where its brand may have looks of its own. */
export interface LookChoice {
  readonly theme: Pick<Theme, 'variant'>;
  readonly brandFolder: string;
}

const wears =
  ({ variant }: Pick<Theme, 'variant'>) =>
  ({ kind, look }: LookFolder) =>
    variant[kind] === look;

/** The looks that a theme names, the brand's own among them. */
export const looksOf = ({ theme, brandFolder }: LookChoice): readonly LookFolder[] =>
  [...looksIn(join(brandFolder, 'looks')), ...looksIn(KIT_LOOKS)].filter(wears(theme));

/** Every look there is: the kit's, and those that brands bring. */
export const allLooks = (): readonly LookFolder[] => [
  ...looksIn(KIT_LOOKS),
  ...globSync('brands/*/looks', { cwd: ROOT }).flatMap((folder) => looksIn(join(ROOT, folder))),
];

/** The kinds whose look neither the brand nor the kit has. */
export function missingLooks(choice: LookChoice): readonly LookFolder['kind'][] {
  const there = looksOf(choice).map(({ kind }) => kind);
  return LOOK_KINDS.filter((kind) => !there.includes(kind));
}
