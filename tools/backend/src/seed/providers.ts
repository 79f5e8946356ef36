import { localised, type Localised } from './localised.ts';
import type { SeedChannel, SeedPacket, SeedProvider } from './world.ts';

const TENGE = { UTF_NAME: '₸', ASCII_NAME: 'KZT', ISO_CODE: 'KZT' } as const;
const SUM = { UTF_NAME: 'soʻm', ASCII_NAME: 'UZS', ISO_CODE: 'UZS' } as const;
const SOM = { UTF_NAME: 'с', ASCII_NAME: 'KGS', ISO_CODE: 'KGS' } as const;

const REGISTER = localised('Подключиться', 'Қосылу', 'Ulanish', 'Get connected');

interface ProviderLine {
  readonly id: number;
  readonly shortname: string;
  readonly brandId: string | null;
  readonly name: Localised;
  readonly country: 'KZ' | 'UZ' | 'KG';
  readonly phone: string;
  readonly isHavePurchases: boolean;
  readonly autoAuth: boolean;
}

const same = (text: string): Localised => localised(text, text, text, text);

const line = (
  id: number,
  shortname: string,
  brandId: string | null,
  name: Localised,
  country: ProviderLine['country'],
  phone: string,
  switches: { readonly isHavePurchases?: boolean; readonly autoAuth?: boolean } = {},
): ProviderLine => ({
  id,
  shortname,
  brandId,
  name,
  country,
  phone,
  isHavePurchases: switches.isHavePurchases ?? true,
  autoAuth: switches.autoAuth ?? false,
});

/** Provider 760 is offered to everybody (PROV-011). */
const SHARED_PROVIDER_ID = 760;

/** One provider for each brand, then the numbered ones that rules name. */
const PROVIDER_LINES: readonly ProviderLine[] = [
  line(1, 'web', 'web', same('Web'), 'KZ', '+7 700 000 10 10'),
  line(2, 'almatv', 'almatv', same('Alma TV'), 'KZ', '+7 700 000 20 20'),
  line(3, 'mbank', 'mbank', same('mbank ТВ'), 'KG', '+996 700 000 303'),
  line(4, 'birgetv', 'birgetv', same('Birge TV'), 'KZ', '+7 700 000 40 40', { autoAuth: true }),
  line(5, 'vlife', 'vlife', same('vlife'), 'UZ', '+998 70 000 50 50'),
  line(6, 'freedom-superapp', 'freedom-superapp', same('Freedom'), 'KZ', '+7 700 000 60 60', { autoAuth: true }),
  line(8, 'tau-line', null, localised('Тау-Лайн', 'Тау-Лайн', 'Tov-Layn', 'Tau Line'), 'KZ', '+7 700 000 08 08'),
  line(97, 'arna-net', null, localised('Арна Нет', 'Арна Нет', 'Arna Net', 'Arna Net'), 'KZ', '+7 700 000 97 97'),
  line(442, 'kentel', null, localised('Кентел', 'Кентел', 'Kentel', 'Kentel'), 'KZ', '+7 700 004 42 42'),
  line(
    726,
    'dala-svyaz',
    null,
    localised('Дала Связь', 'Дала Байланыс', 'Dala Aloqa', 'Dala Connect'),
    'KZ',
    '+7 700 007 26 26',
  ),
  line(
    SHARED_PROVIDER_ID,
    'ortaq',
    null,
    localised('Общий каталог', 'Ортақ каталог', 'Umumiy katalog', 'Shared Catalogue'),
    'KZ',
    '+7 700 007 60 60',
  ),
  line(775, 'sahil', null, localised('Сахил', 'Сахил', 'Sohil', 'Sahil'), 'KZ', '+7 700 007 75 75', {
    isHavePurchases: false,
  }),
  line(
    922,
    'zhetisu-home',
    null,
    localised('Жетысу Дом', 'Жетісу Үй', 'Yettisuv Uy', 'Zhetysu Home'),
    'KZ',
    '+7 700 009 22 22',
  ),
];

interface PacketLine {
  readonly id: number;
  readonly name: Localised;
  readonly kind: SeedPacket['kind'];
  readonly providerIds: readonly number[];
  readonly holds: (channel: SeedChannel) => boolean;
  readonly libraryIds: readonly number[];
}

const BRAND_PROVIDER_IDS = [1, 2, 3, 4, 5, 6];
const isBase = (channel: SeedChannel): boolean => channel.access !== 'extra';
const isForAdults = (channel: SeedChannel): boolean => channel.age === null || channel.age >= 18;

