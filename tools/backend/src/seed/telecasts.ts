import { creditsOf } from './credits.ts';
import { joined } from './descriptions.ts';
import { genreBySlug } from './genres.ts';
import { localised } from '../world/localised.ts';
import { randomOf } from './random.ts';
import { slugOf } from './slug.ts';
import { TELECAST_LINES, type TelecastKind, type TelecastLine } from './telecast-lines.ts';
import type { FourTexts } from './titles/title.ts';
import type { SeedContent, SeedPerson } from '../world/catalogue.ts';

const FIRST_TELECAST_ID = 40_001;

/** The genre that a telecast is filed under. */
const GENRE_OF_KIND: Readonly<Record<TelecastKind, string>> = {
  news: 'documentary',
  weather: 'documentary',
  talk: 'documentary',
  morning: 'family',
  home: 'family',
  food: 'family',
  nature: 'documentary',
  history: 'history',
  science: 'documentary',
  'sport-studio': 'sport',
  'boxing-studio': 'sport',
  'hockey-studio': 'sport',
  active: 'sport',
  music: 'music',
  concert: 'music',
  show: 'comedy',
  cinema: 'documentary',
  toddlers: 'animation',
  school: 'family',
  night: 'drama',
  holiday: 'music',
};

/** How a telecast is made; two of them follow its own sentence. */
const STUDIO_NOTES: readonly FourTexts[] = [
  [
    'Выходит каждую неделю; прошлые выпуски остаются в архиве канала.',
    'Апта сайын шығады; өткен шығарылымдар арна мұрағатында қалады.',
    'Har hafta chiqadi; oʻtgan sonlar kanal arxivida qoladi.',
    'New every week; past editions stay in the channel’s archive.',
  ],
  [
    'Ведущие меняются, а вопросы зрителей остаются главными.',
    'Жүргізушілер ауысады, ал көрермен сұрағы бірінші орында қалады.',
    'Boshlovchilar almashadi, tomoshabin savollari esa asosiy boʻlib qoladi.',
    'Hosts come and go, and the viewers’ questions stay in charge.',
  ],
  [
    'Программу снимают в шести городах и монтируют за одну ночь.',
    'Бағдарлама алты қалада түсіріліп, бір түнде құрастырылады.',
    'Dastur olti shaharda suratga olinib, bir kechada montaj qilinadi.',
    'The programme is shot in six towns and edited in one night.',
  ],
  [
    'Напишите нам, и, может быть, следующий выпуск будет о вашей улице.',
    'Бізге жазыңыз, бәлкім, келесі шығарылым сіздің көшеңіз туралы болар.',
    'Bizga yozing, balki keyingi soni sizning koʻchangiz haqida boʻlar.',
    'Write to us, and the next edition may be about your street.',
  ],
  [
    'Никаких постановок: всё происходит при камерах и при детях.',
    'Ешқандай қойылым жоқ: бәрі камера мен бала көзінше болады.',
    'Hech qanday sahnalashtirish yoʻq: hammasi kamera va bolalar oldida boʻladi.',
    'Nothing is staged: everything happens before cameras and children.',
  ],
];

function telecastOf(line: TelecastLine, index: number, persons: readonly SeedPerson[]): SeedContent {
  const id = FIRST_TELECAST_ID + index;
  const random = randomOf(`telecast/${id}`);
  const title = localised(...line.title);
  const tagline = localised(...line.tagline);
  const year = random.between(2012, 2026);
  return {
    id,
    slug: `${slugOf(title.ru)}-${id}`,
    contentType: 'program',
    title,
    original: title.kk,
    tagline,
    description: joined(random.sample(STUDIO_NOTES, 3), tagline),
    year,
    endYear: null,
    genreIds: [genreBySlug(GENRE_OF_KIND[line.kind]).id],
    countryIds: [1],
    age: line.age,
    motionRating: null,
    isCartoon: line.kind === 'toddlers',
    isAdult: line.age >= 18,
    durationSeconds: 0,
    ratingImdb: null,
    ratingKinopoisk: null,
    viewerRating: Math.round((6.5 + random.next() * 2.5) * 10) / 10,
    credits: creditsOf(persons, random, 'documentary'),
    trailers: [],
    libraryId: 1,
    access: 'base',
    minPrice: null,
    isLost: false,
    scene: line.scene,
    artworkKey: `c${id}`,
    loopKey: null,
    filmKey: null,
    seasons: [],
    similarIds: [],
    lastSeenChannelIds: [],
    popularity: Math.round((0.2 + random.next() * 0.6) * 1000) / 1000,
  };
}

/** Telecasts with a page of their own; watched by their broadcasts in the channels' archives. */
export function buildTelecasts(persons: readonly SeedPerson[]): readonly SeedContent[] {
  return TELECAST_LINES.map((line, index) => (line.hasPage ? telecastOf(line, index, persons) : null)).filter(
    (content) => content !== null,
  );
}

/** The content id of a telecast by its place in the list, null for those without a page. */
export function telecastContentId(index: number): number | null {
  return TELECAST_LINES[index]?.hasPage === true ? FIRST_TELECAST_ID + index : null;
}
