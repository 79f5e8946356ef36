import { title, type Title } from './title.ts';

export const ANIMATION_TITLES: readonly Title[] = [
  title(['Кто украл звезду', 'Жұлдызды кім ұрлады', 'Yulduzni kim oʻgʻirladi', 'Who Stole the Star'], 'fox', [
    'Лисёнок обещает вернуть звезду до утра и отправляется спрашивать всех, кто не спит.',
    'Түлкі бала жұлдызды таңға дейін қайтаруға уәде беріп, ұйықтамағандардың бәрінен сұрай бастайды.',
    'Tulkicha yulduzni tonggacha qaytarishga vaʼda berib, uxlamaganlarning hammasidan soʻray boshlaydi.',
    'A fox cub promises to return a star by morning and sets out to ask everyone awake.',
  ]),
  title(
    ['Ёжик считает до ста', 'Кірпі жүзге дейін санайды', 'Tipratikan yuzgacha sanaydi', 'Hedgehog Counts to a Hundred'],
    'forest',
  ),
  title(['Тулпарёнок', 'Тұлпар құлын', 'Tulpor toychoq', 'The Little Tulpar'], 'steppe-riders'),
  title(['Облачная пекарня', 'Бұлт наубайханасы', 'Bulut nonvoyxonasi', 'The Cloud Bakery'], 'balloon'),
  title(
    [
      'Алдар Косе и говорящий чайник',
      'Алдар Көсе мен сөйлейтін шәйнек',
      'Aldarkoʻsa va gapiradigan choynak',
      'Aldar Kose and the Talking Kettle',
    ],
    'market',
  ),
  title(['Капитан Сом', 'Капитан Жайын', 'Kapitan Laqqa', 'Captain Catfish'], 'underwater'),
  title(
    [
      'Мышь, которая хотела на Луну',
      'Айға барғысы келген тышқан',
      'Oyga uchmoqchi boʻlgan sichqon',
      'The Mouse Who Wanted the Moon',
    ],
    'planet',
  ),
  title(['Принцесса Тюльпан', 'Қызғалдақ ханшайым', 'Lola malika', 'Princess Tulip'], 'castle'),
  title(['Робот Бота', 'Бота робот', 'Boʻta robot', 'Bota the Robot'], 'future-city'),
  title(['Снежный верблюжонок', 'Қарлы бота', 'Qorli boʻtaloq', 'The Snow Camel'], 'winter-mountains'),
  title(['Дом на черепахе', 'Тасбақадағы үй', 'Toshbaqadagi uy', 'The House on a Tortoise'], 'balloon'),
  title(
    ['Тайна летающего ковра', 'Ұшатын кілемнің құпиясы', 'Uchar gilam siri', 'Secret of the Flying Carpet'],
    'market',
  ),
  title(
    ['Зайцы из двора номер три', 'Үшінші ауланың қояндары', 'Uchinchi hovli quyonlari', 'The Hares of Yard Three'],
    'fox',
  ),
  title(['Песенка для кита', 'Китке арналған ән', 'Kit uchun qoʻshiq', 'A Song for a Whale'], 'underwater'),
];
