/** Towns with the case forms that titles and biographies need. */
export interface Place {
  readonly ru: { readonly name: string; readonly from: string; readonly at: string };
  readonly kk: { readonly name: string; readonly from: string; readonly at: string };
  readonly uz: { readonly name: string; readonly from: string; readonly at: string };
  readonly en: string;
}

const place = (
  ru: string,
  from: string,
  at: string,
  kk: string,
  kkFrom: string,
  kkAt: string,
  uz: string,
  en: string,
): Place => ({
  ru: { name: ru, from: `из ${from}`, at: `в ${at}` },
  kk: { name: kk, from: kkFrom, at: kkAt },
  uz: { name: uz, from: `${uz}dan`, at: `${uz}da` },
  en,
});

export const PLACES: readonly Place[] = [
  place('Тараз', 'Тараза', 'Таразе', 'Тараз', 'Тараздан', 'Таразда', 'Taroz', 'Taraz'),
  place('Шымкент', 'Шымкента', 'Шымкенте', 'Шымкент', 'Шымкенттен', 'Шымкентте', 'Chimkent', 'Shymkent'),
  place('Актау', 'Актау', 'Актау', 'Ақтау', 'Ақтаудан', 'Ақтауда', 'Oqtov', 'Aktau'),
  place('Семей', 'Семея', 'Семее', 'Семей', 'Семейден', 'Семейде', 'Semey', 'Semey'),
  place('Кызылорда', 'Кызылорды', 'Кызылорде', 'Қызылорда', 'Қызылордадан', 'Қызылордада', 'Qizilorda', 'Kyzylorda'),
  place('Караганда', 'Караганды', 'Караганде', 'Қарағанды', 'Қарағандыдан', 'Қарағандыда', 'Qaragʻanda', 'Karaganda'),
  place('Туркестан', 'Туркестана', 'Туркестане', 'Түркістан', 'Түркістаннан', 'Түркістанда', 'Turkiston', 'Turkistan'),
  place('Атырау', 'Атырау', 'Атырау', 'Атырау', 'Атыраудан', 'Атырауда', 'Atirau', 'Atyrau'),
  place('Костанай', 'Костаная', 'Костанае', 'Қостанай', 'Қостанайдан', 'Қостанайда', 'Qostanay', 'Kostanay'),
  place('Балхаш', 'Балхаша', 'Балхаше', 'Балқаш', 'Балқаштан', 'Балқашта', 'Balxash', 'Balkhash'),
  place('Бухара', 'Бухары', 'Бухаре', 'Бұхара', 'Бұхарадан', 'Бұхарада', 'Buxoro', 'Bukhara'),
  place('Наманган', 'Намангана', 'Намангане', 'Наманган', 'Наманганнан', 'Наманганда', 'Namangan', 'Namangan'),
  place('Хива', 'Хивы', 'Хиве', 'Хиуа', 'Хиуадан', 'Хиуада', 'Xiva', 'Khiva'),
  place('Нукус', 'Нукуса', 'Нукусе', 'Нөкіс', 'Нөкістен', 'Нөкісте', 'Nukus', 'Nukus'),
  place('Каракол', 'Каракола', 'Караколе', 'Қарақол', 'Қарақолдан', 'Қарақолда', 'Qoraqoʻl', 'Karakol'),
  place('Ош', 'Оша', 'Оше', 'Ош', 'Оштан', 'Ошта', 'Oʻsh', 'Osh'),
];
