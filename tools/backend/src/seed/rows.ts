import { CATEGORY } from './channel-lines.ts';
import { GENRES } from './genres.ts';
import { localised } from '../world/localised.ts';
import type { PromoPlan, Promos } from './promos.ts';
import { portraitOf } from './portraits.ts';
import { spread, spreadScenes } from './spread-scenes.ts';
import { CHILDREN_PAGE, LIKE_LAST_WATCHED_ROW_ID, START_PAGES } from './start-pages.ts';
import type { FourTexts } from './titles/title.ts';
import type { RowSource, RowTemplate, SeedRow } from '../world/pages.ts';
import type { SeedChannel } from '../world/channels.ts';
import type { SeedContent, SeedPerson } from '../world/catalogue.ts';

/** Genre rows are 100 + genre id. */
const GENRE_ROW_OFFSET = 100;
const ROW_CONTENTS = 40;

interface RowLine {
  readonly id: number;
  readonly slug: string;
  readonly title: FourTexts;
  readonly template: RowTemplate;
  readonly source: RowSource;
  readonly contentType?: SeedContent['contentType'];
  readonly loopCount?: number;
  readonly libraryId?: number;
  readonly isActive?: boolean;
  readonly description?: FourTexts;
}

const row = ({
  id,
  slug,
  title,
  template,
  source,
  contentType,
  loopCount,
  libraryId,
  isActive,
  description,
}: RowLine): SeedRow => ({
  id,
  slug,
  title: localised(...title),
  description: description === undefined ? null : localised(...description),
  template,
  contentType: contentType ?? null,
  loopCount: loopCount ?? null,
  libraryId: libraryId ?? null,
  isActive: isActive ?? true,
  source,
});

const GENRE_ROW_NOTE = localised(
  'Все фильмы и сериалы жанра, самые любимые сначала.',
  'Жанрдың барлық фильмі мен телехикаясы, ең сүйіктілері бірінші.',
  'Janrning barcha filmlari va seriallari, eng sevimlilari birinchi.',
  'Every film and series of the genre, the best loved first.',
);

/** Long enough to be folded (ROWS-087). */
const SHORT_NIGHTS_NOTE: FourTexts = [
  'Подборка для тех, кому завтра рано вставать. Здесь фильмы короче полутора часов: их можно начать после ужина и досмотреть до того, как закипит второй чайник. Мы собрали истории, которые не торопятся, но и не тянут время: детективы с одной комнатой, комедии с одной свадьбой, документальные портреты одного человека. Порядок не важен, начните с той картинки, которая понравится первой. А если не спится, в конце списка есть два фильма чуть длиннее остальных.',
  'Ертең ерте тұратындарға арналған топтама. Мұнда бір жарым сағаттан қысқа фильмдер: кешкі астан кейін бастап, екінші шәйнек қайнағанша көріп үлгересіз. Асықпайтын, бірақ уақытты да созбайтын хикаяларды жинадық: бір бөлмелі детективтер, бір тойлы комедиялар, бір адамның деректі портреттері. Реті маңызды емес, алғаш ұнаған суреттен бастаңыз. Ал ұйқыңыз келмесе, тізім соңында сәл ұзағырақ екі фильм бар. Жаңа атаулар әр жұма сайын қосылады, ескілері жоғалмайды, тек төменге түседі.',
  'Ertaga erta turadiganlar uchun toʻplam. Bu yerda bir yarim soatdan qisqa filmlar: kechki ovqatdan keyin boshlab, ikkinchi choynak qaynaguncha koʻrib ulgurasiz. Shoshilmaydigan, ammo vaqtni ham choʻzmaydigan hikoyalarni yigʻdik: bir xonali detektivlar, bir toʻyli komediyalar, bir kishining hujjatli portretlari. Tartibi muhim emas, birinchi yoqqan rasmdan boshlang. Uyqungiz kelmasa, roʻyxat oxirida biroz uzunroq ikkita film bor. Yangi nomlar har juma qoʻshiladi, eskilari yoʻqolmaydi, faqat pastga tushadi.',
  'A selection for those who get up early. Here are films shorter than an hour and a half: they can be started after supper and finished before the second kettle boils. We chose stories that neither hurry nor drag: detectives in one room, comedies with one wedding, documentary portraits of one person. The order does not matter; begin with the picture that you like first. And if you cannot sleep, two films at the end of the list are a little longer than the rest. New titles are added every Friday.',
];

