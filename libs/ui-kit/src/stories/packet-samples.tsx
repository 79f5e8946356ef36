import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import type { ComparisonCell, ComparisonRow } from '../packets/comparison-model.ts';
import type { ComparedPacket } from '../packets/packet-comparison.tsx';
import { Price } from '../packets/price.tsx';

/** Packets of an invented provider, as many and as long as the stories need. */
const has = (text?: string): ComparisonCell => ({ included: true, text });
const not: ComparisonCell = { included: false };

const row = (id: string, label: string, cells: readonly ComparisonCell[]): ComparisonRow => ({
  id,
  label,
  cells: Object.fromEntries(
    ['basic', 'family', 'all', 'sport', 'kids'].map((packet, at) => [packet, cells[at] ?? not]),
  ),
});

export const comparedRows: readonly ComparisonRow[] = [
  row('channels', 'Телеканалы', [
    has('84 канала'),
    { ...has('164 канала'), action: <TextLink href="#channels">Ещё 80 каналов</TextLink> },
    has('190 каналов'),
    has('24 канала'),
    has('18 каналов'),
  ]),
  row('archive', 'Архив эфира', [has('3 дня'), has('7 дней'), has('14 дней'), has('14 дней'), has('7 дней')]),
  row('screens', 'Одновременно', [has('1 экран'), has('3 экрана'), has('5 экранов'), has('2 экрана'), has('2 экрана')]),
  row('films', 'Кино и сериалы', [not, has('1 800 фильмов'), has('3 400 фильмов и премьеры')]),
  row('kids', 'Детям', [not, has('Детский профиль'), has('Детский профиль'), not, has('Детский профиль')]),
  row('quality', 'Качество', [has('HD'), has('Full HD'), has('4K'), has('4K'), has('Full HD')]),
  row('ads', 'Без рекламы', [not, not, has()]),
];

const action = (title: string) => <Button wide>Выбрать «{title}»</Button>;

export const comparedPackets: readonly ComparedPacket[] = [
  {
    id: 'basic',
    title: 'Базовый',
    href: '#basic',
    price: <Price amount="790 ₸" period="в месяц" note="9 480 ₸ за год" instead="11 880 ₸" />,
    note: 'Сегодня к оплате 0 ₸',
    action: action('Базовый'),
  },
  {
    id: 'family',
    title: 'Семья',
    href: '#family',
    reason: 'Подходит для 3 человек и 2 телевизоров',
    price: <Price amount="1 990 ₸" period="в месяц" note="23 880 ₸ за год" instead="29 880 ₸" />,
    note: 'Сегодня к оплате 0 ₸',
    action: (
      <Button kind="primary" wide>
        Попробовать
      </Button>
    ),
  },
  {
    id: 'all',
    title: 'Всё сразу',
    href: '#all',
    price: <Price amount="3 190 ₸" period="в месяц" note="38 280 ₸ за год" instead="47 880 ₸" />,
    note: 'Сегодня к оплате 0 ₸',
    action: action('Всё сразу'),
  },
];

export const ownedAndUnavailable: readonly ComparedPacket[] = [
  {
    ...comparedPackets[0]!,
    tone: 'owned',
    mark: 'Подключён',
    note: 'До 5 декабря',
    action: <Button wide>Смотреть</Button>,
  },
  comparedPackets[1]!,
  {
    id: 'sport',
    title: 'Спорт',
    href: '#sport',
    tone: 'unavailable',
    mark: 'Недоступен',
    price: <Price amount="1 490 ₸" period="в месяц" />,
    note: 'Оператор продаёт этот пакет только вместе с интернетом',
  },
  { ...comparedPackets[2]!, id: 'kids', title: 'Детский', href: '#kids' },
  { ...comparedPackets[2]! },
];

/** As many packets and channels as the largest provider has. */
export function manyPackets(packets: number, channels: number) {
  const ids = Array.from({ length: packets }, (_, at) => `p${at}`);
  return {
    packets: ids.map((id, at): ComparedPacket => ({
      id,
      title: `Пакет ${at + 1}`,
      href: `#${id}`,
      price: <Price amount={`${490 + at * 10} ₸`} period="в месяц" />,
      action: action(`Пакет ${at + 1}`),
    })),
    rows: Array.from({ length: channels }, (_, channel): ComparisonRow => ({
      id: channel,
      label: `Канал ${channel + 1}`,
      cells: Object.fromEntries(ids.map((id, at) => [id, (channel + at) % 3 === 0 ? not : has()])),
    })),
  };
}
