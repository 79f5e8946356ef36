import { localised } from '../world/localised.ts';
import type { FourTexts } from './titles/title.ts';
import type { SeedContent } from '../world/catalogue.ts';
import type { SeedDestination, SeedPromo } from '../world/pages.ts';

/** A promo with the scene of its picture; null takes the picture of the content it leads to. */
export interface PromoPlan extends SeedPromo {
  readonly scene: string | null;
  /** Plain tiles with a glyph (buttons). */
  readonly glyph: string | null;
}

/** Promos by the row that shows them. */
export interface Promos {
  readonly hero: readonly PromoPlan[];
  /** The hero of a child's start page: what leads to lists for children, and to a channel of theirs. */
  readonly children: readonly PromoPlan[];
  readonly wide: readonly PromoPlan[];
  readonly buttons: readonly PromoPlan[];
  readonly branded: readonly PromoPlan[];
  readonly collections: readonly PromoPlan[];
  readonly newYear: readonly PromoPlan[];
  readonly catalogue: readonly PromoPlan[];
}

interface Shape {
  readonly id: number;
  readonly title: FourTexts;
  readonly short: FourTexts;
  readonly description?: FourTexts;
  readonly destination: SeedDestination;
  readonly scene?: string;
  readonly glyph?: string;
  readonly durationSeconds?: number;
  readonly hasGraphicTitle?: boolean;
  readonly hasBanner?: boolean;
}

const promo = ({
  id,
  title,
  short,
  description,
  destination,
  scene,
  glyph,
  durationSeconds,
  hasGraphicTitle,
  hasBanner,
}: Shape): PromoPlan => ({
  id,
  title: localised(...title),
  short: localised(...short),
  description: localised(...(description ?? short)),
  destination,
  artworkKey: `pr${id}`,
  durationSeconds: durationSeconds ?? null,
  trailerId: null,
  ratings: [],
  buttonIconKey: glyph === undefined ? null : `i-${glyph}`,
  hasGraphicTitle: hasGraphicTitle ?? false,
  hasBanner: hasBanner ?? false,
  scene: scene ?? null,
  glyph: glyph ?? null,
});

const PREMIERE: FourTexts = ['Премьера', 'Премьера', 'Premyera', 'Premiere'];

