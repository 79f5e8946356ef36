import { AVATAR_SHELVES } from './avatars.ts';
import { CHANNEL_LINES } from './channel-lines.ts';
import { channelPictures } from './channel-scenes.ts';
import { GENRES } from './genres.ts';
import { gradedColor } from './grades.ts';
import { LIBRARIES } from './libraries.ts';
import type { Localised } from '../world/localised.ts';
import { MATCHES } from './matches.ts';
import { NEWS } from './news.ts';
import { portraitOf } from './portraits.ts';
import type { PromoPlan, Promos } from './promos.ts';
import { hashOf, randomOf } from './random.ts';
import { SCENE_COLORS } from './scene-colors.ts';
import { GRADES, LETTERINGS_OF_GENRE, SCENES_OF_GENRE, type Grade, type Lettering } from './scenes.ts';
import { telecastPrograms } from './programs.ts';
import { TELECAST_LINES } from './telecast-lines.ts';
import type { SeedArtwork } from '../world/pictures.ts';
import type { SeedContent, SeedPerson } from '../world/catalogue.ts';
import type { SeedProvider } from '../world/sales.ts';
import type { SeedRowset } from '../world/pages.ts';

/** Share of pictures that keep the colours as drawn. */
const AS_DRAWN_SHARE = 0.34;
const FLIPPED_SHARE = 0.4;
const UNKNOWN_COLOR = '#26304a';

/** Backgrounds of portraits, as colour pairs. */
const PORTRAIT_BACKGROUNDS = [
  '#7a2f3a',
  '#1f4f7a',
  '#b2622a',
  '#4a2f8f',
  '#1f6b5a',
  '#8f2f6b',
  '#3f5a2f',
  '#5a4632',
] as const;

function sceneArtwork(
  key: string,
  scene: string,
  options: {
    readonly grade?: Grade;
    readonly flip?: boolean;
    readonly title?: Localised;
    readonly lettering?: Lettering;
  } = {},
): SeedArtwork {
  const random = randomOf(`artwork/${key}`);
  const grade = options.grade ?? (random.chance(AS_DRAWN_SHARE) ? GRADES[0] : random.pick(GRADES.slice(1)));
  return {
    key,
    drawing: { type: 'scene', scene, grade, flip: options.flip ?? random.chance(FLIPPED_SHARE) },
    ...(options.title === undefined ? {} : { title: options.title }),
    ...(options.lettering === undefined ? {} : { lettering: options.lettering }),
    dominantColor: gradedColor(SCENE_COLORS[scene] ?? UNKNOWN_COLOR, grade),
  };
}

function glyphArtwork(key: string, glyph: string, from: string, to: string): SeedArtwork {
  return { key, drawing: { type: 'glyph', glyph, from, to }, dominantColor: from };
}

function portraitArtwork(key: string, portrait: string, background: string): SeedArtwork {
  return { key, drawing: { type: 'portrait', portrait, background }, dominantColor: background };
}

function genreSlugOf(content: SeedContent): string {
  return GENRES.find(({ id }) => id === content.genreIds[0])?.slug ?? 'drama';
}

/** So many episodes stand in sight at once; among them none looks like another. */
const STILLS = 7;
/** A title shows so many moments of itself. */
export const STILLS_OF_TITLE = 6;
export const stillKey = (artworkKey: string, index: number): string => `${artworkKey}-still-${index + 1}`;
/** Where a story of any kind may lead: for genres with few scenes of their own. */
const PASSING_SCENES = [
  'city-dawn',
  'train',
  'lake',
  'noir-window',
  'rooftops',
  'kitchen',
  'desert-road',
  'market',
] as const;

/** The scenes that the episodes of a series show in turn: its own, its genre's, then those that any story may pass. */
function stillScenes(genre: string, { artworkKey, scene }: SeedContent): readonly string[] {
  const others = randomOf(`stills/${artworkKey}`).sample(SCENES_OF_GENRE[genre] ?? [], STILLS);
  return [...new Set([scene, ...others, ...PASSING_SCENES])].slice(0, STILLS);
}

