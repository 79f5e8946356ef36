import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { artwork } from '../stories/artwork.ts';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { PacketCard, PacketGrid, PacketSkeleton, type PacketFeature } from './packet-card.tsx';
import { Price } from './price.tsx';

const meta = { title: 'Packets/PacketCard', component: PacketCard } satisfies Meta;
export default meta;
type Story = StoryObj;

const features = (channels: string, archive: string, screens: string, films?: string): readonly PacketFeature[] => [
  { id: 'channels', label: 'Телеканалы', text: channels },
  { id: 'archive', label: 'Архив эфира', text: archive },
  { id: 'screens', label: 'Одновременно', text: screens },
  { id: 'films', label: 'Кино и сериалы', text: films, included: films !== undefined },
];

const prices = {
  month: ['790 ₸', '2 490 ₸', '3 990 ₸'],
  year: ['632 ₸', '1 990 ₸', '3 190 ₸'],
} as const;

function Choice() {
  const [period, setPeriod] = useState<'month' | 'year'>('year');
  const [basic, family, all] = prices[period];
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end', marginBottom: 32 }}>
        <div style={{ flex: 1 }}>
          <Heading level={1} size="page">
            Выберите пакет
          </Heading>
          <Text size="large">Первые 14 дней бесплатно. Спишем 5 декабря, за день напомним.</Text>
        </div>
        <RadioGroup
          label="Период"
          hideLabel
          look="segments"
          options={[
            { id: 'month', label: 'Месяц' },
            { id: 'year', label: 'Год, выгода 20 %' },
          ]}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <PacketGrid features={4}>
        <PacketCard
          level={2}
          title="Базовый"
          price={<Price amount={basic} period="в месяц" size="large" />}
          features={features('84 канала', '3 дня', '1 экран')}
          picture={artwork('Чемпионы двора', 'stadium', 'wide')}
          promise="Сегодня к оплате 0 ₸"
          note="Отменить можно в один шаг"
          action={<Button wide>Выбрать «Базовый»</Button>}
        />
        <PacketCard
          level={2}
          title="Семья"
          reason="Для 3 человек и 2 телевизоров"
          price={<Price amount={family} period="в месяц" note="23 880 ₸ за год" instead="29 880 ₸" size="large" />}
          features={features('164 канала', '7 дней', '3 экрана', '1 800 фильмов')}
          picture={artwork('Громче!', 'stage', 'wide')}
          promise="Сегодня к оплате 0 ₸"
          note="Отменить можно в один шаг"
          action={
            <Button kind="primary" wide>
              Попробовать бесплатно
            </Button>
          }
        />
        <PacketCard
          level={2}
          title="Всё сразу"
          price={<Price amount={all} period="в месяц" size="large" />}
          features={features('190 каналов', '14 дней', '5 экранов', '3 400 фильмов и премьеры')}
          picture={artwork('Город без сна', 'city', 'wide')}
          promise="Сегодня к оплате 0 ₸"
          note="Отменить можно в один шаг"
          action={<Button wide>Выбрать «Всё сразу»</Button>}
        />
      </PacketGrid>
    </>
  );
}

export const Choosing: Story = {
  render: () => <Choice />,
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    const tops = cards.map((card) => card.querySelector('li:nth-child(3)')?.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(within(canvasElement).getByRole('article', { name: 'Семья' })).toHaveTextContent('164 канала');
    await expect(cards[0]?.querySelector('[data-missing]')).toHaveTextContent('Не входит');
  },
};

export const Alone: Story = {
  render: () => (
    <div style={{ maxWidth: 380 }}>
      <PacketCard
        title="Семья"
        price={<Price amount="1 990 ₸" period="в месяц" size="large" />}
        features={features('164 канала', '7 дней', '3 экрана', '1 800 фильмов')}
        promise="Подключён до 5 декабря"
        action={<Button wide>Смотреть</Button>}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('listitem')
      .map((line) => line.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(4);
  },
};

export const Unavailable: Story = {
  render: () => (
    <div style={{ maxWidth: 380 }}>
      <PacketCard
        title="Спорт"
        unavailable
        price={<Price amount="1 490 ₸" period="в месяц" size="large" />}
        features={[
          { id: 'sport', text: '12 спортивных каналов' },
          { id: 'ppv', text: 'PPV отдельно', included: false },
        ]}
        note="Оператор продаёт этот пакет только вместе с интернетом"
      />
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <PacketGrid features={4}>
      <PacketSkeleton />
      <PacketSkeleton />
      <PacketSkeleton />
    </PacketGrid>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ width: 288, paddingTop: 40 }}>
      <PacketCard
        title="Отбасылық мерекелік және балаларға арналған"
        reason="Үш адамнан тұратын отбасы мен екі теледидарға ыңғайлы"
        price={<Price amount="12 345 678 ₸" period="алты айлық кезең үшін" size="large" />}
        features={[
          {
            id: 'a',
            label: 'Телеарналар мен радиостанциялар',
            text: 'Жүз тоқсан арна, оның ішінде қазақ тіліндегі барлық арналар',
          },
          { id: 'b', label: 'Кинолар', included: false },
        ]}
        promise="Он төрт күн бойы тегін көріңіз"
        note="Сынақ мерзімі аяқталғаннан кейін автоматты түрде ұзартылады"
        action={
          <Button kind="primary" wide>
            Тегін байқап көру
          </Button>
        }
      />
    </div>
  ),
};
