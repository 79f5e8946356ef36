import { title, type Title } from './title.ts';

export const HISTORY_TITLES: readonly Title[] = [
  title(
    ['Мост из седых коней', 'Боз аттар көпірі', 'Boʻz otlar koʻprigi', 'A Bridge of Grey Horses'],
    'steppe-riders',
    [
      'Зимой девятнадцатого года табунщик уводит коней через лёд, который вот-вот тронется.',
      'Он тоғызыншы жылдың қысында жылқышы сең жүргелі тұрған мұздың үстімен жылқыны алып өтеді.',
      'Oʻn toʻqqizinchi yil qishida yilqichi koʻchay deb turgan muz ustidan otlarni olib oʻtadi.',
      'In the winter of 1919 a herdsman leads his horses over ice that is about to break.',
    ],
  ),
  title(['Шёлковый почтальон', 'Жібек жолының шабарманы', 'Ipak yoʻli chopari', 'The Silk Road Postman'], 'caravan', [
    'Письмо идёт из Отрара в Самарканд три года, и на каждой стоянке за него кто-то платит.',
    'Хат Отырардан Самарқандқа үш жыл жүреді, әр аялдамада оның құнын біреу төлейді.',
    'Xat Oʻtrordan Samarqandga uch yil boradi va har toʻxtashda uning haqini kimdir toʻlaydi.',
    'A letter takes three years from Otrar to Samarkand, and at every halt somebody pays for it.',
  ]),
  title(['Осада белого города', 'Ақ қаланың қоршауы', 'Oq shahar qamali', 'The Siege of the White City'], 'castle'),
  title(['Ювелир при дворе', 'Сарай зергері', 'Saroy zargari', 'The Court Jeweller'], 'market'),
  title(['Хроника одного аула', 'Бір ауылдың шежіресі', 'Bir ovul solnomasi', 'Chronicle of a Village'], 'yurt-night'),
  title(['Телеграф в песках', 'Құмдағы телеграф', 'Qumdagi telegraf', 'A Telegraph in the Sands'], 'train'),
  title(['Голос степи', 'Дала үні', 'Dasht ovozi', 'Voice of the Steppe'], 'steppe-riders', [
    'Слепой домбрист помнит то, что вычеркнули из книг.',
    'Зағип домбырашы кітаптан сызылып тасталған нәрсені ұмытпайды.',
    'Koʻzi ojiz doʻmbrachi kitoblardan oʻchirilgan narsalarni eslaydi.',
    'A blind dombra player remembers what was struck from the books.',
  ]),
  title(
    ['Два берега Сырдарьи', 'Сырдарияның екі жағасы', 'Sirdaryoning ikki sohili', 'Both Banks of the Syr Darya'],
    'lake',
  ),
  title(['Последний посол', 'Соңғы елші', 'Soʻnggi elchi', 'The Last Envoy'], 'castle'),
  title(
    ['Зима полковника Каирова', 'Полковник Қайыровтың қысы', 'Polkovnik Qayirovning qishi', 'Colonel Kairov’s Winter'],
    'winter-mountains',
  ),
  title(['Стена из глины', 'Саз қабырға', 'Loy devor', 'A Wall of Clay'], 'market'),
  title(
    ['Табунщик и генерал', 'Жылқышы мен генерал', 'Yilqichi va general', 'The Herdsman and the General'],
    'steppe-riders',
  ),
];
