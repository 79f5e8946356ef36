import { localised, type Localised } from '../world/localised.ts';
import { CATEGORY, CHANNEL_LINES, NEW_YEAR_CHANNEL_ID, type ChannelLine } from './channel-lines.ts';
import { channelCoverKey } from './channel-scenes.ts';
import { mediaKeysOfFormats } from './media-keys.ts';
import { randomOf } from './random.ts';
import { slugOf } from './slug.ts';
import type { FourTexts } from './titles/title.ts';
import type { ScheduleFormat, SeedChannel, SeedChannelCategory } from '../world/channels.ts';

/** Prices of `extra` channels, in the provider's currency. */
const PRICES = ['290.00', '490.00', '690.00', '990.00'] as const;

const ABOUT: Readonly<Record<ScheduleFormat, FourTexts>> = {
  general: [
    'Эфирный канал на весь день: новости, сериалы, разговоры за чаем и большое кино вечером.',
    'Күні бойғы эфир: жаңалықтар, телехикаялар, шай үстіндегі әңгіме және кешкі үлкен кино.',
    'Kun boʻyi efir: yangiliklar, seriallar, choy ustidagi suhbatlar va kechki katta kino.',
    'Television for the whole day: news, series, talk over tea and a big film in the evening.',
  ],
  family: [
    'Канал, который не выключают, когда в комнату заходят дети: кухня, дом, семейное кино.',
    'Бөлмеге бала кіргенде өшірілмейтін арна: ас үй, үй шаруасы, отбасылық кино.',
    'Xonaga bolalar kirganda oʻchirilmaydigan kanal: oshxona, roʻzgʻor, oilaviy kino.',
    'A channel that stays on when the children walk in: cooking, home and family films.',
  ],
  films: [
    'Кино без перерыва: премьеры по вечерам, любимое днём, неожиданное ночью.',
    'Үзіліссіз кино: кешке премьера, күндіз сүйікті фильмдер, түнде тосын туындылар.',
    'Tanaffussiz kino: kechqurun premyeralar, kunduzi sevimli filmlar, tunda kutilmagan asarlar.',
    'Films without a break: premieres in the evening, favourites by day, surprises by night.',
  ],
  series: [
    'Сериалы подряд, чтобы не ждать завтра: три серии вечером и повтор утром.',
    'Ертеңді күттірмейтін телехикаялар: кешке үш серия, таңертең қайталау.',
    'Ertani kuttirmaydigan seriallar: kechqurun uchta seriya, ertalab takror.',
    'Series back to back so that you need not wait: three episodes tonight, again in the morning.',
  ],
  football: [
    'Футбол, баскетбол и волейбол: прямые трансляции, студии и обзоры туров.',
    'Футбол, баскетбол, волейбол: тікелей трансляциялар, студиялар және тур шолулары.',
    'Futbol, basketbol, voleybol: jonli translyatsiyalar, studiyalar va tur sharhlari.',
    'Football, basketball and volleyball: live matches, studios and round-ups.',
  ],
  boxing: [
    'Бокс и борьба: вечера боёв, разборы и тренировки чемпионов.',
    'Бокс пен күрес: жекпе-жек кештері, талдаулар және чемпиондар жаттығуы.',
    'Boks va kurash: janglar oqshomi, tahlillar va chempionlar mashgʻuloti.',
    'Boxing and wrestling: fight nights, analysis and champions in training.',
  ],
  hockey: [
    'Лёд круглый год: хоккей, фигурное катание и шорт-трек.',
    'Жыл бойы мұз: хоккей, мәнерлеп сырғанау және шорт-трек.',
    'Yil boʻyi muz: xokkey, figurali uchish va short-trek.',
    'Ice all year round: hockey, figure skating and short track.',
  ],
  active: [
    'Спорт там, где его придумали: во дворе, на трассе, в седле.',
    'Спорт туған жерінде: аулада, жолда, ат үстінде.',
    'Sport tugʻilgan joyida: hovlida, yoʻlda, ot ustida.',
    'Sport where it was invented: in the yard, on the road, in the saddle.',
  ],
  news: [
    'Новости каждые полчаса, разговор о главном вечером и ничего лишнего.',
    'Әр жарты сағат сайын жаңалық, кешке басты әңгіме, артығы жоқ.',
    'Har yarim soatda yangiliklar, kechqurun asosiy suhbat va ortiqcha hech narsa.',
    'News every half hour, a talk about what matters in the evening, and nothing else.',
  ],
  talk: [
    'Собеседники, которые не перебивают: экономика, общество, книги и города.',
    'Сөз бөлмейтін сұхбаттастар: экономика, қоғам, кітап және қалалар.',
    'Gapni boʻlmaydigan suhbatdoshlar: iqtisod, jamiyat, kitob va shaharlar.',
    'People who do not interrupt each other: economy, society, books and cities.',
  ],
  kids: [
    'Мультфильмы, считалки и сказки на ночь; рекламы нет, страшного тоже.',
    'Мультфильмдер, санамақтар және ұйқы алдындағы ертегі; жарнама да, қорқыныш та жоқ.',
    'Multfilmlar, sanoqlar va uyqu oldidan ertak; reklama ham, qoʻrqinchli narsa ham yoʻq.',
    'Cartoons, counting rhymes and bedtime stories; no advertising and nothing frightening.',
  ],
  nature: [
    'Степь, горы и вода без спешки: фильмы о природе со всего света.',
    'Дала, тау және су асықпай: әлемнің табиғаты туралы фильмдер.',
    'Dasht, togʻ va suv shoshilmasdan: butun dunyodan tabiat haqidagi filmlar.',
    'Steppe, mountains and water without hurry: nature films from everywhere.',
  ],
  knowledge: [
    'История, наука и дороги: программы для тех, кто спрашивает почему.',
    'Тарих, ғылым және жолдар: «неге» деп сұрайтындарға арналған бағдарламалар.',
    'Tarix, fan va yoʻllar: «nega» deb soʻraydiganlar uchun dasturlar.',
    'History, science and roads: programmes for those who ask why.',
  ],
  food: [
    'Кухня и ремесло: что сварить сегодня и что сделать своими руками.',
    'Ас үй мен қолөнер: бүгін не пісіреміз және қолмен не жасаймыз.',
    'Oshxona va hunar: bugun nima pishiramiz va qoʻlda nima yasaymiz.',
    'Cooking and craft: what to make for supper and what to make by hand.',
  ],
  music: [
    'Музыка весь день: живые концерты вечером, клипы днём, тихий эфир ночью.',
    'Күні бойы музыка: кешке тірі концерт, күндіз клиптер, түнде тыныш эфир.',
    'Kun boʻyi musiqa: kechqurun jonli konsertlar, kunduzi kliplar, tunda sokin efir.',
    'Music all day: live concerts in the evening, videos by day, a quiet hour by night.',
  ],
  night: [
    'Ночной канал для взрослых зрителей.',
    'Ересек көрермендерге арналған түнгі арна.',
    'Katta yoshdagi tomoshabinlar uchun tungi kanal.',
    'A night channel for adult viewers.',
  ],
  holiday: [
    'Огни городов, песни зимы и бой часов: праздник, который идёт весь день.',
    'Қалалар шамы, қыс әндері және сағат соғысы: күні бойғы мереке.',
    'Shaharlar chiroqlari, qish qoʻshiqlari va soat zarbi: kun boʻyi bayram.',
    'City lights, winter songs and the chimes: a holiday that lasts all day.',
  ],
};

