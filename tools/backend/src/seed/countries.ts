import { localised } from '../world/localised.ts';
import type { SeedCountry } from '../world/catalogue.ts';

type Line = readonly [code: string, ru: string, kk: string, uz: string, en: string];

/** Filters show the first thirty (ROWS-076), so the region comes first. */
const LINES: readonly Line[] = [
  ['KZ', 'Казахстан', 'Қазақстан', 'Qozogʻiston', 'Kazakhstan'],
  ['UZ', 'Узбекистан', 'Өзбекстан', 'Oʻzbekiston', 'Uzbekistan'],
  ['KG', 'Кыргызстан', 'Қырғызстан', 'Qirgʻiziston', 'Kyrgyzstan'],
  ['TJ', 'Таджикистан', 'Тәжікстан', 'Tojikiston', 'Tajikistan'],
  ['TM', 'Туркменистан', 'Түрікменстан', 'Turkmaniston', 'Turkmenistan'],
  ['TR', 'Турция', 'Түркия', 'Turkiya', 'Türkiye'],
  ['GE', 'Грузия', 'Грузия', 'Gruziya', 'Georgia'],
  ['AZ', 'Азербайджан', 'Әзербайжан', 'Ozarbayjon', 'Azerbaijan'],
  ['AM', 'Армения', 'Армения', 'Armaniston', 'Armenia'],
  ['RU', 'Россия', 'Ресей', 'Rossiya', 'Russia'],
  ['KR', 'Республика Корея', 'Корея Республикасы', 'Koreya Respublikasi', 'Republic of Korea'],
  ['JP', 'Япония', 'Жапония', 'Yaponiya', 'Japan'],
  ['CN', 'Китай', 'Қытай', 'Xitoy', 'China'],
  ['MN', 'Монголия', 'Моңғолия', 'Mongoliya', 'Mongolia'],
  ['IN', 'Индия', 'Үндістан', 'Hindiston', 'India'],
  ['IR', 'Иран', 'Иран', 'Eron', 'Iran'],
  ['FR', 'Франция', 'Франция', 'Fransiya', 'France'],
  ['DE', 'Германия', 'Германия', 'Germaniya', 'Germany'],
  ['IT', 'Италия', 'Италия', 'Italiya', 'Italy'],
  ['ES', 'Испания', 'Испания', 'Ispaniya', 'Spain'],
  ['PL', 'Польша', 'Польша', 'Polsha', 'Poland'],
  ['RO', 'Румыния', 'Румыния', 'Ruminiya', 'Romania'],
  ['BG', 'Болгария', 'Болгария', 'Bolgariya', 'Bulgaria'],
  ['LV', 'Латвия', 'Латвия', 'Latviya', 'Latvia'],
  ['LT', 'Литва', 'Литва', 'Litva', 'Lithuania'],
  ['EE', 'Эстония', 'Эстония', 'Estoniya', 'Estonia'],
  ['SE', 'Швеция', 'Швеция', 'Shvetsiya', 'Sweden'],
  ['DK', 'Дания', 'Дания', 'Daniya', 'Denmark'],
  ['GB', 'Великобритания', 'Ұлыбритания', 'Buyuk Britaniya', 'United Kingdom'],
  ['US', 'США', 'АҚШ', 'AQSH', 'USA'],
  ['CA', 'Канада', 'Канада', 'Kanada', 'Canada'],
  ['BR', 'Бразилия', 'Бразилия', 'Braziliya', 'Brazil'],
  ['AR', 'Аргентина', 'Аргентина', 'Argentina', 'Argentina'],
  ['AU', 'Австралия', 'Аустралия', 'Avstraliya', 'Australia'],
];

export const COUNTRIES: readonly SeedCountry[] = LINES.map(([code, ru, kk, uz, en], index) => ({
  id: index + 1,
  code,
  name: localised(ru, kk, uz, en),
}));

export function countryByCode(code: string): SeedCountry {
  const found = COUNTRIES.find((country) => country.code === code);
  if (found === undefined) throw new Error(`unknown country ${code}`);
  return found;
}
