import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Badge } from '../feedback/badge.tsx';
import { artwork } from '../stories/artwork.ts';
import { places } from '../stories/frame-samples.tsx';
import { Rail } from './rail.tsx';
import { Stage, type Staged } from './stage.tsx';
import { TelevisionHead } from './television-head.tsx';

const film: Staged = {
  id: 'film',
  title: 'Тихий перевал',
  facts: ['2025', 'Драма', '1 ч 48 мин', '16+'],
  description: 'Два брата ведут последний караван через перевал, закрытый на тридцать лет.',
  picture: artwork('Тихий перевал', 'steppe', 'wide'),
};

const meta = {
  title: 'Television/Page',
  component: Stage,
  subcomponents: { Rail, TelevisionHead },
  parameters: { bare: true },
  globals: { density: 'tv' },
  render: ({ staged }) => (
    <div data-layout="desktop" style={{ minHeight: 700 }}>
      <TelevisionHead time="21:38" />
      <Rail items={places} currentId="home" />
      <main>
        <Stage staged={staged} />
      </main>
    </div>
  ),
  args: { staged: film },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Film: Story = {};

export const Live: Story = {
  args: {
    staged: {
      id: 'live',
      title: 'Абенов — Грох',
      kicker: (
        <>
          <Badge tone="live">В эфире</Badge>
          <span>Арена Бокс, 21:40–23:00</span>
        </>
      ),
      picture: artwork('Абенов — Грох', 'stadium', 'wide'),
    },
  },
};

export const LongTitle: Story = {
  args: { staged: { ...film, title: 'Необыкновенные приключения трёх бауырсаков на краю степи, часть вторая' } },
};

/** A page without a stage. */
export const Scrolled: Story = {
  tags: ['rule', '!autodocs'],
  name: 'what is scrolled behind the logo and the clock is not read with them',
  render: () => (
    <div data-layout="desktop" style={{ minHeight: 3000 }}>
      <TelevisionHead logo={<b>Orbit</b>} time="21:38" />
      <main>
        <h1 style={{ padding: '0 var(--page-margin)' }}>Подбор фильма</h1>
      </main>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    const shade = canvasElement.querySelector('[data-part="shade"]') as HTMLElement;
    await expect(getComputedStyle(shade).opacity).toBe('0');
    window.scrollTo(0, heading.getBoundingClientRect().top);
    await waitFor(() => expect(getComputedStyle(shade).opacity).toBe('1'));
    const { bottom } = canvasElement.querySelector('time')!.getBoundingClientRect();
    await expect(shade.getBoundingClientRect().bottom).toBeGreaterThan(bottom);
    window.scrollTo(0, 0);
    await waitFor(() => expect(getComputedStyle(shade).opacity).toBe('0'));
  },
};

/** The words of the rail show as long as one of them has the focus. */
export const RailWithFocus: Story = {
  play: async ({ canvasElement }) => {
    const home = within(canvasElement).getByRole('link', { name: 'Главная' });
    home.focus();
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('aria-current', 'page');
  },
};
