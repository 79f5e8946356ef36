import { localised, type Localised } from '../world/localised.ts';
import type { SeedPacket, SeedProvider } from '../world/sales.ts';

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
  readonly sellsWithoutBase: boolean;
}

const same = (text: string): Localised => localised(text, text, text, text);

const line = (
  id: number,
  shortname: string,
  brandId: string | null,
  name: Localised,
  country: ProviderLine['country'],
  phone: string,
  switches: Partial<Pick<ProviderLine, 'isHavePurchases' | 'autoAuth' | 'sellsWithoutBase'>> = {},
): ProviderLine => ({
  id,
  shortname,
  brandId,
  name,
  country,
  phone,
  isHavePurchases: switches.isHavePurchases ?? true,
  autoAuth: switches.autoAuth ?? false,
  sellsWithoutBase: switches.sellsWithoutBase ?? false,
});

/** Provider 760 is offered to everybody (PROV-011). */
export const SHARED_PROVIDER_ID = 760;

/** One provider for each brand, then the numbered ones that rules name. */
const PROVIDER_LINES: readonly ProviderLine[] = [
  line(1, 'web', 'web', same('Web'), 'KZ', '+7 700 000 10 10'),
  line(2, 'almatv', 'almatv', same('Alma TV'), 'KZ', '+7 700 000 20 20'),
  line(3, 'mbank', 'mbank', same('mbank ТВ'), 'KG', '+996 700 000 303'),
  line(4, 'birgetv', 'birgetv', same('Birge TV'), 'KZ', '+7 700 000 40 40', { autoAuth: true }),
  line(5, 'vlife', 'vlife', same('vlife'), 'UZ', '+998 70 000 50 50', { sellsWithoutBase: true }),
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

export function buildProviders(packets: readonly SeedPacket[]): readonly SeedProvider[] {
  return PROVIDER_LINES.map(
    ({ id, shortname, brandId, name, country, phone, isHavePurchases, autoAuth, sellsWithoutBase }) => ({
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
      sellsWithoutBase,
      countryCode: country,
      packetIds: packets.filter(({ providerIds }) => providerIds.includes(id)).map((packet) => packet.id),
    }),
  );
}
