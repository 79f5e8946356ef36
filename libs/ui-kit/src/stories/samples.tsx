import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ChannelCard } from '../cards/channel-card.tsx';
import { HistoryCard } from '../cards/history-card.tsx';
import { PersonCard } from '../cards/person-card.tsx';
import { PosterCard } from '../cards/poster-card.tsx';
import { WideCard } from '../cards/wide-card.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Rating } from '../feedback/rating.tsx';
import { infoIcon, playIcon } from '../icons/shapes.ts';
import { plusIcon } from '../icons/page-shapes.ts';
import type { Promo } from '../hero/promo-banner.tsx';
import { artwork } from './artwork.ts';
import { channelMark, portrait } from './marks.ts';
import { type SceneName } from './scenes.ts';

/** Titles, channels and faces for the stories: what a real evening looks like, in the languages of the viewers. */
const titles: readonly { readonly title: string; readonly scene: SceneName; readonly meta: string }[] = [
  { title: 'Тихий перевал', scene: 'steppe', meta: '2026 · Драма' },
  { title: 'Город без сна', scene: 'city', meta: '2026 · Триллер' },
  { title: 'Лес помнит', scene: 'forest', meta: '2025 · Детектив' },
  { title: 'Орбита 9', scene: 'planet', meta: '2026 · Фантастика' },
  { title: 'Маяк на Каспии', scene: 'sea', meta: '2024 · Драма' },
  { title: 'Айналайын', scene: 'rays', meta: '2026 · Комедия' },
  { title: 'Чемпионы двора', scene: 'stadium', meta: '2025 · Семейный' },
  { title: 'Лиса и Луна', scene: 'moon', meta: '2026 · Мультфильм' },
  { title: 'Громче!', scene: 'stage', meta: '2025 · Музыка' },
  { title: 'Трасса 77', scene: 'road', meta: '2024 · Боевик' },
  { title: 'Дала үні', scene: 'steppe', meta: '2025 · Документальный' },
  { title: 'Крыши', scene: 'city', meta: '2025 · Молодёжный' },
];

export const channels = [
  { name: 'Алатау 24', programme: 'Вечерние итоги', time: ['19:30', '20:15'], percent: 62, scene: 'city' },
  {
    name: 'Арена 1',
    programme: 'Тулпар — Жұлдыз. Второй тайм',
    time: ['19:00', '21:00'],
    percent: 48,
    scene: 'stadium',
  },
  { name: 'Кино Вечер', programme: 'Свидетель с пятого этажа', time: ['18:50', '20:40'], percent: 71, scene: 'forest' },
  { name: 'Көбелек', programme: 'Түлкінің күні', time: ['19:45', '20:10'], percent: 40, scene: 'moon' },
  { name: 'Пульс', programme: 'Большой концерт в горах', time: ['18:00', '20:30'], percent: 83, scene: 'stage' },
  { name: 'Дала HD', programme: 'Жайлау. Лето в горах', time: ['19:00', '20:20'], percent: 55, scene: 'steppe' },
  { name: 'Отбасы', programme: 'Ас болсын! Бауырсаки и чай', time: ['19:30', '20:30'], percent: 51, scene: 'rays' },
  { name: 'Диалог', programme: 'Двое в студии', time: ['19:00', '20:00'], percent: 72, scene: 'planet' },
] as const satisfies readonly {
  scene: SceneName;
  name: string;
  programme: string;
  time: readonly [string, string];
  percent: number;
}[];

export const people = [
  { name: 'Айгерим Сатова', role: 'Зере' },
  { name: 'Тимур Белов', role: 'Даут' },
  { name: 'Лаура Ким', role: 'Врач' },
  { name: 'Арсен Жолдас', role: 'Ержан' },
  { name: 'Борис Нагаев', role: 'Старик' },
  { name: 'Дина Орал', role: 'Режиссёр' },
  { name: 'Сәуле Әбенова', role: 'Оператор' },
  { name: 'Үміт Құрманғалиева', role: 'Композитор' },
];

const cycle = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const posterCards = (count: number): ReactNode[] =>
  Array.from({ length: count }, (_, i) => {
    const { title, scene, meta } = cycle(titles, i);
    return (
      <PosterCard key={i} title={title} meta={meta} href={`/contents/${i}`} picture={artwork(title, scene, 'poster')} />
    );
  });

export const wideCards = (count: number): ReactNode[] =>
  Array.from({ length: count }, (_, i) => {
    const { title, scene, meta } = cycle(titles, i + 3);
    return (
      <WideCard key={i} title={title} meta={meta} href={`/contents/${i}`} picture={artwork(title, scene, 'wide')} />
    );
  });

