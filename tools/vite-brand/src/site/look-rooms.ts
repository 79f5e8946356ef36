import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Theme } from '@livery/brand-kit/theme';

/** Where the kit has its looks. */
export const KIT_LOOKS = resolve(import.meta.dirname, '../../../../libs/ui-kit/src/looks');

/** The root chooses a look by each of these. */
export const LOOK_KINDS = ['card', 'hero', 'button'] as const;

/** A named look by the folder that holds it. */
export interface LookRoom {
  readonly kind: (typeof LOOK_KINDS)[number];
  readonly look: string;
  readonly folder: string;
}

/** The looks of the kit, or those that a brand brings. */
export const roomsIn = (base: string): readonly LookRoom[] =>
  globSync('{card,hero,button}/*/index.ts', { cwd: base })
    .sort()
    .flatMap((file) => {
      const [kindName, look = ''] = file.split('/');
      const kind = LOOK_KINDS.find((one) => one === kindName);
      return kind ? [{ kind, look, folder: join(base, kind, look) }] : [];
    });

/** A theme, and where its brand may have looks of its own. */
export interface Dressed {
  readonly theme: Pick<Theme, 'variant'>;
  readonly brandFolder: string;
}

const wears =
  ({ variant }: Pick<Theme, 'variant'>) =>
  ({ kind, look }: LookRoom) =>
    variant[kind] === look;

/** The looks that a theme names, the brand's own among them. */
export const roomsOf = ({ theme, brandFolder }: Dressed): readonly LookRoom[] =>
  [...roomsIn(join(brandFolder, 'looks')), ...roomsIn(KIT_LOOKS)].filter(wears(theme));

/** The kinds whose look neither the brand nor the kit has. */
export function missingLooks(dressed: Dressed): readonly LookRoom['kind'][] {
  const there = roomsOf(dressed).map(({ kind }) => kind);
  return LOOK_KINDS.filter((kind) => !there.includes(kind));
}
