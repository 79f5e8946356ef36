import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { heartIcon } from '../icons/page-shapes.ts';
import { Grid } from '../rows/grid.tsx';
import { artwork } from '../stories/artwork.ts';
import { channelMark, portrait } from '../stories/marks.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { ButtonCard } from './button-card.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { cardLooks } from '../theme/looks.ts';
import { type CardKind, cardSteps } from './card-sizes.ts';
import { ChannelCard } from './channel-card.tsx';
import { CollectionCard } from './collection-card.tsx';
import { EpisodeCard } from './episode-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PersonCard } from './person-card.tsx';
import { PosterCard } from './poster-card.tsx';
import { PromoWideCard } from './promo-wide-card.tsx';
import { WideCard } from './wide-card.tsx';

const meta = { title: 'Cards', parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a card must be, whatever it looks like: the name that is read out, and the shape of its picture, width by height. */
interface CardPromise {
  readonly name: RegExp;
  readonly shape?: number;
  readonly progress?: number;
}

/** Cards of a kind in a grid; the requirement that they answer names the story, and the first of them keeps what is promised. */
const show = (cards: CardKind, children: ReactNode, requirement?: string, promise?: CardPromise): Story => ({
  ...(requirement && { name: requirement }),
  render: () => (
    <div style={{ padding: '32px 0' }}>
      <Grid cards={cards} label="Карточки">
        {children}
      </Grid>
    </div>
  ),
  ...(promise && {
    play: async ({ canvasElement }) => {
      const [card] = canvasElement.querySelectorAll<HTMLElement>('[data-card-target]');
      if (!card) throw new Error('There is no card.');
      await expect(card).toHaveAccessibleName(promise.name);
      if (promise.shape) {
        const { width, height } = (card.querySelector('[data-ratio]') ?? card).getBoundingClientRect();
        await expect(width / height).toBeCloseTo(promise.shape, 1);
      }
      if (promise.progress !== undefined)
        await expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(promise.progress));
    },
  }),
});

const heart = <IconButton icon={heartIcon} label="В избранное" kind="on-art" round />;

export const Poster = show(
  'poster',
  [
    <PosterCard
      key="1"
      title="Тихий перевал"
      meta="2026 · Драма"
      href="/1"
      picture={artwork('Тихий перевал', 'steppe', 'poster')}
    />,
    <PosterCard
      key="2"
      title="Крыши"
      meta="2025 · Молодёжный"
      note="от 290 ₸"
      locked
      href="/2"
      picture={artwork('Крыши', 'city', 'poster')}
    />,
    <PosterCard
      key="3"
      title="Айналайын"
      meta="2026 · Комедия"
      badges={<Badge tone="accent">Новинка</Badge>}
      href="/3"
      picture={artwork('Айналайын', 'rays', 'poster')}
    />,
    <PosterCard
      key="4"
      title="Орбита 9"
      meta="2026"
      watched
      href="/4"
      picture={artwork('Орбита 9', 'planet', 'poster')}
    />,
    <PosterCard key="5" title={LONG_TITLE} meta={LONG_TITLE} href="/5" />,
    <PosterCard
      key="6"
      title="Громче!"
      meta="2025 · Музыка"
      href="/6"
      extra={heart}
      picture={artwork('Громче!', 'stage', 'poster')}
    />,
  ],
  'ROWS-032 a vertical poster',
  { name: /Тихий перевал.*2026 · Драма/, shape: 2 / 3 },
);

/** Nothing to show of these films: their genres' colours and their titles stand in, in every alphabet. */
export const WithoutArtwork = show('poster', [
  <PosterCard key="1" title="Тихий перевал" meta="2026 · Драма" genre={1} href="/1" />,
  <PosterCard key="2" title="Үміт Құрманғалиеваның ұзақ жолы" meta="2025 · Деректі" genre={2} href="/2" />,
  <PosterCard key="3" title="მთების ბოლო მწყემსი და მისი ძაღლი" meta="2024" genre={3} href="/3" />,
  <PosterCard key="4" title="Bobur va yulduzlar" meta="2023 · Tarix" genre={4} href="/4" />,
  <PosterCard key="5" title={LONG_TITLE} genre={5} href="/5" />,
  <PosterCard key="6" title="Без жанра" href="/6" />,
]);

