import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { BottomNav } from '../frame/bottom-nav.tsx';
import { Footer } from '../frame/footer.tsx';
import { Frame } from '../frame/frame.tsx';
import { HeaderLine } from '../frame/header-line.tsx';
import { Header } from '../frame/header.tsx';
import { homeIcon, searchIcon, tvIcon, userIcon } from '../icons/shapes.ts';
import { bellIcon, filmIcon, guideIcon } from '../icons/page-shapes.ts';
import { Avatar } from '../pictures/avatar.tsx';
import { portrait } from '../stories/marks.ts';
import { channelCards, historyCards, personCards, posterCards, promos, wideCards } from '../stories/samples.tsx';
import { PromoSkeleton } from '../hero/promo-skeleton.tsx';
import { PromoSlider } from '../hero/promo-slider.tsx';
import { RowSkeleton } from '../rows/row-skeleton.tsx';
import { RowStack } from '../rows/row-stack.tsx';
import { Row } from '../rows/row.tsx';

const meta = {
  title: 'Screens/Home',
  parameters: { bare: true, contrast: false, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { id: 'home', label: 'Главная', href: '/' },
  { id: 'tv', label: 'ТВ-каналы', href: '/channels' },
  { id: 'guide', label: 'Программа', href: '/guide' },
  { id: 'films', label: 'Фильмы', href: '/movies' },
  { id: 'series', label: 'Сериалы', href: '/series' },
  { id: 'kids', label: 'Детям', href: '/kids' },
];

const Logo = styled.span`
  display: block;
  width: 130px;
  height: 32px;
  background: var(--story-logo) left center / contain no-repeat;
`;

const end = (
  <>
    <IconButton icon={searchIcon} label="Поиск" round />
    <IconButton icon={bellIcon} label="Сообщения" round />
    <Avatar name="Айгерим" source={portrait('Айгерим Сатова')} alt="Айгерим" />
  </>
);

const rows = (
  <RowStack>
    <Row title="Продолжить просмотр" cards="history">
      {historyCards(8)}
    </Row>
    <Row title="Сейчас в эфире" cards="channel" href="/channels">
      {channelCards(12)}
    </Row>
    <Row title="Смотрят в этом месяце" cards="poster" href="/row/1" moreCount={120}>
      {posterCards(16)}
    </Row>
    <Row title="Для долгого вечера" cards="wide" href="/row/2">
      {wideCards(9)}
    </Row>
    <Row title="Актёры и создатели" cards="person">
      {personCards(10)}
    </Row>
  </RowStack>
);

const footer = (
  <Footer
    columns={[
      { title: 'Разделы', links: items },
      {
        title: 'Информация',
        links: [
          { label: 'Вопросы и ответы', href: '/faq' },
          { label: 'Пользовательское соглашение', href: '/agreement' },
        ],
      },
      { title: 'Поддержка', links: [{ label: '+7 727 000 00 00', href: 'tel:+77270000000' }] },
    ]}
  >
    © 2026
  </Footer>
);

export const Desktop: Story = {
  render: () => (
    <Frame
      layout="desktop"
      header={
        <Header logo={<Logo />} homeHref="/" homeLabel="Главная">
          <HeaderLine items={items} currentId="home" end={end} />
        </Header>
      }
      footer={footer}
    >
      <PromoSlider promos={promos} headingLevel={1} />
      {rows}
    </Frame>
  ),
};

export const Phone: Story = {
  render: () => (
    <Frame
      layout="mobile"
      header={
        <Header logo={<Logo />} homeHref="/" homeLabel="Главная">
          <HeaderLine end={end} />
        </Header>
      }
      bottomNav={
        <BottomNav
          currentId="home"
          items={[
            { id: 'home', label: 'Главная', href: '/', icon: homeIcon },
            { id: 'tv', label: 'ТВ', href: '/channels', icon: tvIcon },
            { id: 'guide', label: 'Программа', href: '/guide', icon: guideIcon },
            { id: 'films', label: 'Кино', href: '/movies', icon: filmIcon },
            { id: 'my', label: 'Моё', href: '/my', icon: userIcon },
          ]}
        />
      }
    >
      <PromoSlider promos={promos} headingLevel={1} />
      {rows}
    </Frame>
  ),
};

export const Loading: Story = {
  render: () => (
    <Frame
      layout="desktop"
      header={
        <Header logo={<Logo />} homeHref="/" homeLabel="Главная">
          <HeaderLine items={items} currentId="home" />
        </Header>
      }
    >
      <PromoSkeleton />
      <RowStack>
        <RowSkeleton cards="history" />
        <RowSkeleton cards="channel" />
        <RowSkeleton cards="poster" />
      </RowStack>
    </Frame>
  ),
};