export function buildRows(
  promos: Promos,
  channels: readonly SeedChannel[],
  contents: readonly SeedContent[],
  persons: readonly SeedPerson[],
): readonly SeedRow[] {
  const promotions = (plans: readonly PromoPlan[]) => ({
    type: 'promotions' as const,
    promoIds: plans.map(({ id }) => id),
    ofChannels: [],
  });
  /** The banners of a page say what is on the channels that they lead to. */
  const banners = (plans: readonly PromoPlan[]): RowSource => ({
    ...promotions(plans),
    ofChannels: plans.flatMap(({ id, destination }) =>
      destination.type === 'channel' ? [{ promoId: id, channelId: destination.id }] : [],
    ),
  });
  const catalogue = (
    order: 'popular' | 'new',
    contentTypes: readonly SeedContent['contentType'][],
    genreId: number | null = null,
  ): RowSource => ({ type: 'catalogue', contentTypes, genreId, order });
  const chosen = (fits: (content: SeedContent) => boolean): RowSource => {
    const fitting = contents.filter((content) => !content.isLost && fits(content));
    const loved = fitting.sort((one, other) => other.popularity - one.popularity).slice(0, ROW_CONTENTS);
    return { type: 'contents', contentIds: spreadScenes(loved).map(({ id }) => id) };
  };
  const channelsWhere = (fits: (channel: SeedChannel) => boolean): RowSource => ({
    type: 'channels',
    channelIds: channels.filter((channel) => !channel.isHidden && fits(channel)).map(({ id }) => id),
  });
  const isMovie = ({ contentType }: SeedContent): boolean => contentType === 'movie';
  const isForAll = ({ age }: SeedContent): boolean => age <= 12;
  const genreId = (slug: string): number => GENRES.find((genre) => genre.slug === slug)?.id ?? 0;
  const inGenre = (...slugs: readonly string[]) => {
    const ids = slugs.map(genreId);
    return (content: SeedContent): boolean => content.genreIds.some((id) => ids.includes(id));
  };
  const inScene =
    (...scenes: readonly string[]) =>
    (content: SeedContent): boolean =>
      content.contentType !== 'program' && scenes.includes(content.scene);

  const genreRows: readonly SeedRow[] = GENRES.filter(({ parentId }) => parentId === null).map((genre): SeedRow => ({
    id: GENRE_ROW_OFFSET + genre.id,
    slug: genre.rowSlug ?? `genre-${genre.slug}`,
    title: genre.name,
    description: GENRE_ROW_NOTE,
    template: 'content-v',
    contentType: null,
    loopCount: null,
    libraryId: null,
    isActive: true,
    source: catalogue('popular', ['movie', 'series'], genre.id),
  }));

  return [
    row({
      id: 1,
      slug: 'hero',
      title: ['Сегодня', 'Бүгін', 'Bugun', 'Today'],
      template: 'promo-bg',
      source: banners(promos.hero),
      loopCount: promos.hero.length,
    }),
    ...START_PAGES.map(({ heroRowId, name, leadingPromoId }) =>
      row({
        id: heroRowId,
        slug: `hero-${name}`,
        title: ['Сегодня', 'Бүгін', 'Bugun', 'Today'],
        template: 'promo-bg',
        source: banners([
          ...promos.hero.filter(({ id }) => id === leadingPromoId),
          ...promos.hero.filter(({ id }) => id !== leadingPromoId),
        ]),
        loopCount: promos.hero.length,
      }),
    ),
    row({
      id: 2,
      slug: 'continue',
      title: ['Продолжить просмотр', 'Көруді жалғастыру', 'Tomoshani davom ettirish', 'Continue watching'],
      template: 'history-h',
      source: { type: 'histories' },
    }),
    row({
      id: 3,
      slug: 'on-air',
      title: ['Сейчас в эфире', 'Қазір эфирде', 'Hozir efirda', 'On now'],
      template: 'channel',
      source: channelsWhere(({ age }) => age !== null && age < 18),
    }),
    row({
      id: 4,
      slug: 'this-month',
      title: ['Смотрят в этом месяце', 'Осы айда көргендер', 'Shu oyda koʻrilgan', 'Watched this month'],
      template: 'content-v',
      source: catalogue('popular', ['movie', 'series']),
    }),
    row({
      id: 5,
      slug: 'new-episodes',
      title: ['Новые серии', 'Жаңа сериялар', 'Yangi seriyalar', 'New episodes'],
      template: 'content-h',
      source: catalogue('new', ['series']),
      contentType: 'series',
    }),
    row({
      id: 6,
      slug: 'offers',
      title: ['Для вас', 'Сіз үшін', 'Siz uchun', 'For you'],
      template: 'promo-wide',
      source: promotions(promos.wide),
      loopCount: promos.wide.length,
    }),
    row({
      id: 7,
      slug: 'warm-cinema',
      title: ['Тёплое кино', 'Жылы кино', 'Iliq kino', 'Warm cinema'],
      template: 'content-v',
      source: chosen(
        (content) =>
          isMovie(content) && isForAll(content) && inGenre('family', 'comedy', 'animation', 'romance')(content),
      ),
    }),
    row({
      id: 8,
      slug: 'collections',
      title: ['Подборки', 'Топтамалар', 'Toʻplamlar', 'Collections'],
      template: 'collection-v',
      source: promotions(promos.collections),
      loopCount: promos.collections.length,
    }),
    row({
      id: 9,
      slug: 'shortcuts',
      title: ['Быстрый доступ', 'Жылдам өту', 'Tezkor kirish', 'Shortcuts'],
      template: 'button',
      source: promotions(promos.buttons),
    }),
    row({
      id: 10,
      slug: 'detective-evening',
      title: ['Детективы на вечер', 'Кешке детектив', 'Oqshomga detektivlar', 'Detectives tonight'],
      template: 'content-h',
      source: chosen((content) => content.contentType !== 'program' && inGenre('detective', 'thriller')(content)),
    }),
    row({
      id: 11,
      slug: 'faces',
      title: ['Лица недели', 'Апта жүздері', 'Hafta chehralari', 'Faces of the week'],
      template: 'person',
      source: {
        type: 'persons',
        personIds: spread(
          persons.filter(({ artworkKey }) => artworkKey !== null),
          { sceneOf: portraitOf },
        )
          .slice(0, 24)
          .map(({ id }) => id),
      },
    }),
    row({
      id: 12,
      slug: 'good-to-know',
      title: ['Полезно знать', 'Білген жөн', 'Bilish foydali', 'Good to know'],
      template: 'branded_button',
      source: promotions(promos.branded),
    }),
    row({
      id: 13,
      slug: 'real-stories',
      title: ['Документальное кино', 'Деректі кино', 'Hujjatli kino', 'Documentaries'],
      template: 'content-h',
      source: chosen((content) => content.contentType !== 'program' && inGenre('documentary')(content)),
    }),
    row({
      id: 14,
      slug: 'sport-channels',
      title: ['Спорт в эфире', 'Эфирдегі спорт', 'Efirdagi sport', 'Sport on the air'],
      template: 'channel',
      source: channelsWhere(({ categoryIds }) => categoryIds.includes(5)),
    }),
    row({
      id: 15,
      slug: 'after-midnight',
      title: ['После полуночи', 'Түн ортасынан кейін', 'Yarim tundan soʻng', 'After midnight'],
      template: 'content-v',
      source: chosen(
        (content) =>
          isMovie(content) && content.age >= 16 && inGenre('thriller', 'action', 'science-fiction', 'music')(content),
      ),
    }),
    row({
      id: 16,
      slug: 'telecasts',
      title: ['Телепередачи', 'Телебағдарламалар', 'Teledasturlar', 'Telecasts'],
      template: 'content-h',
      source: catalogue('popular', ['program']),
      contentType: 'program',
    }),

    row({
      id: LIKE_LAST_WATCHED_ROW_ID,
      slug: 'like-last-watched',
      title: [
        'Потому что вы смотрели «{title}»',
        '«{title}» көргендіктен',
        '«{title}» koʻrganingiz uchun',
        'Because you watched “{title}”',
      ],
      template: 'content-v',
      source: { type: 'likeLastWatched' },
    }),
    row({
      id: CHILDREN_PAGE.heroRowId,
      slug: 'hero-children',
      title: ['Сегодня', 'Бүгін', 'Bugun', 'Today'],
      template: 'promo-bg',
      source: promotions(promos.children),
      loopCount: promos.children.length,
    }),
    row({
      id: CHILDREN_PAGE.channelsRowId,
      slug: 'children-channels',
      title: ['Детские каналы', 'Балалар арналары', 'Bolalar kanallari', 'Channels for children'],
      template: 'channel',
      source: channelsWhere(({ categoryIds }) => categoryIds.includes(CATEGORY.children)),
    }),

    row({
      id: 21,
      slug: 'movies-hero',
      title: ['Фильмы недели', 'Апта фильмдері', 'Hafta filmlari', 'Films of the week'],
      template: 'promo-bg',
      source: promotions(promos.catalogue),
      loopCount: promos.catalogue.length,
    }),
    row({
      id: 22,
      slug: 'movies-new',
      title: ['Новинки', 'Жаңа фильмдер', 'Yangi filmlar', 'New films'],
      template: 'content-v',
      source: catalogue('new', ['movie']),
      contentType: 'movie',
    }),
    row({
      id: 23,
      slug: 'movies-all',
      title: ['Все фильмы', 'Барлық фильм', 'Barcha filmlar', 'All films'],
      template: 'content-v',
      source: catalogue('popular', ['movie']),
      contentType: 'movie',
    }),
    row({
      id: 29,
      slug: 'movies-summer',
      title: ['Лето в кино', 'Кинодағы жаз', 'Kinodagi yoz', 'Summer at the pictures'],
      // Kept for the summer: no site draws it before.
      isActive: false,
      template: 'content-v',
      source: chosen((content) => isMovie(content) && inGenre('adventure', 'family')(content)),
      contentType: 'movie',
    }),
    row({
      id: 24,
      slug: 'series-new',
      title: ['Новые сезоны', 'Жаңа маусымдар', 'Yangi fasllar', 'New seasons'],
      template: 'content-h',
      source: catalogue('new', ['series']),
      contentType: 'series',
    }),
    row({
      id: 25,
      slug: 'series-all',
      title: ['Все сериалы', 'Барлық телехикая', 'Barcha seriallar', 'All series'],
      template: 'content-v',
      source: catalogue('popular', ['series']),
      contentType: 'series',
    }),
    row({
      id: 26,
      slug: 'free-films',
      title: ['Бесплатно', 'Тегін', 'Bepul', 'Free to watch'],
      template: 'content-v',
      source: chosen((content) => isMovie(content) && content.access === 'free'),
    }),
    row({
      id: 27,
      slug: 'premiere-hall',
      title: ['Премьер-зал', 'Премьера залы', 'Premyera zali', 'Premiere Hall'],
      template: 'content-v',
      source: chosen((content) => content.libraryId === 6),
      libraryId: 6,
    }),
    row({
      id: 28,
      slug: 'little-ones',
      title: [
        'Малышам до шести лет',
        'Алты жасқа дейінгі балаларға',
        'Olti yoshgacha bolalarga',
        'For the under-sixes',
      ],
      template: 'content-v',
      source: chosen((content) => content.isCartoon && content.age === 0),
    }),

    row({
      id: 41,
      slug: 'search-contents',
      title: ['Фильмы и сериалы', 'Фильмдер мен телехикаялар', 'Filmlar va seriallar', 'Films and series'],
      template: 'content-v',
      source: { type: 'search', of: 'contents', contentTypes: ['movie', 'series'] },
    }),
    row({
      id: 42,
      slug: 'search-channels',
      title: ['Каналы', 'Арналар', 'Kanallar', 'Channels'],
      template: 'channel',
      source: { type: 'search', of: 'channels', contentTypes: [] },
    }),
    row({
      id: 43,
      slug: 'search-telecasts',
      title: ['Передачи', 'Бағдарламалар', 'Dasturlar', 'Programmes'],
      template: 'content-h',
      source: { type: 'search', of: 'contents', contentTypes: ['program'] },
    }),
    row({
      id: 44,
      slug: 'search-persons',
      title: ['Люди', 'Адамдар', 'Odamlar', 'People'],
      template: 'person',
      source: { type: 'search', of: 'persons', contentTypes: [] },
    }),
    row({
      id: 51,
      slug: 'my-channels',
      title: ['Мои каналы', 'Менің арналарым', 'Mening kanallarim', 'My channels'],
      template: 'channel',
      source: { type: 'favourites', of: 'channels' },
    }),
    row({
      id: 52,
      slug: 'my-contents',
      title: ['Буду смотреть', 'Көремін', 'Koʻraman', 'To watch'],
      template: 'content-v',
      source: { type: 'favourites', of: 'contents' },
    }),
    row({
      id: 53,
      slug: 'my-programs',
      title: ['Мои передачи', 'Менің бағдарламаларым', 'Mening dasturlarim', 'My programmes'],
      template: 'content-h',
      source: { type: 'favourites', of: 'programs' },
    }),
    row({
      id: 54,
      slug: 'my-persons',
      title: ['Мои актёры', 'Менің актёрларым', 'Mening aktyorlarim', 'My people'],
      template: 'person',
      source: { type: 'favourites', of: 'persons' },
    }),
    row({
      id: 61,
      slug: 'new-year',
      title: ['К празднику', 'Мерекеге', 'Bayramga', 'For the holiday'],
      template: 'promo-wide',
      source: promotions(promos.newYear),
    }),
    row({
      id: 62,
      slug: 'new-year-comedies',
      title: ['Посмеяться под ёлкой', 'Шырша астында күлу', 'Archa ostida kulamiz', 'Laughs under the tree'],
      template: 'content-v',
      source: chosen((content) => isMovie(content) && isForAll(content) && inGenre('comedy')(content)),
    }),
    row({
      id: 63,
      slug: 'new-year-tales',
      title: ['Зимние сказки', 'Қысқы ертегілер', 'Qishki ertaklar', 'Winter tales'],
      template: 'content-v',
      source: chosen((content) => isForAll(content) && inGenre('fantasy', 'animation')(content)),
    }),
    row({
      id: 64,
      slug: 'new-year-music',
      title: ['Музыка праздника', 'Мереке музыкасы', 'Bayram musiqasi', 'Holiday music'],
      template: 'content-h',
      source: chosen(inGenre('music')),
    }),
    row({
      id: 65,
      slug: 'new-year-family',
      title: ['Всей семьёй', 'Бүкіл отбасымен', 'Butun oila bilan', 'All together'],
      template: 'content-h',
      source: chosen((content) => content.contentType !== 'program' && inGenre('family')(content)),
    }),

    ...genreRows,

    row({
      id: 141,
      slug: 'horses-and-people',
      title: ['Кони и люди', 'Ат пен адам', 'Otlar va odamlar', 'Horses and People'],
      template: 'content-v',
      source: chosen(inScene('steppe-riders', 'caravan', 'yurt-night', 'lake', 'desert-road', 'winter-mountains')),
    }),
    row({
      id: 142,
      slug: 'rainy-evening',
      title: ['Дождливый вечер', 'Жаңбырлы кеш', 'Yomgʻirli oqshom', 'A Rainy Evening'],
      template: 'content-v',
      source: chosen(inScene('city-rain', 'noir-window', 'couple', 'alley', 'train', 'rooftops')),
    }),
    row({
      id: 143,
      slug: 'laughing-together',
      title: ['Смеёмся всей семьёй', 'Отбасымызбен күлеміз', 'Oilaviy kulamiz', 'Laughing Together'],
      template: 'content-v',
      source: chosen((content) => isForAll(content) && inGenre('comedy')(content)),
    }),
    row({
      id: 144,
      slug: 'short-nights',
      title: ['Короткие ночи', 'Қысқа түндер', 'Qisqa tunlar', 'Short Nights'],
      description: SHORT_NIGHTS_NOTE,
      template: 'content-v',
      source: chosen((content) => isMovie(content) && content.durationSeconds <= 90 * 60),
    }),
    row({
      id: 145,
      slug: 'first-films',
      title: ['Дебюты', 'Дебюттер', 'Debyutlar', 'First Films'],
      template: 'content-v',
      source: chosen((content) => isMovie(content) && content.year >= 2024),
    }),
    row({
      id: 146,
      slug: 'around-the-water',
      title: ['Вокруг воды', 'Су айналасында', 'Suv atrofida', 'Around the Water'],
      template: 'content-v',
      source: chosen(inScene('lighthouse', 'lake', 'underwater', 'caravan', 'balloon')),
    }),
    row({
      id: 147,
      slug: 'open-road',
      title: ['Большая дорога', 'Үлкен жол', 'Katta yoʻl', 'The Open Road'],
      template: 'content-v',
      source: chosen(inScene('train', 'desert-road', 'caravan', 'balloon', 'steppe-riders')),
    }),
    row({
      id: 150,
      slug: 'filmography',
      title: ['Фильмография', 'Фильмография', 'Filmografiya', 'Filmography'],
      template: 'content-v',
      source: { type: 'filmography' },
    }),
  ];
}
