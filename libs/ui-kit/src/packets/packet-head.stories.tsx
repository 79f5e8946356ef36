import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { archiveIcon, filmIcon, peopleIcon } from '../icons/page-shapes.ts';
import { playIcon } from '../icons/shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { channelMark } from '../stories/marks.ts';
import { Heading } from '../text/heading.tsx';
import { Benefits, Included } from './benefits.tsx';
import { PacketHead } from './packet-head.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { PriceBlock } from './price-block.tsx';

const meta = {
  title: 'Packets/PacketHead',
  component: PacketHead,
  subcomponents: { PriceBlock, PeriodChoice, Benefits, Included },
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div style={{ padding: '32px var(--page-margin)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Семья',
    picture: artwork('Громче!', 'stage', 'hero'),
    text: '164 канала, архив на 7 дней и 1 800 фильмов для всей семьи.',
    price: <PriceBlock amount="1 990 ₸" period="в месяц" discount="−20 %" instead="2 490 ₸" note="23 880 ₸ за год" />,
    promise: '14 дней бесплатно, первый платёж 5 декабря',
    actions: (
      <>
        <Button kind="primary">Попробовать бесплатно</Button>
        <Button>Смотреть каналы</Button>
      </>
    ),
  },
} satisfies Meta<typeof PacketHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { args: { corner: 'Новинка', logo: channelMark('Семья') } };

export const Owned: Story = {
  args: {
    mark: 'Подключён',
    tone: 'owned',
    promise: undefined,
    status: 'Действует до 5 декабря, потом продлится за 1 990 ₸',
    actions: (
      <>
        <Button kind="primary" icon={playIcon}>
          Смотреть
        </Button>
        <Button>Управлять подпиской</Button>
      </>
    ),
  },
};

export const Unavailable: Story = {
  args: {
    mark: 'Недоступен',
    tone: 'unavailable',
    promise: undefined,
    price: <PriceBlock amount="1 990 ₸" period="в месяц" />,
    status: 'Оператор продаёт этот пакет только вместе с интернетом',
    actions: undefined,
  },
};

export const ColourOnly: Story = { args: { picture: null, colour: '#5a3fd6', corner: 'Хит' } };

export const NoPicture: Story = { args: { picture: null } };

export const LongText: Story = {
  args: {
    title: 'Отбасылық мерекелік және балаларға арналған',
    text: 'Жүз алпыс төрт арна, оның ішінде қазақ тіліндегі барлық арналар мен балаларға арналған мультфильмдер.',
    price: (
      <PriceBlock
        amount="12 345 678 ₸"
        period="алты айлық кезең үшін"
        discount="−20 %"
        trial="Он төрт күн бойы тегін көріңіз"
        note="Сынақ мерзімі аяқталғаннан кейін автоматты түрде ұзартылады"
      />
    ),
    promise: 'Сынақ мерзімі аяқталғаннан кейін автоматты түрде ұзартылады',
    actions: <Button kind="primary">Тегін байқап көру</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288, '--page-margin': '0px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
};

function Periods() {
  const [period, setPeriod] = useState<'month' | 'half' | 'year'>('month');
  return (
    <PeriodChoice
      label="На какой срок"
      value={period}
      onChange={setPeriod}
      options={[
        { id: 'month', title: '1 месяц', amount: '2 490 ₸', trial: '14 дней бесплатно' },
        { id: 'half', title: '6 месяцев', amount: '13 440 ₸', perMonth: '2 240 ₸ в месяц', discount: '−10 %' },
        { id: 'year', title: '12 месяцев', amount: '23 880 ₸', perMonth: '1 990 ₸ в месяц', discount: '−20 %' },
      ]}
    />
  );
}

export const ChoosingPeriod: Story = {
  render: () => <Periods />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const month = canvas.getByRole('radio', { name: /1 месяц/ });
    month.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /6 месяцев/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /6 месяцев/ })).toHaveFocus();
  },
};

/** As wide as the sheet of a purchase: a price in another money takes more room. */
export const WidePrices: Story = {
  render: () => (
    <div style={{ maxWidth: 456 }}>
      <PeriodChoice
        label="На какой срок"
        value="year"
        onChange={() => {}}
        options={[
          {
            id: 'month',
            title: '1 месяц',
            amount: '87\u00a0000\u00a0soʻm',
            trial: 'Сначала 7\u00a0000\u00a0soʻm за 1 месяц',
          },
          { id: 'quarter', title: '3 месяца', amount: '2\u00a0236\u00a0000\u00a0soʻm', discount: '−9 %' },
          { id: 'year', title: '12 месяцев', amount: '12\u00a0838\u00a0000\u00a0soʻm', discount: '−20 %' },
        ]}
      />
    </div>
  ),
};

export const WidePricesFit: Story = {
  ...WidePrices,
  tags: ['rule', '!autodocs'],
  name: 'PAY-072 prices of periods stand within their lines, one period a line',
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label'));
    const boxes = lines.map((line) => line?.getBoundingClientRect() ?? new DOMRect());
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    for (const line of lines) await expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0);
  },
};

export const WhatIsInIt: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Heading level={2}>Что даёт пакет</Heading>
      <Benefits
        label="Что даёт пакет"
        items={[
          { id: 1, text: 'Архив эфира 7 дней', icon: archiveIcon },
          { id: 2, text: '1 800 фильмов и сериалов', icon: filmIcon },
          { id: 3, text: 'Три экрана одновременно', icon: peopleIcon },
          { id: 4, text: 'Канал для всей семьи', icon: channelMark('Отбасы') },
          { id: 5, text: 'Жарнамасыз көру мүмкіндігі және бейнежазбаларды жүктеп алу' },
        ]}
      />
      <Heading level={2}>В пакет входят</Heading>
      <Included
        label="В пакет входят"
        packets={[
          { id: 1, title: 'Базовый', href: '#basic', detail: '84 канала' },
          { id: 2, title: 'Детский', detail: '18 каналов' },
          { id: 3, title: 'Отбасылық мерекелік және балаларға арналған', href: '#long', detail: '24 канала' },
        ]}
      />
    </div>
  ),
};

export const Prices: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PriceBlock amount="1 990 ₸" period="в месяц" />
      <PriceBlock amount="1 990 ₸" period="в месяц" discount="−20 %" instead="29 880 ₸" note="23 880 ₸ за год" />
      <PriceBlock amount="1 990 ₸" period="в месяц" trial="14 дней бесплатно" />
      <PriceBlock amount="1 990 ₸" period="в месяц" size="small" discount="−20 %" />
    </div>
  ),
};
