import { localised, type Localised } from '../world/localised.ts';

/** A promo code of the demo, with the words that stand with it. */
export type SeedPromoCode = {
  readonly code: string;
  readonly packetId: number;
  readonly days: number;
  readonly isPaid: boolean;
  readonly neededRefund: boolean;
  readonly isUsedUp: boolean;
  readonly endsAt: string | null;
  readonly providerIds: readonly number[] | null;
  /** Bought in its place where the code is refused. */
  readonly forcedPacketId: number | null;
  readonly needsConfirmation: boolean;
  readonly title: Localised;
  readonly text: Localised;
  readonly description: Localised | null;
};

const TWO_WEEKS = localised(
  'Две недели «Природа и корт»',
  'Екі апта «Табиғат пен корт»',
  'Ikki hafta «Tabiat va kort»',
  'Two weeks of Nature and Court',
);
const TWO_WEEKS_TEXT = localised(
  'Каналы о природе и теннис: 14 дней без оплаты. Потом доступ закончится сам.',
  'Табиғат арналары мен теннис: 14 күн ақысыз. Кейін қолжетімділік өзі аяқталады.',
  'Tabiat kanallari va tennis: 14 kun toʻlovsiz. Keyin kirish oʻzi tugaydi.',
  'Channels about nature, and tennis: 14 days without payment. Then it ends by itself.',
);
const ENDS_BY_ITSELF = localised(
  'После срока ничего не списывается.',
  'Мерзімнен кейін ештеңе шегерілмейді.',
  'Muddatdan keyin hech narsa yechilmaydi.',
  'Nothing is charged after the term.',
);

const COMMON = {
  packetId: 23,
  days: 14,
  isPaid: false,
  neededRefund: false,
  isUsedUp: false,
  endsAt: null,
  providerIds: null,
  forcedPacketId: null,
  needsConfirmation: false,
  title: TWO_WEEKS,
  text: TWO_WEEKS_TEXT,
  description: ENDS_BY_ITSELF,
} as const satisfies Omit<SeedPromoCode, 'code'>;

/** Each shows one thing. A code that is not here is unknown. */
export const PROMO_CODES: readonly SeedPromoCode[] = [
  { ...COMMON, code: 'GIFT14' },
  {
    ...COMMON,
    code: 'FAMILY30',
    packetId: 12,
    days: 30,
    needsConfirmation: true,
    title: localised(
      'Месяц «Всё сразу» в подарок',
      'Сыйлыққа бір ай «Бәрі бірге»',
      'Bir oy «Hammasi» sovgʻaga',
      'A month of Everything as a gift',
    ),
    text: localised(
      'Все каналы, фильмы и сериалы на 30 дней. Они начнутся сегодня.',
      'Барлық арна, фильм мен телехикая 30 күнге. Бүгін басталады.',
      'Barcha kanal, film va seriallar 30 kunga. Bugun boshlanadi.',
      'All channels, films and series for 30 days. They begin today.',
    ),
  },
  {
    ...COMMON,
    code: 'CARD60',
    packetId: 12,
    days: 60,
    isPaid: true,
    neededRefund: true,
    title: localised('Два месяца «Всё сразу»', 'Екі ай «Бәрі бірге»', 'Ikki oy «Hammasi»', 'Two months of Everything'),
    text: localised(
      'Нужна привязанная карта. Небольшую сумму спишем для проверки и сразу вернём.',
      'Байланған карта керек. Тексеру үшін шағын сома шегеріп, бірден қайтарамыз.',
      'Ulangan karta kerak. Tekshirish uchun kichik summa yechamiz va darhol qaytaramiz.',
      'A linked card is needed. A small amount is charged to check it, and given back at once.',
    ),
  },
  { ...COMMON, code: 'USEDUP', isUsedUp: true },
  { ...COMMON, code: 'WINTER24', endsAt: '2025-03-01T00:00:00Z' },
  { ...COMMON, code: 'NEIGHBOUR', providerIds: [8], forcedPacketId: 12 },
  {
    ...COMMON,
    code: 'SUMMER',
    title: localised(
      'Лето с телевизором на даче',
      'Саяжайдағы теледидармен жаз',
      'Dala hovlida televizor bilan yoz',
      'Summer, with television at the cottage',
    ),
  },
];
