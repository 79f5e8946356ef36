import { localised } from '../world/localised.ts';
import type { SeedGenre } from '../world/catalogue.ts';

type Line = readonly [slug: string, ru: string, kk: string, uz: string, en: string];

/** The main genres, in the order of their ids 1, 2, 3 …; a subgenre's id is `main × 100 + n`. */
const MAIN_GENRES: readonly (readonly [main: Line, subgenres: readonly Line[]])[] = [
  [
    ['drama', 'Драма', 'Драма', 'Drama', 'Drama'],
    [
      ['social-drama', 'Социальная драма', 'Әлеуметтік драма', 'Ijtimoiy drama', 'Social drama'],
      ['family-drama', 'Семейная драма', 'Отбасылық драма', 'Oilaviy drama', 'Family drama'],
      ['art-house', 'Авторское кино', 'Авторлық кино', 'Mualliflik kinosi', 'Art house'],
    ],
  ],
  [
    ['comedy', 'Комедия', 'Комедия', 'Komediya', 'Comedy'],
    [
      ['sitcom', 'Ситком', 'Ситком', 'Sitkom', 'Sitcom'],
      ['lyrical-comedy', 'Лирическая комедия', 'Лирикалық комедия', 'Lirik komediya', 'Lyrical comedy'],
      ['satire', 'Сатира', 'Сатира', 'Satira', 'Satire'],
    ],
  ],
  [
    ['thriller', 'Триллер', 'Триллер', 'Triller', 'Thriller'],
    [
      [
        'psychological-thriller',
        'Психологический триллер',
        'Психологиялық триллер',
        'Psixologik triller',
        'Psychological thriller',
      ],
      ['mystery', 'Мистика', 'Мистика', 'Mistika', 'Mystery'],
    ],
  ],
  [
    ['detective', 'Детектив', 'Детектив', 'Detektiv', 'Detective'],
    [
      ['noir', 'Нуар', 'Нуар', 'Nuar', 'Noir'],
      ['chamber-detective', 'Камерный детектив', 'Камералық детектив', 'Kamera detektivi', 'Closed-circle mystery'],
    ],
  ],
  [
    ['science-fiction', 'Фантастика', 'Фантастика', 'Fantastika', 'Science fiction'],
    [
      ['space', 'Космос', 'Ғарыш', 'Koinot', 'Space'],
      ['near-future', 'Ближнее будущее', 'Жақын болашақ', 'Yaqin kelajak', 'Near future'],
    ],
  ],
  [
    ['fantasy', 'Фэнтези', 'Фэнтези', 'Fentezi', 'Fantasy'],
    [
      ['fairy-tale', 'Сказка', 'Ертегі', 'Ertak', 'Fairy tale'],
      ['epic', 'Эпос', 'Эпос', 'Doston', 'Epic'],
    ],
  ],
  [
    ['adventure', 'Приключения', 'Шытырман', 'Sarguzasht', 'Adventure'],
    [
      ['expedition', 'Экспедиция', 'Экспедиция', 'Ekspeditsiya', 'Expedition'],
      ['road-movie', 'Роуд-муви', 'Жол хикаясы', 'Yoʻl qissasi', 'Road movie'],
    ],
  ],
  [
    ['action', 'Боевик', 'Экшн', 'Jangari film', 'Action'],
    [
      ['martial-arts', 'Единоборства', 'Жекпе-жек', 'Yakkakurash', 'Martial arts'],
      ['heist', 'Ограбление', 'Тонау', 'Oʻgʻirlik', 'Heist'],
    ],
  ],
  [
    ['romance', 'Мелодрама', 'Мелодрама', 'Melodrama', 'Romance'],
    [
      ['first-love', 'Первая любовь', 'Алғашқы махаббат', 'Birinchi sevgi', 'First love'],
      ['second-chance', 'Второй шанс', 'Екінші мүмкіндік', 'Ikkinchi imkoniyat', 'Second chance'],
    ],
  ],
  [
    ['history', 'История', 'Тарихи', 'Tarixiy', 'Historical'],
    [
      ['biography', 'Биография', 'Өмірбаян', 'Biografiya', 'Biography'],
      ['silk-road', 'Шёлковый путь', 'Жібек жолы', 'Ipak yoʻli', 'Silk Road'],
    ],
  ],
  [
    ['documentary', 'Документальный', 'Деректі', 'Hujjatli', 'Documentary'],
    [
      ['nature', 'Природа', 'Табиғат', 'Tabiat', 'Nature'],
      ['craft', 'Ремесло', 'Қолөнер', 'Hunarmandchilik', 'Craft'],
      ['travel', 'Путешествия', 'Саяхат', 'Sayohat', 'Travel'],
    ],
  ],
  [
    ['animation', 'Мультфильм', 'Мультфильм', 'Multfilm', 'Animation'],
    [
      ['for-toddlers', 'Для малышей', 'Бүлдіршіндерге', 'Kichkintoylarga', 'For toddlers'],
      ['musical-animation', 'Музыкальный', 'Музыкалық', 'Musiqiy', 'Musical'],
    ],
  ],
  [
    ['family', 'Семейный', 'Отбасылық', 'Oilaviy', 'Family'],
    [
      ['school', 'Про школу', 'Мектеп туралы', 'Maktab haqida', 'School stories'],
      ['animals', 'Про животных', 'Жануарлар туралы', 'Hayvonlar haqida', 'Animal stories'],
    ],
  ],
  [
    ['sport', 'Спорт', 'Спорт', 'Sport', 'Sport'],
    [
      ['team-sport', 'Командный спорт', 'Командалық спорт', 'Jamoaviy sport', 'Team sport'],
      ['combat-sport', 'Бокс и борьба', 'Бокс пен күрес', 'Boks va kurash', 'Boxing and wrestling'],
    ],
  ],
  [
    ['music', 'Музыка', 'Музыка', 'Musiqa', 'Music'],
    [
      ['musical', 'Мюзикл', 'Мюзикл', 'Myuzikl', 'Musical'],
      ['concert-film', 'Фильм-концерт', 'Фильм-концерт', 'Konsert-film', 'Concert film'],
    ],
  ],
];

const genre = ([slug, ru, kk, uz, en]: Line, id: number, parentId: number | null): SeedGenre => ({
  id,
  slug,
  name: localised(ru, kk, uz, en),
  parentId,
  rowSlug: parentId === null ? `genre-${slug}` : null,
});

export const GENRES: readonly SeedGenre[] = MAIN_GENRES.flatMap(([main, subgenres], index) => [
  genre(main, index + 1, null),
  ...subgenres.map((line, position) => genre(line, (index + 1) * 100 + position + 1, index + 1)),
]);

/** Slugs of the main genres, in id order. */
export const MAIN_GENRE_SLUGS: readonly string[] = MAIN_GENRES.map(([[slug]]) => slug);

export function genreBySlug(slug: string): SeedGenre {
  const found = GENRES.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`unknown genre ${slug}`);
  return found;
}

export function subgenresOf(genreId: number): readonly SeedGenre[] {
  return GENRES.filter(({ parentId }) => parentId === genreId);
}
