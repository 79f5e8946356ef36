import { localised } from '../world/localised.ts';
import { benefit, design, type PacketLine } from './packet-line.ts';
import { plansOf, pricesOf } from './packet-prices.ts';

const INTERNET = benefit(
  'i-home',
  'Домашний интернет и телевидение в одном счёте',
  'Үй интернеті мен телевизия бір шотта',
  'Uy interneti va televideniye bitta hisobda',
  'Home internet and television on one bill',
);
const ROUTER = benefit('i-gift', 'Роутер в подарок', 'Роутер сыйлыққа', 'Router sovgʻa', 'A router as a gift');

const SHORT = localised(
  'Интернет и телевидение вместе',
  'Интернет пен телевизия бірге',
  'Internet va televideniye birga',
  'Internet and television together',
);
const mbit = (speed: number) => localised(`${speed} Мбит/с`, `${speed} Мбит/с`, `${speed} Mbit/s`, `${speed} Mbit/s`);

/** Internet with television: each brings packets with it. */
export const BUNDLE_PACKETS: readonly PacketLine[] = [
  {
    id: 3,
    name: localised('Кентел Дом', 'Кентел Үй', 'Kentel Uy', 'Kentel Home'),
    kind: 'bundle',
    providerIds: [442],
    channels: { kind: 'base' },
    libraryIds: [1, 2],
    short: SHORT,
    plans: plansOf(3, 6490, ['month']),
    benefits: [INTERNET],
    bundle: {
      name: localised('Кентел Дом 200', 'Кентел Үй 200', 'Kentel Uy 200', 'Kentel Home 200'),
      description: localised(
        'Интернет 200 Мбит/с и Кентел ТВ',
        'Интернет 200 Мбит/с және Кентел ТВ',
        'Internet 200 Mbit/s va Kentel TV',
        'Internet at 200 Mbit/s and Kentel TV',
      ),
      speed: mbit(200),
      prices: pricesOf(6490),
    },
    packetIds: [17],
  },
  {
    id: 31,
    name: localised('Дом 100', 'Үй 100', 'Uy 100', 'Home 100'),
    kind: 'bundle',
    providerIds: [97, 922, 8],
    channels: { kind: 'base' },
    libraryIds: [1],
    short: SHORT,
    plans: plansOf(31, 4990, ['month']),
    benefits: [INTERNET],
    bundle: {
      name: localised('Дом 100', 'Үй 100', 'Uy 100', 'Home 100'),
      description: localised(
        'Интернет 100 Мбит/с и пакет «Старт»',
        'Интернет 100 Мбит/с және «Старт» пакеті',
        'Internet 100 Mbit/s va «Start» paketi',
        'Internet at 100 Mbit/s and the packet Start',
      ),
      speed: mbit(100),
      prices: pricesOf(4990),
    },
    packetIds: [10],
  },
  {
    id: 32,
    name: localised('Дом 300', 'Үй 300', 'Uy 300', 'Home 300'),
    kind: 'bundle',
    providerIds: [97, 922],
    channels: { kind: 'base' },
    libraryIds: [1, 3],
    short: SHORT,
    plans: plansOf(32, 7490, ['month', 'year']),
    benefits: [INTERNET, ROUTER],
    bundle: {
      name: localised('Дом 300', 'Үй 300', 'Uy 300', 'Home 300'),
      description: localised(
        'Интернет 300 Мбит/с и пакет «Старт»',
        'Интернет 300 Мбит/с және «Старт» пакеті',
        'Internet 300 Mbit/s va «Start» paketi',
        'Internet at 300 Mbit/s and the packet Start',
      ),
      speed: mbit(300),
      prices: pricesOf(6990),
    },
    packetIds: [10],
  },
  {
    id: 33,
    name: localised('Гигабит', 'Гигабит', 'Gigabit', 'Gigabit'),
    kind: 'bundle',
    providerIds: [97, 922],
    channels: { kind: 'base' },
    libraryIds: [1, 2, 3, 4, 5],
    short: SHORT,
    plans: plansOf(33, 10990, ['month', 'year']),
    benefits: [INTERNET, ROUTER],
    bundle: {
      name: localised('Гигабит и «Семья»', 'Гигабит және «Отбасы»', 'Gigabit va «Oila»', 'Gigabit and Family'),
      description: localised(
        'Интернет 1000 Мбит/с и пакеты «Семья» и «Природа и корт»',
        'Интернет 1000 Мбит/с, «Отбасы» және «Табиғат пен корт» пакеттері',
        'Internet 1000 Mbit/s, «Oila» va «Tabiat va kort» paketlari',
        'Internet at 1000 Mbit/s, and the packets Family and Nature and Court',
      ),
      speed: mbit(1000),
      prices: pricesOf(9990),
    },
    packetIds: [11, 23],
    design: design('l5', 'll5', localised('Самый быстрый', 'Ең жылдам', 'Eng tez', 'The fastest')),
  },
];
