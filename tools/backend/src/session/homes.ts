import { localised, type Localised } from '../world/localised.ts';

/** Cities and homes of a provider that connects homes: each phone has as many as its last digit says. */
const CITIES: readonly { readonly id: number; readonly name: Localised; readonly streets: readonly string[] }[] = [
  {
    id: 1,
    name: localised('Алматы', 'Алматы', 'Olmaota', 'Almaty'),
    streets: ['Абая 150, кв. 12', 'Сатпаева 9, кв. 41'],
  },
  { id: 2, name: localised('Астана', 'Астана', 'Ostona', 'Astana'), streets: ['Кабанбай батыра 7, кв. 88'] },
  { id: 3, name: localised('Шымкент', 'Шымкент', 'Chimkent', 'Shymkent'), streets: ['Тауке хана 3, кв. 5'] },
];

export type Home = { readonly addressId: number; readonly address: string; readonly cityId: number };

const HOMES: readonly Home[] = CITIES.flatMap(({ id, streets }) =>
  streets.map((address, index) => ({ addressId: id * 100 + index, address, cityId: id })),
);

/** No home, one, or several: by the last digit of the phone (0, 1 to 4, 5 to 9). */
export function homesOfPhone(phone: string): readonly Home[] {
  const digit = Number(phone.at(-1));
  if (digit === 0) return [];
  return digit <= 4 ? HOMES.slice(0, 1) : HOMES;
}

export const cities = () => CITIES.map(({ id, name }) => ({ id, name }));
export const homesOfCity = (homes: readonly Home[], cityId: number) => homes.filter((home) => home.cityId === cityId);
