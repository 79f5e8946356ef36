import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Tabs } from '../actions/tabs.tsx';
import { EpisodeCard } from '../cards/episode-card.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Rating } from '../feedback/rating.tsx';
import { Backdrop } from '../hero/backdrop.tsx';
import { playIcon } from '../icons/shapes.ts';
import { heartIcon, plusIcon } from '../icons/page-shapes.ts';
import { Row } from '../rows/row.tsx';
import { Fold } from '../text/fold.tsx';
import { Heading } from '../text/heading.tsx';
import { artwork } from './artwork.ts';
import { personCards, posterCards } from './samples.tsx';

const meta = {
  title: 'Screens/Content',
  parameters: { bare: true, contrast: false, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
  color: var(--color-text-normal);

  &[data-large] {
    font-size: var(--type-2);
  }
  &[data-large] small {
    font-size: var(--type-0);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 10px;
`;

const Body = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 64px;

  > :first-child > [role='tablist'] {
    margin: 0 var(--page-margin);
  }
  [role='tabpanel'] {
    padding-top: 16px;
  }
`;

const text =
  'Два брата ведут последний караван через перевал, закрытый на тридцать лет. Один ищет отца, второй знает, где он. Дорога проверит обоих: снегом в мае, чужой юртой, голосами тех, кто ждал. Каждый вечер кто-то из каравана рассказывает, что он оставил дома, и к концу пути остаётся только одна история на всех.';

function Content() {
  const [tab, setTab] = useState<'episodes' | 'about'>('episodes');
  return (
    <main>
      <Backdrop picture={artwork('Тихий перевал', 'steppe', 'hero')} title="Тихий перевал">
        <Heading level={1} size="hero">
          Тихий перевал
        </Heading>
        <Facts data-large>
          <Rating value={8.4} text="8,4" /> <small>зрители, 12 тыс.</small>
          <Rating value={7.9} text="7,9" /> <small>критики</small>
        </Facts>
        <Facts>
          <span>2025–2026</span>
          <span>Драма</span>
          <span>Казахстан</span>
          <Badge tone="outline">16+</Badge>
          <span>4K</span>
        </Facts>
        <Fold text={text} limit={160} />
        <Actions>
          <Button kind="primary" icon={playIcon} href="/watch/4">
            Продолжить 4 серию
          </Button>
          <Button kind="on-art">Трейлер</Button>
          <IconButton kind="on-art" icon={plusIcon} label="В избранное" />
          <IconButton kind="on-art" icon={heartIcon} label="Нравится" />
        </Actions>
      </Backdrop>
      <Body>
        <div>
          <Tabs
            label="О сериале"
            items={[
              { id: 'episodes', label: 'Серии' },
              { id: 'about', label: 'О сериале' },
            ]}
            current={tab}
            onChoose={setTab}
          >
            <Row title="Сезон 2" cards="wide">
              {['Дорога вниз', 'Чужая юрта', 'Тот, кто ждал', 'Снег в мае', 'Брод', 'Перевал'].map((name, index) => (
                <EpisodeCard
                  key={name}
                  title={`${index + 1}. ${name}`}
                  duration={`${46 + index} мин`}
                  meta={index < 3 ? 'Просмотрено' : index === 3 ? 'Осталось 24 мин' : 'Выйдет в четверг'}
                  watched={index < 3}
                  percent={index === 3 ? 54 : 0}
                  announced={index > 3}
                  href={`/watch/${index}`}
                  picture={artwork(
                    name,
                    (['steppe', 'forest', 'city', 'steppe', 'sea', 'road'] as const)[index] ?? 'sea',
                    'wide',
                  )}
                />
              ))}
            </Row>
          </Tabs>
        </div>
        <Row title="В ролях" cards="person">
          {personCards(8)}
        </Row>
        <Row title="Похожее" cards="poster">
          {posterCards(12)}
        </Row>
      </Body>
    </main>
  );
}

export const Desktop: Story = { render: () => <Content /> };
