import { localised, type Localised } from '../world/localised.ts';
import type { SeedAvatarCategory } from '../world/world.ts';

interface AvatarShelf {
  readonly title: Localised;
  readonly firstId: number;
  /** Portrait names, or glyphs for the children's shelf. */
  readonly drawings: readonly string[];
  readonly type: 'portrait' | 'glyph';
}

export const AVATAR_SHELVES: readonly AvatarShelf[] = [
  {
    title: localised('Лица', 'Жүздер', 'Chehralar', 'Faces'),
    firstId: 1,
    drawings: ['woman-1', 'man-1', 'woman-3', 'man-4', 'woman-6', 'man-6', 'woman-8', 'man-8'],
    type: 'portrait',
  },
  {
    title: localised('Детям', 'Балаларға', 'Bolalarga', 'For children'),
    firstId: 21,
    drawings: ['fox', 'butterfly', 'cube', 'moon', 'sun', 'fish', 'boat', 'tree'],
    type: 'glyph',
  },
  {
    title: localised('Знаки', 'Белгілер', 'Belgilar', 'Signs'),
    firstId: 41,
    drawings: ['mountain', 'yurt', 'horse', 'dombra', 'star', 'wave', 'heart', 'wheel'],
    type: 'glyph',
  },
];

export function buildAvatarCategories(): readonly SeedAvatarCategory[] {
  return AVATAR_SHELVES.map(({ title, firstId, drawings }) => ({
    title,
    avatars: drawings.map((_, index) => ({ id: firstId + index, artworkKey: `av${firstId + index}` })),
  }));
}
