import type { ScheduleFormat, SeedChannel } from '../world/channels.ts';

/** One channel by hand. `latin` is the name in Uzbek and English, `about` which description it takes. */
export interface ChannelLine {
  readonly id: number;
  readonly name: string;
  readonly kazakh: string;
  readonly latin: string;
  readonly categoryId: number;
  readonly format: ScheduleFormat;
  readonly age: number | null;
  readonly access: SeedChannel['access'];
  readonly archivedDays: number;
  readonly glyph: string;
  readonly tile: readonly [from: string, to: string];
}

const line = (
  id: number,
  [name, kazakh, latin]: readonly [string, string, string],
  categoryId: number,
  format: ScheduleFormat,
  age: number | null,
  access: SeedChannel['access'],
  archivedDays: number,
  glyph: string,
  tile: readonly [string, string],
): ChannelLine => ({ id, name, kazakh, latin, categoryId, format, age, access, archivedDays, glyph, tile });

export const CATEGORY = {
  all: 2,
  general: 3,
  cinema: 4,
  sport: 5,
  news: 6,
  children: 7,
  knowledge: 8,
  music: 9,
  adult: 10,
  favourites: 1000,
} as const;

/** The channel of the New Year page (CHAN-080). */
export const NEW_YEAR_CHANNEL_ID = 3929;
/** Its own page plays it. LIVE-052 */
export const VITRINA_CHANNEL_ID = 139;

/** Plays with a licence only. */
export const PROTECTED_CHANNEL_ID = 131;