const left = [
  'S2 E4 · Снег в мае · осталось 24 мин',
  'S1 E2 · Тропа · осталось 41 мин',
  'Фильм · осталось 1 ч 02 мин',
  'S1 E7 · Тишина в эфире · осталось 9 мин',
];
export const historyCards = (count: number): ReactNode[] =>
  Array.from({ length: count }, (_, i) => {
    const { title, scene } = cycle(
      [titles[0], titles[2], titles[6], titles[3], titles[7], titles[8]].filter((item) => item !== undefined),
      i,
    );
    return (
      <HistoryCard
        key={i}
        title={title}
        meta={cycle(left, i)}
        percent={[54, 18, 37, 82, 66, 25][i % 6] ?? 50}
        href={`/watch/${i}`}
        picture={artwork(title, scene, 'wide')}
      />
    );
  });

export const channelCards = (count: number): ReactNode[] =>
  Array.from({ length: count }, (_, i) => {
    const { name, programme, time, percent, scene } = cycle(channels, i);
    return (
      <ChannelCard
        key={i}
        title={name}
        programme={programme}
        time={time}
        percent={percent}
        href={`/channels/all/${i}`}
        logo={channelMark(name)}
        picture={artwork(programme, scene, 'wide')}
      />
    );
  });

export const personCards = (count: number): ReactNode[] =>
  Array.from({ length: count }, (_, i) => {
    const { name, role } = cycle(people, i);
    return <PersonCard key={i} title={name} role={role} href={`/persons/${i}`} picture={portrait(name)} />;
  });

const actions = (
  <>
    <Button kind="primary" icon={playIcon} href="/watch/1">
      Смотреть
    </Button>
    <Button kind="on-art" icon={plusIcon}>
      В избранное
    </Button>
    <IconButton kind="on-art" icon={infoIcon} label="Подробнее" href="/contents/1" />
  </>
);

export const promos: readonly Promo[] = [
  {
    id: 'pass',
    title: 'Тихий перевал',
    kicker: 'Новый сезон · серии по четвергам',
    facts: [
      <span key="r" data-label="Рейтинг">
        <Rating value={8.4} text="8,4" />
      </span>,
      <span key="y" data-label="Год">
        2026
      </span>,
      <span key="k" data-label="Жанр">
        Драма
      </span>,
      <span key="l" data-label="Время">
        2 сезона
      </span>,
      <span key="a" data-label="Возраст">
        <Badge tone="outline">16+</Badge>
      </span>,
    ],
    description:
      'Два брата ведут последний караван через перевал, закрытый на тридцать лет. Один ищет отца, второй знает, где он.',
    picture: artwork('Тихий перевал', 'steppe', 'hero'),
    actions,
  },
  {
    id: 'orbit',
    title: 'Орбита 9',
    facts: [
      <Rating key="r" value={7.9} text="7,9" />,
      '2026',
      'Фантастика',
      <Badge key="age" tone="outline">
        12+
      </Badge>,
    ],
    description: 'На девятой орбите слышен голос, которого там быть не может.',
    picture: artwork('Орбита 9', 'planet', 'hero'),
    actions,
  },
  {
    id: 'city',
    title: 'Город без сна',
    kicker: 'Новая серия сегодня в 22:00',
    facts: [<Rating key="r" value={8.1} text="8,1" />, '2026', 'Триллер'],
    description: 'Курьерка находит чужой телефон. В нём — маршрут её завтрашней ночи.',
    picture: artwork('Город без сна', 'city', 'hero'),
    actions,
  },
  {
    id: 'lighthouse',
    title: 'Маяк на Каспии',
    facts: ['7,6', '2024'],
    picture: artwork('Маяк на Каспии', 'sea', 'hero'),
    actions,
  },
  { id: 'loud', title: 'Громче!', facts: ['7,2', '2025'], picture: artwork('Громче!', 'stage', 'hero'), actions },
];

export const LONG_TITLE = 'Необыкновенные приключения трёх бауырсаков на краю очень длинной степи, часть вторая';

/** The same length in the alphabets of the viewers: words that do not break, letters that stand higher. */
export const LONG_TITLES = [
  LONG_TITLE,
  'Қазақстанның ең қызықты өңірлері туралы құпия қоржын және ұзақ әңгіме',
  'საღამოს დიდი საუბარი მთის სოფლების მომავალზე და გზებზე',
] as const;