export function buildPromos(contents: readonly SeedContent[]): Promos {
  const contentByTitle = (ru: string, contentType: SeedContent['contentType']): SeedContent => {
    const found = contents.find((content) => content.title.ru === ru && content.contentType === contentType);
    if (found === undefined) throw new Error(`no content is called ${ru}`);
    return found;
  };
  const toContent = ({ id, slug, libraryId }: SeedContent): SeedDestination => ({
    type: 'content',
    id,
    slug,
    libraryId,
  });

  /** A hero banner of a title: its sentence, its trailer, its ratings. */
  const hero = (
    id: number,
    ru: string,
    contentType: SeedContent['contentType'],
    short: FourTexts,
    durationSeconds?: number,
  ): PromoPlan => {
    const content = contentByTitle(ru, contentType);
    return {
      ...promo({
        id,
        title: [content.title.ru, content.title.kk, content.title.uz, content.title.en],
        short,
        destination: toContent(content),
        scene: content.scene,
        hasGraphicTitle: true,
      }),
      description: content.tagline,
      durationSeconds: durationSeconds ?? null,
      trailerId: content.trailers[0]?.id ?? null,
      ratings: [
        { type: 'imdb', rating: content.ratingImdb },
        { type: 'kinopoisk', rating: content.ratingKinopoisk },
      ].flatMap(({ type, rating }) => (rating === null || rating === 0 ? [] : [{ type, rating }])),
      artworkKey: content.artworkKey,
      scene: null,
    };
  };

  return {
    hero: [
      hero(
        1,
        'Тихий перевал',
        'series',
        [
          'Новый сезон · серии по четвергам',
          'Жаңа маусым · сериялар бейсенбіде',
          'Yangi fasl · seriyalar payshanba kuni',
          'New season · episodes on Thursdays',
        ],
        10,
      ),
      hero(2, 'Орбита 9', 'series', [
        'Все серии сразу',
        'Барлық серия бірден',
        'Barcha seriyalar birdan',
        'All episodes at once',
      ]),
      hero(3, 'Маяк на Каспии', 'movie', ['Смотреть бесплатно', 'Тегін көру', 'Bepul tomosha', 'Watch for free']),
      hero(
        4,
        'Город без сна',
        'series',
        ['Сериал на ночь глядя', 'Түнге арналған телехикая', 'Tungi serial', 'A series for the night'],
        9,
      ),
      promo({
        id: 5,
        // Served with the name of what is on the air there.
        title: ['Арена 1', 'Арена 1', 'Arena 1', 'Arena 1'],
        short: ['Сейчас в эфире на Арене 1', 'Қазір Арена 1 эфирінде', 'Hozir Arena 1 efirida', 'On Arena 1 now'],
        description: [
          'Матчи, студия до и после них, разборы: спорт весь день.',
          'Матчтар, оларға дейінгі және кейінгі студия, талдаулар: күні бойы спорт.',
          'Oʻyinlar, ulardan oldingi va keyingi studiya, tahlillar: kun boʻyi sport.',
          'Matches, the studio before and after them, analyses: sport all day.',
        ],
        destination: { type: 'channel', id: 102, slug: 'arena-1-hd' },
        scene: 'stadium',
      }),
      hero(6, 'Сад деда Асана', 'movie', [
        'Премьера для всей семьи',
        'Бүкіл отбасыға премьера',
        'Butun oila uchun premyera',
        'A premiere for the whole family',
      ]),
      promo({
        id: 7,
        title: ['Пакет «Премьера»', '«Премьера» пакеті', '«Premyera» paketi', 'The Premiere packet'],
        short: ['Семь дней бесплатно', 'Жеті күн тегін', 'Yetti kun bepul', 'Seven days free'],
        description: [
          'Три канала кино и сериалов и библиотека премьер.',
          'Кино мен телехикаялардың үш арнасы және премьералар кітапханасы.',
          'Kino va seriallarning uchta kanali va premyeralar kutubxonasi.',
          'Three channels of films and series, and a library of premieres.',
        ],
        destination: { type: 'packet', id: 21, idNoOtt: 1021 },
        scene: 'paper-moons',
        hasGraphicTitle: true,
      }),
    ],
    children: [
      promo({
        id: 101,
        title: ['Көбелек', 'Көбелек', 'Kobelek', 'Kobelek'],
        short: ['Мультфильмы весь день', 'Күні бойы мультфильм', 'Kun boʻyi multfilmlar', 'Cartoons all day long'],
        description: [
          'Мультфильмы, считалки и сказка на ночь: без рекламы и без страшного.',
          'Мультфильмдер, санамақтар және ұйқы алдындағы ертегі: жарнамасыз, қорқынышсыз.',
          'Multfilmlar, sanoqlar va uyqu oldidan ertak: reklamasiz, qoʻrqinchsiz.',
          'Cartoons, counting rhymes and a bedtime story: no advertising, nothing frightening.',
        ],
        destination: { type: 'channel', id: 104, slug: 'kobelek' },
        scene: 'balloon',
      }),
      promo({
        id: 102,
        title: ['Зимние сказки', 'Қысқы ертегілер', 'Qishki ertaklar', 'Winter Tales'],
        short: [
          'Замки, драконы и добрый конец',
          'Қамал, айдаһар, жақсы соңы',
          'Qalʼalar va ajdarholar',
          'Castles and dragons',
        ],
        description: [
          'Истории, в которых всё кончается хорошо.',
          'Бәрі жақсы аяқталатын хикаялар.',
          'Hammasi yaxshi tugaydigan hikoyalar.',
          'Stories in which all ends well.',
        ],
        destination: { type: 'row', id: 63, slug: 'new-year-tales' },
        scene: 'castle',
      }),
      promo({
        id: 103,
        title: ['Большие мультфильмы', 'Үлкен мультфильмдер', 'Katta multfilmlar', 'Big Cartoons'],
        short: ['Для всей семьи', 'Бүкіл отбасына', 'Butun oila uchun', 'For the whole family'],
        description: [
          'Мультфильмы на целый вечер, по одному или все подряд.',
          'Бүкіл кешке жететін мультфильмдер: бір-бірлеп немесе бәрін қатар.',
          'Butun oqshomga yetadigan multfilmlar: bittalab yoki ketma-ket.',
          'Cartoons for a whole evening, one by one or all in a row.',
        ],
        destination: { type: 'row', id: 112, slug: 'genre-animation' },
        scene: 'fox',
      }),
    ],
    wide: [
      promo({
        id: 21,
        title: [
          'Пакет «Премьера»: семь дней бесплатно',
          '«Премьера» пакеті: жеті күн тегін',
          '«Premyera» paketi: yetti kun bepul',
          'Premiere packet: seven days free',
        ],
        short: [
          'Кино Премьера, Кино Азия и Сериал Азия',
          'Кино Премьера, Азия Кино және Азия Сериал',
          'Kino Premyera, Kino Osiyo va Serial Osiyo',
          'Kino Premyera, Kino Asia and Serial Asia',
        ],
        destination: { type: 'packet', id: 21, idNoOtt: 1021 },
        scene: 'paper-moons',
        hasBanner: true,
      }),
      promo({
        id: 22,
        title: ['Есть промокод?', 'Промокод бар ма?', 'Promokod bormi?', 'Have a promo code?'],
        short: [
          'Введите его и смотрите сразу',
          'Енгізіп, бірден көріңіз',
          'Kiriting va darhol koʻring',
          'Enter it and start watching',
        ],
        destination: { type: 'enter_promo_key' },
        scene: 'sunburst',
      }),
      promo({
        id: 23,
        title: [
          'Смотрите на большом экране',
          'Үлкен экраннан көріңіз',
          'Katta ekranda koʻring',
          'Watch on the big screen',
        ],
        short: [
          'Приложение для телевизора',
          'Теледидарға арналған қолданба',
          'Televizor uchun ilova',
          'The app for television sets',
        ],
        destination: { type: 'open_url', src: 'https://tv.livery.example/apps' },
        scene: 'city-dawn',
      }),
      promo({
        id: 24,
        title: ['Вечер детективов', 'Детектив кеші', 'Detektivlar oqshomi', 'An evening of detectives'],
        short: [
          'Тридцать дел, которые раскроете вы',
          'Өзіңіз ашатын отыз іс',
          'Oʻzingiz ochadigan oʻttizta ish',
          'Thirty cases for you to solve',
        ],
        destination: { type: 'row', id: 104, slug: 'genre-detective' },
        scene: 'alley',
      }),
      promo({
        id: 25,
        title: [
          'Сериалы на выходные',
          'Демалысқа телехикаялар',
          'Dam olish kuniga seriallar',
          'Series for the weekend',
        ],
        short: [
          'Сорок историй по порядку',
          'Кезегімен қырық оқиға',
          'Tartib bilan qirqta hikoya',
          'Forty stories in order',
        ],
        destination: { type: 'rowset', id: 4, slug: 'series' },
        scene: 'train',
        hasBanner: true,
      }),
      promo({
        id: 26,
        title: ['Новогодний канал', 'Жаңа жылдық арна', 'Yangi yil kanali', 'The New Year channel'],
        short: [
          'Огни городов и песни зимы',
          'Қалалар шамы мен қыс әндері',
          'Shaharlar chiroqlari va qish qoʻshiqlari',
          'City lights and winter songs',
        ],
        destination: { type: 'channel', id: 3929, slug: 'yangi-yil' },
        scene: 'new-year',
        durationSeconds: 5,
      }),
    ],
    buttons: [
      promo({
        id: 41,
        title: ['Вернуться к каналу', 'Арнаға оралу', 'Kanalga qaytish', 'Back to my channel'],
        short: ['Последний просмотренный', 'Соңғы көрілген', 'Oxirgi koʻrilgan', 'The last one watched'],
        destination: { type: 'last_channel' },
        glyph: 'play',
      }),
      promo({
        id: 42,
        title: ['Каталог фильмов', 'Фильмдер каталогы', 'Filmlar katalogi', 'Film catalogue'],
        short: ['Все жанры', 'Барлық жанр', 'Barcha janrlar', 'All genres'],
        destination: { type: 'rowset', id: 3, slug: 'movies' },
        glyph: 'film',
      }),
      promo({
        id: 43,
        title: ['Детям', 'Балаларға', 'Bolalarga', 'For children'],
        short: ['Мультфильмы и сказки', 'Мультфильмдер мен ертегілер', 'Multfilmlar va ertaklar', 'Cartoons and tales'],
        destination: { type: 'row', id: 112, slug: 'genre-animation' },
        glyph: 'fox',
      }),
      promo({
        id: 44,
        title: ['Ввести промокод', 'Промокод енгізу', 'Promokod kiritish', 'Enter a promo code'],
        short: ['Подарки и скидки', 'Сыйлықтар мен жеңілдіктер', 'Sovgʻalar va chegirmalar', 'Gifts and discounts'],
        destination: { type: 'enter_promo_key' },
        glyph: 'gift',
      }),
      promo({
        id: 45,
        title: ['Алатау 24', 'Алатау 24', 'Alatau 24', 'Alatau 24'],
        short: ['Новости сейчас', 'Жаңалық қазір', 'Yangiliklar hozir', 'News now'],
        destination: { type: 'channel', id: 101, slug: 'alatau-24' },
        glyph: 'mountain',
      }),
      promo({
        id: 46,
        title: ['Помощь', 'Көмек', 'Yordam', 'Help'],
        short: ['Ответы на вопросы', 'Сұрақтарға жауап', 'Savollarga javoblar', 'Questions answered'],
        destination: { type: 'open_url', src: 'https://help.livery.example/' },
        glyph: 'chat',
      }),
    ],
    branded: [
      promo({
        id: 61,
        title: ['Архив семь дней', 'Жеті күн мұрағат', 'Yetti kunlik arxiv', 'Seven days of archive'],
        short: ['Ничего не пропустите', 'Ештеңе жіберіп алмайсыз', 'Hech narsani oʻtkazib yubormaysiz', 'Miss nothing'],
        destination: {
          type: 'text',
          title: localised('Архив семь дней', 'Жеті күн мұрағат', 'Yetti kunlik arxiv', 'Seven days of archive'),
          description: localised(
            'У канала со значком архива можно открыть любую передачу за последние семь дней. Выберите день в программе и нажмите на передачу.',
            'Мұрағат белгісі бар арнада соңғы жеті күннің кез келген бағдарламасын ашуға болады. Бағдарламадан күнді таңдап, хабарды басыңыз.',
            'Arxiv belgisi bor kanalda oxirgi yetti kunning istalgan dasturini ochish mumkin. Dasturdan kunni tanlang va koʻrsatuvni bosing.',
            'On channels with the archive mark any programme of the last seven days can be opened. Choose a day in the schedule and press the programme.',
          ),
        },
        glyph: 'clock',
      }),
      promo({
        id: 62,
        title: ['Детский профиль', 'Балалар профилі', 'Bolalar profili', 'Child profile'],
        short: ['Только до двенадцати лет', 'Тек он екі жасқа дейін', 'Faqat oʻn ikki yoshgacha', 'Only up to twelve'],
        destination: {
          type: 'text',
          title: localised('Детский профиль', 'Балалар профилі', 'Bolalar profili', 'Child profile'),
          description: localised(
            'В нём нет рекламы и каналов для взрослых. Переключиться обратно можно по коду родителей.',
            'Онда жарнама да, ересектер арналары да жоқ. Кері ауысу ата-ана кодымен ғана мүмкін.',
            'Unda reklama va kattalar kanallari yoʻq. Qaytish faqat ota-ona kodi bilan mumkin.',
            'It has no advertising and no channels for adults. Leaving it needs the parental code.',
          ),
        },
        glyph: 'cube',
      }),
      promo({
        id: 63,
        title: ['Пакет «Семья»', '«Отбасы» пакеті', '«Oila» paketi', 'Family packet'],
        short: [
          'Для трёх человек и двух телевизоров',
          'Үш адам мен екі теледидарға',
          'Uch kishi va ikki televizor uchun',
          'For three people and two sets',
        ],
        destination: { type: 'packet', id: 11, idNoOtt: 1011 },
        glyph: 'heart',
      }),
      promo({
        id: 64,
        title: [
          'Субтитры на четырёх языках',
          'Төрт тілде субтитр',
          'Toʻrt tilda subtitr',
          'Subtitles in four languages',
        ],
        short: ['Включите в плеере', 'Плеерден қосыңыз', 'Pleyerda yoqing', 'Switch them on in the player'],
        destination: { type: 'open_url', src: 'https://help.livery.example/subtitles' },
        glyph: 'book',
      }),
    ],
    collections: [
      promo({
        id: 81,
        title: ['Кони и люди', 'Ат пен адам', 'Otlar va odamlar', 'Horses and People'],
        short: ['Степь в кадре', 'Кадрдағы дала', 'Kadrdagi dasht', 'The steppe in the frame'],
        destination: { type: 'row', id: 141, slug: 'horses-and-people' },
        scene: 'steppe-riders',
      }),
      promo({
        id: 82,
        title: ['Дождливый вечер', 'Жаңбырлы кеш', 'Yomgʻirli oqshom', 'A Rainy Evening'],
        short: ['Плед не прилагается', 'Көрпе бірге берілмейді', 'Adyol ilova qilinmaydi', 'Blanket not included'],
        destination: { type: 'row', id: 142, slug: 'rainy-evening' },
        scene: 'city-rain',
      }),
      promo({
        id: 83,
        title: ['Смеёмся всей семьёй', 'Отбасымызбен күлеміз', 'Oilaviy kulamiz', 'Laughing Together'],
        short: ['От шести до девяноста', 'Алтыдан тоқсанға дейін', 'Oltidan toʻqsongacha', 'From six to ninety'],
        destination: { type: 'row', id: 143, slug: 'laughing-together' },
        scene: 'sunburst',
      }),
      promo({
        id: 84,
        title: ['Короткие ночи', 'Қысқа түндер', 'Qisqa tunlar', 'Short Nights'],
        short: ['До полутора часов', 'Бір жарым сағатқа дейін', 'Bir yarim soatgacha', 'Under ninety minutes'],
        destination: { type: 'row', id: 144, slug: 'short-nights' },
        scene: 'yurt-night',
      }),
      promo({
        id: 85,
        title: ['Дебюты', 'Дебюттер', 'Debyutlar', 'First Films'],
        short: [
          'Запомните эти имена',
          'Бұл есімдерді есте сақтаңыз',
          'Bu ismlarni eslab qoling',
          'Remember these names',
        ],
        destination: { type: 'row', id: 145, slug: 'first-films' },
        scene: 'paper-moons',
      }),
      promo({
        id: 86,
        title: ['Вокруг воды', 'Су айналасында', 'Suv atrofida', 'Around the Water'],
        short: ['Каспий, Балхаш, Арал', 'Каспий, Балқаш, Арал', 'Kaspiy, Balxash, Orol', 'Caspian, Balkhash, Aral'],
        destination: { type: 'row', id: 146, slug: 'around-the-water' },
        scene: 'lighthouse',
      }),
      promo({
        id: 87,
        title: ['Большая дорога', 'Үлкен жол', 'Katta yoʻl', 'The Open Road'],
        short: [
          'Поезда, трассы, караваны',
          'Пойыздар, трассалар, керуендер',
          'Poyezdlar, trassalar, karvonlar',
          'Trains, highways, caravans',
        ],
        destination: { type: 'row', id: 147, slug: 'open-road' },
        scene: 'desert-road',
      }),
      promo({
        id: 88,
        title: ['Весь спорт', 'Бүкіл спорт', 'Barcha sport', 'All Sport'],
        short: ['Фильмы и эфиры', 'Фильмдер мен эфирлер', 'Filmlar va efirlar', 'Films and live'],
        destination: { type: 'row', id: 114, slug: 'genre-sport' },
        scene: 'ring',
      }),
    ],
    newYear: [
      promo({
        id: 91,
        title: ['Ёлка во дворе', 'Ауладағы шырша', 'Hovlidagi archa', 'A Tree in the Yard'],
        short: PREMIERE,
        destination: { type: 'row', id: 113, slug: 'genre-family' },
        scene: 'new-year',
      }),
      promo({
        id: 92,
        title: ['Сказки на зиму', 'Қысқы ертегілер', 'Qishki ertaklar', 'Tales for Winter'],
        short: PREMIERE,
        destination: { type: 'row', id: 106, slug: 'genre-fantasy' },
        scene: 'castle',
      }),
    ],
    catalogue: [
      hero(95, 'Бабушкин рецепт', 'movie', ['Комедия месяца', 'Ай комедиясы', 'Oy komediyasi', 'Comedy of the month']),
      hero(96, 'Чемпионы двора', 'movie', [
        'Смотрят всем двором',
        'Бүкіл аула көріп жатыр',
        'Butun hovli koʻrmoqda',
        'The whole yard is watching',
      ]),
      hero(97, 'Трасса 77', 'movie', PREMIERE),
    ],
  };
}