const isUltraHd = (name: string): boolean => /4k|uhd|ultra hd/i.test(name);

function channelOf(line: ChannelLine, index: number, mediaKey: string): SeedChannel {
  const random = randomOf(`channel/${line.id}`);
  const name: Localised = localised(line.name, line.kazakh, line.latin, line.latin);
  const isSoon = line.id === 147;
  return {
    id: line.id,
    slug: slugOf(line.latin),
    name,
    description: localised(...ABOUT[line.format]),
    age: line.age,
    parentId: line.id === 124 || line.id === 158 ? 102 : null,
    categoryIds: [line.categoryId],
    isHd: line.name.endsWith('HD') || random.chance(0.35),
    is4k: isUltraHd(line.name),
    isFree: line.access === 'free',
    isHidden: isUltraHd(line.name),
    isFixed: index === 0,
    isAvailable: !isSoon,
    accessError: isSoon
      ? localised(
          'Канал временно недоступен: правообладатель проводит работы.',
          'Арна уақытша қолжетімсіз: құқық иесі жұмыс жүргізуде.',
          'Kanal vaqtincha mavjud emas: huquq egasi ish olib bormoqda.',
          'The channel is unavailable for now: its owner is carrying out maintenance.',
        )
      : null,
    access: line.access,
    minPrice: line.access === 'extra' ? random.pick(PRICES) : null,
    archivedDays: line.archivedDays,
    mediaKey,
    aspectRatio: line.name === 'Ретро Экран' ? '4:3' : '16:9',
    color: line.tile[0],
    overlayIconKey: line.id === NEW_YEAR_CHANNEL_ID ? 'i-snowflake' : null,
    logoKey: `ch${line.id}`,
    coverKey: channelCoverKey(line.id),
    format: line.format,
    order: index + 1,
  };
}