/** Pictures of a title: its own, its seasons' and its episodes', which wander through the genre's scenes. */
function contentArtworks(content: SeedContent): readonly SeedArtwork[] {
  const genre = genreSlugOf(content);
  const letterings = LETTERINGS_OF_GENRE[genre] ?? (['serif'] as const);
  const lettering = letterings[hashOf(content.title.en) % letterings.length] ?? 'serif';
  const isFlagship = content.popularity >= 0.9;
  const stills = stillScenes(genre, content);
  return [
    ...stills
      .slice(0, STILLS_OF_TITLE)
      .map((scene, index) => sceneArtwork(stillKey(content.artworkKey, index), scene, { flip: index % 2 === 1 })),
    sceneArtwork(content.artworkKey, content.scene, {
      title: content.title,
      lettering,
      ...(isFlagship ? { grade: GRADES[0] } : {}),
    }),
    ...content.seasons.flatMap((season) => [
      sceneArtwork(season.artworkKey, content.scene, { title: content.title, lettering }),
      ...season.episodes.map((episode, index) => {
        const round = Math.floor(index / stills.length);
        return sceneArtwork(episode.artworkKey, stills[index % stills.length] ?? content.scene, {
          grade: GRADES[(hashOf(season.artworkKey) + round) % GRADES.length] ?? GRADES[0],
          flip: round % 2 === 1,
        });
      }),
    ]),
  ];
}

function promoArtwork(promo: PromoPlan): readonly SeedArtwork[] {
  if (promo.glyph !== null) return [glyphArtwork(promo.artworkKey, promo.glyph, '#33415f', '#161d31')];
  if (promo.scene === null) return [];
  return [sceneArtwork(promo.artworkKey, promo.scene, { title: promo.title, lettering: 'serif', grade: GRADES[0] })];
}

export function buildArtworks(parts: {
  readonly contents: readonly SeedContent[];
  readonly persons: readonly SeedPerson[];
  readonly providers: readonly SeedProvider[];
  readonly rowsets: readonly SeedRowset[];
  readonly promos: Promos;
}): readonly SeedArtwork[] {
  const promos = Object.values(parts.promos).flat();
  const iconKeys = new Set([
    ...parts.rowsets.map(({ iconKey }) => iconKey),
    ...promos.flatMap(({ buttonIconKey }) => (buttonIconKey === null ? [] : [buttonIconKey])),
    'i-snowflake',
  ]);
  return [
    ...parts.contents.flatMap(contentArtworks),
    ...parts.persons.flatMap((person) => {
      const { artworkKey, id } = person;
      if (artworkKey === null) return [];
      return [
        portraitArtwork(
          artworkKey,
          portraitOf(person),
          PORTRAIT_BACKGROUNDS[id % PORTRAIT_BACKGROUNDS.length] ?? PORTRAIT_BACKGROUNDS[0],
        ),
      ];
    }),
    ...CHANNEL_LINES.map((line) => glyphArtwork(`ch${line.id}`, line.glyph, ...line.tile)),
    ...channelPictures(CHANNEL_LINES.map(({ id }) => id)).map(({ key, scene, ...look }) =>
      sceneArtwork(key, scene, look),
    ),
    ...telecastPrograms().flatMap((program, index) =>
      program.contentId === null
        ? [sceneArtwork(program.artworkKey, TELECAST_LINES[index]?.scene ?? 'newsroom', { grade: GRADES[0] })]
        : [],
    ),
    ...MATCHES.football.map(({ artworkKey }) => sceneArtwork(artworkKey, 'stadium')),
    ...MATCHES.hockey.map(({ artworkKey }) => sceneArtwork(artworkKey, 'ice')),
    ...MATCHES.boxing.map(({ artworkKey }) => sceneArtwork(artworkKey, 'ring')),
    ...NEWS.map(({ artworkKey, scene }) => sceneArtwork(artworkKey, scene, { grade: GRADES[0] })),
    ...promos.flatMap(promoArtwork),
    ...LIBRARIES.flatMap(({ id, color, logoKey, coverKey }) => [
      glyphArtwork(logoKey, ['gate', 'apple', 'stack', 'cube', 'lens', 'star'][id - 1] ?? 'film', color, '#151a28'),
      sceneArtwork(
        coverKey,
        ['paper-moons', 'orchard', 'train', 'fox', 'geometric', 'concert'][id - 1] ?? 'paper-moons',
        { grade: GRADES[0] },
      ),
    ]),
    ...parts.providers.map(({ logoKey, id }) =>
      glyphArtwork(
        logoKey,
        ['wave', 'apple', 'chart', 'ball', 'moon', 'star', 'mountain', 'horizon'][id % 8] ?? 'wave',
        '#2a5a8f',
        '#0f2440',
      ),
    ),
    ...AVATAR_SHELVES.flatMap(({ drawings, firstId, type }) =>
      drawings.map((drawing, index) => {
        const background =
          PORTRAIT_BACKGROUNDS[(firstId + index) % PORTRAIT_BACKGROUNDS.length] ?? PORTRAIT_BACKGROUNDS[0];
        return type === 'portrait'
          ? portraitArtwork(`av${firstId + index}`, drawing, background)
          : glyphArtwork(`av${firstId + index}`, drawing, background, '#141a2b');
      }),
    ),
    ...[...iconKeys].map((key) => glyphArtwork(key, key.slice(2), '#ffffff', '#ffffff')),
  ];
}