export const Wide = show(
  'wide',
  [
    <WideCard
      key="1"
      title="Маяк на Каспии"
      meta="2024 · Драма"
      href="/1"
      picture={artwork('Маяк на Каспии', 'sea', 'wide')}
    />,
    <WideCard
      key="2"
      title="Трасса 77"
      meta="Боевик"
      locked
      note="от 290 ₸"
      href="/2"
      picture={artwork('Трасса 77', 'road', 'wide')}
    />,
    <WideCard key="3" title={LONG_TITLE} meta={LONG_TITLE} href="/3" />,
  ],
  'ROWS-033 a horizontal card',
  { name: /Маяк на Каспии.*2024 · Драма/, shape: 16 / 9 },
);

export const History = show(
  'history',
  [
    <HistoryCard
      key="1"
      title="Лес помнит"
      meta="S1 E2 · осталось 41 мин"
      percent={18}
      href="/1"
      picture={artwork('Лес помнит', 'forest', 'wide')}
    />,
    <HistoryCard
      key="2"
      title="Чемпионы двора"
      meta="осталось 2 мин"
      percent={97}
      href="/2"
      picture={artwork('Чемпионы двора', 'stadium', 'wide')}
    />,
    <HistoryCard key="3" title={LONG_TITLE} meta={LONG_TITLE} percent={0} href="/3" />,
  ],
  'ROWS-036 ROWS-104 what was begun: its title, what is left, and how far it came',
  { name: /Лес помнит.*осталось 41 мин/, progress: 18 },
);

export const Episode = show('wide', [
  <EpisodeCard
    key="1"
    title="1. Дорога вниз"
    duration="48 мин"
    meta="Просмотрено"
    watched
    href="/1"
    picture={artwork('Дорога', 'steppe', 'wide')}
  />,
  <EpisodeCard
    key="2"
    title="2. Снег в мае"
    duration="52 мин"
    meta="Осталось 24 мин"
    percent={54}
    href="/2"
    picture={artwork('Снег', 'sea', 'wide')}
  />,
  <EpisodeCard
    key="3"
    title={`3. ${LONG_TITLE}`}
    duration="1 ч 02 мин"
    meta="Выйдет в четверг"
    announced
    picture={artwork('Брод', 'road', 'wide')}
  />,
]);

export const Channel = show(
  'channel',
  [
    <ChannelCard
      key="1"
      title="Арена 1"
      programme="Тулпар — Жұлдыз"
      time={['19:00', '21:00']}
      percent={48}
      badges={<Badge>HD</Badge>}
      href="/1"
      logo={channelMark('Арена 1')}
      picture={artwork('Матч', 'stadium', 'wide')}
    />,
    <ChannelCard
      key="2"
      title="Пульс"
      programme="Большой концерт"
      time={['18:00', '20:30']}
      percent={83}
      locked
      href="/2"
      logo={channelMark('Пульс')}
      picture={artwork('Концерт', 'stage', 'wide')}
    />,
    <ChannelCard key="3" title={LONG_TITLE} programme={LONG_TITLE} time={['00:00', '23:59']} percent={3} href="/3" />,
    <ChannelCard key="4" title="Отбасы" href="/4" logo={channelMark('Отбасы')} />,
  ],
  'ROWS-035 a channel and what is on the air',
  { name: /Арена 1/, progress: 48 },
);

export const Person = show(
  'person',
  [
    <PersonCard key="1" title="Айгерим Сатова" role="Актёр" href="/1" picture={portrait('Айгерим Сатова')} />,
    <PersonCard key="2" title="Үміт Құрманғалиева" role="Композитор" href="/2" />,
    <PersonCard key="3" title={LONG_TITLE} href="/3" picture={portrait('Кто-то')} />,
  ],
  'ROWS-034 a person',
  { name: /Айгерим Сатова.*Актёр/, shape: 1 },
);

export const Collection = show(
  'poster',
  [
    <CollectionCard key="1" title="Фильмы о степи" href="/1" picture={artwork('Степь', 'steppe', 'wide')} />,
    <CollectionCard key="2" title={LONG_TITLE} href="/2" picture={artwork('Ночь', 'city', 'wide')} />,
    <CollectionCard key="3" title="Без обложки" href="/3" />,
  ],
  'ROWS-039 a collection',
  { name: /Фильмы о степи/, shape: 2 / 3 },
);

export const PromoWide = show(
  'promo-wide',
  [
    <PromoWideCard
      key="1"
      title="Кубок двора"
      text="Финал в субботу в 19:00"
      href="/1"
      picture={artwork('Кубок', 'stadium', 'hero')}
    />,
    <PromoWideCard
      key="2"
      title={LONG_TITLE}
      text={LONG_TITLE}
      href="/2"
      picture={artwork('Мюзикл', 'stage', 'hero')}
    />,
  ],
  'ROWS-041 a wide announcement',
  { name: /Кубок двора.*Финал в субботу/, shape: 16 / 9 },
);

