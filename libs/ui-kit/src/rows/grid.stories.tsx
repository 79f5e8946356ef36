import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { channelCards, personCards, posterCards, wideCards } from '../stories/samples.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { Grid } from './grid.tsx';

const meta = { title: 'Rows/Grid', component: Grid, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OfPosters: Story = {
  render: () => (
    <Grid cards="poster" label="Фильмы">
      {posterCards(21)}
    </Grid>
  ),
};

/** A line that is not full keeps the width of its cards. */
export const NoneOneTwoFive: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[0, 1, 2, 5].map((count) => (
        <Grid key={count} cards="wide" label={`Карточек: ${count}`}>
          {wideCards(count)}
        </Grid>
      ))}
    </div>
  ),
};

export const OfChannels: Story = {
  parameters: { contrast: false },
  render: () => (
    <Grid cards="channel" label="Каналы">
      {channelCards(12)}
    </Grid>
  ),
};

export const OfPeople: Story = {
  render: () => (
    <Grid cards="person" label="Люди">
      {personCards(14)}
    </Grid>
  ),
};

export const Loading: Story = { render: () => <GridSkeleton cards="poster" /> };

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'A grid is walked in two directions',
  render: () => (
    <Grid cards="poster" label="Фильмы">
      {posterCards(20)}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('link');
    const top = cards[0]?.getBoundingClientRect().top;
    const columns = cards.filter((card) => card.getBoundingClientRect().top === top).length;
    cards[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cards[columns]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(cards[1]).toHaveFocus();
  },
};