const PACKET_LINES: readonly PacketLine[] = [
  {
    id: 10,
    name: localised('Старт', 'Старт', 'Start', 'Start'),
    kind: 'base',
    providerIds: [...BRAND_PROVIDER_IDS, 8, 97, 922, SHARED_PROVIDER_ID],
    holds: (channel) => channel.access === 'free',
    libraryIds: [1],
  },
  {
    id: 11,
    name: localised('Семья', 'Отбасы', 'Oila', 'Family'),
    kind: 'base',
    providerIds: [...BRAND_PROVIDER_IDS, 8, 442, 922],
    holds: isBase,
    libraryIds: [1, 2, 3, 4, 5],
  },
  {
    id: 12,
    name: localised('Всё сразу', 'Бәрі бірге', 'Hammasi', 'Everything'),
    kind: 'base',
    providerIds: [...BRAND_PROVIDER_IDS, 8],
    holds: (channel) => !isForAdults(channel),
    libraryIds: [1, 2, 3, 4, 5, 6],
  },
  {
    id: 21,
    name: localised('Премьера', 'Премьера', 'Premyera', 'Premiere'),
    kind: 'partner',
    providerIds: BRAND_PROVIDER_IDS,
    holds: ({ id }) => [112, 143, 153].includes(id),
    libraryIds: [6],
  },
  {
    id: 22,
    name: localised('После полуночи', 'Түн ортасынан кейін', 'Yarim tundan soʻng', 'After Midnight'),
    kind: 'partner',
    providerIds: BRAND_PROVIDER_IDS,
    holds: isForAdults,
    libraryIds: [],
  },
  {
    id: 23,
    name: localised('Природа и корт', 'Табиғат пен корт', 'Tabiat va kort', 'Nature and Court'),
    kind: 'partner',
    providerIds: [...BRAND_PROVIDER_IDS, SHARED_PROVIDER_ID],
    holds: ({ id }) => [125, 147].includes(id),
    libraryIds: [5],
  },
  {
    id: 31,
    name: localised('Дом 100', 'Үй 100', 'Uy 100', 'Home 100'),
    kind: 'bundle',
    providerIds: [97, 922, 8],
    holds: isBase,
    libraryIds: [1],
  },
  {
    id: 32,
    name: localised('Дом 300', 'Үй 300', 'Uy 300', 'Home 300'),
    kind: 'bundle',
    providerIds: [97, 922],
    holds: isBase,
    libraryIds: [1, 3],
  },
  {
    id: 33,
    name: localised('Гигабит', 'Гигабит', 'Gigabit', 'Gigabit'),
    kind: 'bundle',
    providerIds: [97, 922],
    holds: isBase,
    libraryIds: [1, 2, 3, 4, 5],
  },
  {
    id: 66,
    name: localised('Архивный базовый', 'Мұрағаттық базалық', 'Arxiv asosiy', 'Legacy Base'),
    kind: 'base',
    providerIds: [775],
    holds: isBase,
    libraryIds: [1],
  },
  {
    id: 424,
    name: localised('Старый базовый', 'Ескі базалық', 'Eski asosiy', 'Old Base'),
    kind: 'base',
    providerIds: [726],
    holds: isBase,
    libraryIds: [1],
  },
  {
    id: 430,
    name: localised('Старый базовый плюс', 'Ескі базалық плюс', 'Eski asosiy plyus', 'Old Base Plus'),
    kind: 'base',
    providerIds: [726],
    holds: isBase,
    libraryIds: [1, 3],
  },
  {
    id: 431,
    name: localised('Дала', 'Дала', 'Dasht', 'Dala'),
    kind: 'base',
    providerIds: [726, 775],
    holds: isBase,
    libraryIds: [1, 2],
  },
];

export function buildPackets(channels: readonly SeedChannel[]): readonly SeedPacket[] {
  return PACKET_LINES.map(({ holds, ...packet }) => ({
    ...packet,
    channelIds: channels.filter(holds).map(({ id }) => id),
  }));
}

export function buildProviders(packets: readonly SeedPacket[]): readonly SeedProvider[] {
  return PROVIDER_LINES.map(({ id, shortname, brandId, name, country, phone, isHavePurchases, autoAuth }) => ({
    id,
    shortname,
    name,
    brandId,
    logoKey: `pv${id}`,
    supportUrl: `https://support.${shortname}.example/`,
    supportPhone: phone,
    supportEmail: `help@${shortname}.example`,
    regformButtonUrl: `https://${shortname}.example/connect`,
    regformButtonCaption: REGISTER,
    currency: country === 'KZ' ? TENGE : country === 'UZ' ? SUM : SOM,
    isHavePurchases,
    autoAuth,
    isShared: id === SHARED_PROVIDER_ID,
    countryCode: country,
    packetIds: packets.filter(({ providerIds }) => providerIds.includes(id)).map((packet) => packet.id),
  }));
}
