import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { checkIcon, replayIcon, tvIcon } from '../icons/shapes.ts';
import { boxIcon, filmIcon, phoneIcon } from '../icons/page-shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { Held } from '../stories/held.tsx';
import { LONG_TITLE } from '../stories/samples.tsx';
import { Advantages } from './advantages.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { Countdown } from './countdown.tsx';
import { NewsCard, NewsGrid, NewsSkeleton } from './news-card.tsx';
import { Prose } from './prose.tsx';
import { ReadingPage, ReadingSkeleton } from './reading-page.tsx';
import { Steps } from './steps.tsx';
import { StoreList } from './store-list.tsx';
import { TileChoice } from './tile-choice.tsx';

const meta: Meta = {
  title: 'Pages/Reading',
  component: ReadingPage,
  subcomponents: { Prose, NewsCard, Steps, TileChoice, Advantages, StoreList, Countdown, AnswerBar, ReadingSkeleton },
  parameters: { bare: true },
};
export default meta;
type Story = StoryObj;

const text = (
  <Prose>
    <h2>О чём это соглашение</h2>
    <p>
      Сервис даёт вам доступ к телеканалам, их архиву, фильмам и сериалам на ваших устройствах.{' '}
      <b>Пользуясь им, вы принимаете эти условия.</b> Полный текст есть и <a href="/terms">на отдельной странице</a>.
    </p>
    <ul>
      <li>до пяти устройств;</li>
      <li>архив до двух недель;</li>
      <li>детский профиль.</li>
    </ul>
    <h3>Оплата</h3>
    <ol>
      <li>Выберите пакет.</li>
      <li>Оплатите картой или с баланса.</li>
    </ol>
    <blockquote>Отключить автопродление можно в любой день.</blockquote>
    <table>
      <thead>
        <tr>
          <th>Пакет</th>
          <th>Каналы</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Базовый</td>
          <td>164</td>
        </tr>
      </tbody>
    </table>
  </Prose>
);

export const Document: Story = {
  render: () => (
    <ReadingPage title="Пользовательское соглашение" back={{ title: 'Документы', href: '/' }}>
      {text}
    </ReadingPage>
  ),
};

export const WithAnswer: Story = {
  render: () => (
    <ReadingPage title="Пользовательское соглашение">
      {text}
      <AnswerBar hint="Дочитайте до конца, чтобы принять">
        <Button>Отмена</Button>
        <Button kind="primary" disabled>
          Принять
        </Button>
      </AnswerBar>
    </ReadingPage>
  ),
};

export const Article: Story = {
  render: () => (
    <ReadingPage
      title="«Тихий перевал»: второй сезон идёт по четвергам"
      date="21.11.2026"
      dateTime="2026-11-21"
      picture={artwork('Тихий перевал', 'steppe', 'wide')}
      back={{ title: 'Новости', href: '/news' }}
    >
      {text}
    </ReadingPage>
  ),
};

export const Waiting: Story = { render: () => <ReadingSkeleton picture /> };

const news = [
  { title: 'Архив каналов теперь хранится семь дней', scene: 'city' },
  { title: 'Детский профиль: спокойнее детям и родителям', scene: 'moon' },
  { title: LONG_TITLE, scene: 'stadium' },
  { title: 'Новогодний канал уже в эфире', scene: 'sea' },
] as const;

export const News: Story = {
  render: () => (
    <ReadingPage title="Новости" width="wide">
      <NewsGrid label="Новости">
        {news.map(({ title, scene }) => (
          <NewsCard
            key={title}
            title={title}
            date="21.11.2026"
            dateTime="2026-11-21"
            summary="Пропустили матч в субботу? Он ждёт вас до следующей субботы."
            picture={artwork(title, scene, 'wide')}
            href={`/news/${scene}`}
          />
        ))}
      </NewsGrid>
    </ReadingPage>
  ),
};

export const NewsWaiting: Story = {
  render: () => (
    <ReadingPage title="Новости" width="wide">
      <NewsSkeleton />
    </ReadingPage>
  ),
};

const devices = [
  { id: 'android_tv', label: 'Android TV', icon: tvIcon },
  { id: 'apple_tv', label: 'Apple TV', icon: boxIcon },
  { id: 'samsung_tv', label: 'Samsung', icon: tvIcon },
  { id: 'other', label: 'Другое устройство', icon: boxIcon },
] as const;
const chosen = fn();

export const Instructions: Story = {
  render: () => (
    <ReadingPage title="Как смотреть на телевизоре" lead="Выберите устройство: покажем, что нажать." width="wide">
      <TileChoice label="Устройство" options={devices} value="samsung_tv" onChange={chosen} />
      <Steps
        steps={[
          'Откройте Apps на телевизоре.',
          'Найдите приложение по названию и установите его.',
          'Войдите по номеру телефона: код придёт в сообщении.',
        ]}
      />
      <h2>Что будет на большом экране</h2>
      <Advantages
        label="Преимущества"
        items={[
          { id: 'quality', icon: tvIcon, title: 'Высокое качество', text: 'Картинка до 4K, если позволяет скорость.' },
          { id: 'archive', icon: replayIcon, title: 'Архив', text: 'Передачи за две недели.' },
          { id: 'films', icon: filmIcon, title: 'Кино', text: 'Тысячи фильмов и сериалов.' },
          { id: 'all', icon: checkIcon, title: 'Один вход', text: 'Телефон, планшет и телевизор вместе.' },
        ]}
      />
    </ReadingPage>
  ),
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'NAV-130 a device is one stop for Tab, and arrows choose',
  render: () => (
    <Held<string | null> start={null} onChange={chosen}>
      {(value, change) => <TileChoice label="Устройство" options={devices} value={value} onChange={change} />}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chosen).toHaveBeenLastCalledWith('android_tv');
    await userEvent.keyboard('{ArrowRight}');
    await expect(chosen).toHaveBeenLastCalledWith('apple_tv');
    await expect(canvas.getByRole('radio', { name: 'Apple TV' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Apple TV' })).toHaveFocus();
  },
};

export const Stores: Story = {
  render: () => (
    <ReadingPage title="Приложения" lead="Один аккаунт на всех экранах.">
      <StoreList
        label="Магазины"
        stores={[
          {
            id: 'android',
            name: 'Google Play',
            devices: 'Телефоны и планшеты Android',
            icon: phoneIcon,
            href: 'https://play.example',
          },
          { id: 'ios', name: 'App Store', devices: 'iPhone и iPad', icon: phoneIcon, href: 'https://apps.example' },
          { id: 'lg', name: 'LG Content Store', devices: 'Телевизоры LG', icon: tvIcon, href: 'https://lg.example' },
        ]}
      />
    </ReadingPage>
  ),
};

export const UntilMidnight: Story = {
  render: () => (
    <ReadingPage title="Новый год">
      <Countdown
        label="До Нового года"
        parts={[
          { id: 'days', value: '39', unit: 'дней' },
          { id: 'hours', value: '09', unit: 'часов' },
          { id: 'minutes', value: '41', unit: 'минута' },
          { id: 'seconds', value: '00', unit: 'секунд' },
        ]}
      />
    </ReadingPage>
  ),
};