/** In the order of the channel list. */
export const CHANNEL_LINES: readonly ChannelLine[] = [
  line(101, ['Алатау 24', 'Алатау 24', 'Alatau 24'], CATEGORY.news, 'news', 12, 'free', 7, 'mountain', [
    '#2f6bff',
    '#16318f',
  ]),
  line(102, ['Арена 1 HD', 'Арена 1 HD', 'Arena 1 HD'], CATEGORY.sport, 'football', 6, 'base', 7, 'ball', [
    '#12924a',
    '#064023',
  ]),
  line(103, ['Кино Вечер', 'Кино Кеш', 'Kino Vecher'], CATEGORY.cinema, 'films', 12, 'base', 7, 'gate', [
    '#c78a2e',
    '#6b4212',
  ]),
  line(104, ['Көбелек', 'Көбелек', 'Kobelek'], CATEGORY.children, 'kids', 0, 'free', 7, 'butterfly', [
    '#ee8034',
    '#8f3a12',
  ]),
  line(105, ['Пульс', 'Пульс', 'Puls'], CATEGORY.music, 'music', 12, 'base', 3, 'pulse', ['#ee3d8b', '#7c1450']),
  line(106, ['Дала HD', 'Дала HD', 'Dala HD'], CATEGORY.knowledge, 'nature', 0, 'free', 7, 'horizon', [
    '#3b9fc4',
    '#12506b',
  ]),
  line(107, ['Арена Бокс', 'Арена Бокс', 'Arena Boks'], CATEGORY.sport, 'boxing', 12, 'base', 7, 'glove', [
    '#c9322f',
    '#5d100f',
  ]),
  line(108, ['Отбасы', 'Отбасы', 'Otbasy'], CATEGORY.general, 'family', 6, 'free', 7, 'heart', ['#e06147', '#7a2416']),
  line(109, ['Диалог', 'Диалог', 'Dialog'], CATEGORY.news, 'talk', 12, 'base', 7, 'chat', ['#6a5bea', '#2f2492']),
  line(110, ['Арена Лёд', 'Арена Мұз', 'Arena Lyod'], CATEGORY.sport, 'hockey', 6, 'base', 7, 'snowflake', [
    '#4aa5dd',
    '#12486f',
  ]),
  line(111, ['Бірлік HD', 'Бірлік HD', 'Birlik HD'], CATEGORY.general, 'general', 12, 'free', 7, 'yurt', [
    '#1f9aa8',
    '#0a464f',
  ]),
  line(
    112,
    ['Кино Премьера HD', 'Кино Премьера HD', 'Kino Premyera HD'],
    CATEGORY.cinema,
    'films',
    16,
    'extra',
    3,
    'star',
    ['#8b4fe0', '#3a1673'],
  ),
  line(113, ['Сериал Плюс', 'Сериал Плюс', 'Serial Plyus'], CATEGORY.cinema, 'series', 12, 'base', 7, 'stack', [
    '#3d7be0',
    '#173a7c',
  ]),
  line(114, ['Самал', 'Самал', 'Samal'], CATEGORY.general, 'general', 12, 'free', 7, 'wave', ['#2aa7b8', '#0d4d63']),
  line(115, ['Кубик', 'Текше', 'Kubik'], CATEGORY.children, 'kids', 0, 'base', 3, 'cube', ['#f2b632', '#a3621a']),
  line(116, ['Шежіре', 'Шежіре', 'Shejire'], CATEGORY.knowledge, 'knowledge', 12, 'base', 7, 'scroll', [
    '#a9743a',
    '#573312',
  ]),
  line(117, ['Улица', 'Көше', 'Kocha'], CATEGORY.sport, 'active', 12, 'base', 3, 'wheel', ['#f28c1c', '#3c2a12']),
  line(118, ['Мерей', 'Мерей', 'Merey'], CATEGORY.general, 'family', 6, 'free', 3, 'sun', ['#f0a13a', '#a04a14']),
  line(119, ['Дастархан', 'Дастархан', 'Dasturxon'], CATEGORY.knowledge, 'food', 0, 'base', 7, 'bowl', [
    '#d0603c',
    '#6b2413',
  ]),
  line(120, ['Уақыт', 'Уақыт', 'Uaqyt'], CATEGORY.news, 'news', 12, 'free', 7, 'clock', ['#c3353d', '#5a1018']),
  line(121, ['Кино Смех', 'Күлкі Кино', 'Kino Smeh'], CATEGORY.cinema, 'films', 12, 'base', 7, 'smile', [
    '#f2c230',
    '#a06a10',
  ]),
  line(122, ['Домбыра', 'Домбыра', 'Dombyra'], CATEGORY.music, 'music', 0, 'free', 7, 'dombra', ['#b07038', '#532a10']),
  line(123, ['Көкжиек', 'Көкжиек', 'Kokjiek'], CATEGORY.general, 'general', 12, 'base', 3, 'horizon', [
    '#4c7fe6',
    '#1b3277',
  ]),
  line(124, ['Арена 2', 'Арена 2', 'Arena 2'], CATEGORY.sport, 'football', 6, 'base', 3, 'ball', [
    '#1d9f8a',
    '#0a4740',
  ]),
  line(125, ['Океан HD', 'Мұхит HD', 'Okean HD'], CATEGORY.knowledge, 'nature', 0, 'extra', 3, 'fish', [
    '#1f86c9',
    '#0a2f57',
  ]),
  line(126, ['Лисёнок', 'Түлкі бала', 'Tulkicha'], CATEGORY.children, 'kids', 0, 'base', 7, 'fox', [
    '#f27a3a',
    '#8a2f10',
  ]),
  line(127, ['Жібек', 'Жібек', 'Jibek'], CATEGORY.general, 'general', 12, 'free', 7, 'thread', ['#c455a6', '#5e1a52']),
  line(128, ['Кино Детектив', 'Детектив Кино', 'Kino Detektiv'], CATEGORY.cinema, 'films', 16, 'base', 3, 'lens', [
    '#5a6377',
    '#1f2531',
  ]),
  line(129, ['Шоу Той', 'Той Шоу', 'Toy Shou'], CATEGORY.music, 'music', 6, 'base', 0, 'confetti', [
    '#ee5a9a',
    '#8a2060',
  ]),
  line(130, ['Баға', 'Баға', 'Bagʻa'], CATEGORY.news, 'talk', 12, 'base', 3, 'chart', ['#1f8f5a', '#0b3f2a']),
  line(131, ['Өркен', 'Өркен', 'Orken'], CATEGORY.knowledge, 'knowledge', 6, 'free', 7, 'atom', ['#5f6cf0', '#232a86']),
  line(132, ['Көкпар ТВ', 'Көкпар ТВ', 'Kokpar TV'], CATEGORY.sport, 'active', 6, 'base', 7, 'horse', [
    '#9b6a32',
    '#46290f',
  ]),
  line(133, ['Орталық', 'Орталық', 'Ortalyq'], CATEGORY.general, 'general', 12, 'free', 3, 'compass', [
    '#3f8fd0',
    '#173f6b',
  ]),
  line(134, ['Жұлдыз Кино', 'Жұлдыз Кино', 'Julduz Kino'], CATEGORY.cinema, 'films', 12, 'base', 7, 'star', [
    '#e0a22f',
    '#6b3f10',
  ]),
  line(135, ['Колыбель', 'Бесік', 'Beshik'], CATEGORY.children, 'kids', 0, 'free', 3, 'moon', ['#5a78e8', '#25317f']),
  line(136, ['Планета Дом', 'Планета Үй', 'Planeta Dom'], CATEGORY.knowledge, 'nature', 0, 'base', 7, 'globe', [
    '#2fa05a',
    '#0f4a2c',
  ]),
  line(137, ['Оазис', 'Оазис', 'Voha'], CATEGORY.general, 'family', 6, 'free', 3, 'palm', ['#2fae7a', '#0d5038']),
  line(138, ['Ретро Экран', 'Ретро Экран', 'Retro Ekran'], CATEGORY.cinema, 'films', 12, 'free', 7, 'reel', [
    '#8a7560',
    '#3c2f24',
  ]),
  line(139, ['Bugun', 'Bugun', 'Bugun'], CATEGORY.news, 'news', 12, 'free', 3, 'paper', ['#2b8fd8', '#0f3f7a']),
  line(140, ['Мотор', 'Мотор', 'Motor'], CATEGORY.sport, 'active', 12, 'base', 3, 'car', ['#d8452f', '#521510']),
  line(141, ['Пластинка', 'Күйтабақ', 'Plastinka'], CATEGORY.music, 'music', 6, 'base', 3, 'disc', [
    '#7a5cd6',
    '#2f1f6b',
  ]),
  line(142, ['Шығыс', 'Шығыс', 'Sharq'], CATEGORY.general, 'general', 12, 'free', 3, 'sunrise', ['#f07a4a', '#8f2c1c']),
  line(143, ['Кино Азия', 'Азия Кино', 'Kino Osiyo'], CATEGORY.cinema, 'films', 16, 'extra', 3, 'fan', [
    '#d0405f',
    '#571028',
  ]),
  line(144, ['Школа+', 'Мектеп+', 'Maktab+'], CATEGORY.children, 'kids', 6, 'free', 7, 'book', ['#3fa36b', '#134a2e']),
  line(145, ['Ремесло', 'Қолөнер', 'Hunar'], CATEGORY.knowledge, 'food', 0, 'base', 3, 'hammer', [
    '#b58a4a',
    '#5a3d18',
  ]),
  line(146, ['Линия', 'Желі', 'Liniya'], CATEGORY.news, 'news', 12, 'base', 7, 'line', ['#e05a2f', '#6b1f0c']),
  line(147, ['Теннис Корт', 'Теннис Корт', 'Tennis Kort'], CATEGORY.sport, 'active', 0, 'extra', 3, 'racket', [
    '#9fb52f',
    '#3f4c0f',
  ]),
  line(148, ['Синема Степь', 'Дала Синема', 'Sinema Dasht'], CATEGORY.cinema, 'films', 12, 'base', 7, 'film', [
    '#3f9f92',
    '#11463f',
  ]),
  line(149, ['Классика', 'Классика', 'Klassika'], CATEGORY.music, 'music', 0, 'base', 7, 'violin', [
    '#a88a4f',
    '#4a371a',
  ]),
  line(150, ['Дорога', 'Жол', 'Yoʻl'], CATEGORY.knowledge, 'knowledge', 6, 'base', 3, 'road', ['#6c8a9a', '#293c48']),
  line(151, ['Мультберег', 'Мультжаға', 'Multsohil'], CATEGORY.children, 'kids', 0, 'base', 1, 'boat', [
    '#39b0d6',
    '#125a7d',
  ]),
  line(152, ['Айна', 'Айна', 'Oyna'], CATEGORY.general, 'general', 12, 'free', 1, 'mirror', ['#8aa0b8', '#34465c']),
  line(153, ['Сериал Азия', 'Азия Сериал', 'Serial Osiyo'], CATEGORY.cinema, 'series', 12, 'extra', 3, 'lotus', [
    '#d86a9a',
    '#6a1f4a',
  ]),
  line(154, ['Полночь', 'Түн ортасы', 'Yarim tun'], CATEGORY.adult, 'night', 18, 'extra', 1, 'moon', [
    '#6b1f3f',
    '#1a0712',
  ]),
  line(155, ['Бархат', 'Барқыт', 'Baxmal'], CATEGORY.adult, 'night', null, 'extra', 0, 'drop', ['#7a1f2f', '#22060c']),
  line(156, ['Зал 18', '18-зал', '18-zal'], CATEGORY.adult, 'night', 18, 'extra', 3, 'door', ['#3a2f5a', '#100c22']),
  line(157, ['Дала 4K', 'Дала 4K', 'Dala 4K'], CATEGORY.knowledge, 'nature', 0, 'extra', 3, 'horizon', [
    '#3b9fc4',
    '#12506b',
  ]),
  line(158, ['Арена UHD', 'Арена UHD', 'Arena UHD'], CATEGORY.sport, 'football', 6, 'extra', 3, 'ball', [
    '#12924a',
    '#064023',
  ]),
  line(159, ['Кино Ultra HD', 'Кино Ultra HD', 'Kino Ultra HD'], CATEGORY.cinema, 'films', 12, 'extra', 3, 'film', [
    '#8b4fe0',
    '#3a1673',
  ]),
  line(NEW_YEAR_CHANNEL_ID, ['Новый год', 'Жаңа жыл', 'Yangi yil'], CATEGORY.general, 'holiday', 0, 'free', 3, 'tree', [
    '#1f8f6a',
    '#7a1a2a',
  ]),
];