export function buildChannels(): readonly SeedChannel[] {
  const mediaKeys = mediaKeysOfFormats(CHANNEL_LINES.map(({ format }) => format));
  return CHANNEL_LINES.map((line, index) => channelOf(line, index, mediaKeys[index] ?? ''));
}

type CategoryLine = readonly [
  id: number,
  slug: string,
  name: FourTexts,
  short: FourTexts,
  tags: SeedChannelCategory['tags'],
];

const CATEGORY_LINES: readonly CategoryLine[] = [
  [
    CATEGORY.all,
    'all',
    ['Все каналы', 'Барлық арналар', 'Barcha kanallar', 'All channels'],
    ['Все', 'Барлығы', 'Hammasi', 'All'],
    ['all_channels', 'startup'],
  ],
  [
    CATEGORY.favourites,
    'favorites',
    ['Избранное', 'Таңдаулы', 'Sevimlilar', 'Favourites'],
    ['Моё', 'Менікі', 'Meniki', 'Mine'],
    [],
  ],
  [CATEGORY.general, 'general', ['Общие', 'Жалпы', 'Umumiy', 'General'], ['Общие', 'Жалпы', 'Umumiy', 'General'], []],
  [
    CATEGORY.cinema,
    'cinema',
    ['Кино и сериалы', 'Кино және телехикаялар', 'Kino va seriallar', 'Films and series'],
    ['Кино', 'Кино', 'Kino', 'Films'],
    [],
  ],
  [CATEGORY.sport, 'sport', ['Спорт', 'Спорт', 'Sport', 'Sport'], ['Спорт', 'Спорт', 'Sport', 'Sport'], []],
  [
    CATEGORY.news,
    'news-channels',
    ['Новости', 'Жаңалықтар', 'Yangiliklar', 'News'],
    ['Новости', 'Жаңалық', 'Yangilik', 'News'],
    [],
  ],
  [
    CATEGORY.children,
    'children',
    ['Детям', 'Балаларға', 'Bolalarga', 'For children'],
    ['Дети', 'Балалар', 'Bolalar', 'Kids'],
    [],
  ],
  [
    CATEGORY.knowledge,
    'knowledge',
    ['Познавательные', 'Танымдық', 'Maʼrifiy', 'Knowledge'],
    ['Познание', 'Таным', 'Maʼrifat', 'Learn'],
    [],
  ],
  [CATEGORY.music, 'music', ['Музыка', 'Музыка', 'Musiqa', 'Music'], ['Музыка', 'Музыка', 'Musiqa', 'Music'], []],
  [
    CATEGORY.adult,
    'adult',
    ['Для взрослых', 'Ересектерге', 'Kattalar uchun', 'For adults'],
    ['18+', '18+', '18+', '18+'],
    ['is_adult'],
  ],
];

export function buildChannelCategories(channels: readonly SeedChannel[]): readonly SeedChannelCategory[] {
  return CATEGORY_LINES.map(([id, slug, name, short, tags]) => ({
    id,
    slug,
    name: localised(...name),
    short: localised(...short),
    tags,
    channelIds: channels
      .filter(({ categoryIds }) =>
        id === CATEGORY.all ? !categoryIds.includes(CATEGORY.adult) : categoryIds.includes(id),
      )
      .map((channel) => channel.id),
  }));
}