export const ButtonsInRow = show(
  'button',
  [
    <ButtonCard key="1" title="Ввести промокод" />,
    <ButtonCard
      key="2"
      title="Мультфильмы на ночь"
      icon={artwork('Лиса', 'moon', 'poster')}
      tip="До девяти вечера."
      tipLabel="Подробнее"
      href="/2"
    />,
    <ButtonCard key="3" title={LONG_TITLE} />,
    <ButtonCard key="4" title="Вернуться к просмотру" icon={artwork('Эфир', 'stage', 'poster')} href="/4" />,
    <ButtonCard key="5" title={LONG_TITLE} icon={artwork('Дети', 'moon', 'poster')} href="/5" />,
  ],
  'ROWS-037 buttons among the rows',
  { name: /Ввести промокод/ },
);

export const Skeletons: Story = {
  render: () => (
    <>
      {(Object.keys(cardSteps) as CardKind[]).map((kind) => (
        <div key={kind} style={{ padding: '24px 0' }}>
          <Grid cards={kind} label={kind}>
            {[0, 1, 2, 3].map((index) => (
              <CardSkeleton key={index} kind={kind} />
            ))}
          </Grid>
        </div>
      ))}
    </>
  ),
};

const onOpen = fn((event: { preventDefault: () => void }) => event.preventDefault());
const onHeart = fn();

/** The whole card is one target with one name; a control on it is another. */
export const OneTarget: Story = {
  render: () => (
    <div style={{ width: 240, padding: 32 }}>
      <PosterCard
        title="Тихий перевал"
        meta="2026 · Драма"
        href="/contents/1"
        focusKey="content-1"
        onOpen={onOpen}
        extra={<IconButton icon={heartIcon} label="В избранное" kind="on-art" round onClick={onHeart} />}
        picture={artwork('Тихий перевал', 'steppe', 'poster')}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    onHeart.mockClear();
    const canvas = within(canvasElement);
    const card = canvas.getByRole('link', { name: /Тихий перевал.*2026 · Драма/ });
    await expect(card).toHaveAttribute('data-focus-key', 'content-1');
    await userEvent.click(card);
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'В избранное' }));
    await expect(onHeart).toHaveBeenCalledTimes(1);
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};

export const InfoTip: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-038 a branded button tells its tip on demand',
  render: () => (
    <div style={{ width: 260, padding: 32, minHeight: 240 }}>
      <ButtonCard
        title="Кешбэк за просмотр"
        tip="Баллы приходят в конце месяца."
        tipLabel="Подробнее"
        icon={artwork('Кешбэк', 'rays', 'poster')}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Подробнее' }));
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('в конце месяца');
  },
};

export const FocusShows: Story = {
  tags: ['rule', '!autodocs'],
  name: 'The focus draws a ring on every kind of card, in every brand',
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 220px)', gap: 24, padding: 32 }}>
      {[
        <PosterCard key="poster" title="Poster" href="/" />,
        <WideCard key="wide" title="Wide" href="/" />,
        <HistoryCard key="history" title="History" percent={50} href="/" />,
        <EpisodeCard key="episode" title="Episode" href="/" />,
        <ChannelCard key="channel" title="Channel" programme="Programme" percent={50} href="/" />,
        <PersonCard key="person" title="Person" href="/" />,
        <CollectionCard key="collection" title="Collection" href="/" />,
        <ButtonCard key="button" title="Button" href="/" />,
        <PromoWideCard key="promo" title="Promo" href="/" />,
      ].map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const own = root.dataset['card'] ?? '';
    const ringless: string[] = [];
    for (const look of Object.keys(cardLooks)) {
      root.dataset['card'] = look;
      (document.activeElement as HTMLElement | null)?.blur();
      for (const card of within(canvasElement).getAllByRole('link')) {
        await userEvent.tab();
        await expect(card).toHaveFocus();
        const ringed = [card, ...card.querySelectorAll('*')].some((part) => {
          const { outlineStyle, outlineWidth, display } = getComputedStyle(part);
          return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3 && display !== 'none';
        });
        if (!ringed) ringless.push(`${look}: ${card.textContent}`);
      }
    }
    root.dataset['card'] = own;
    await expect(ringless).toEqual([]);
  },
};
