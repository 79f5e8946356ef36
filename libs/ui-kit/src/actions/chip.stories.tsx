import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_TITLES } from '../stories/samples.tsx';
import { ChipBar } from './chip-bar.tsx';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { children: 'Кино' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const genres = ['Все', 'Кино', 'Спорт', 'Детям', 'Музыка', 'Познавательные', 'Новости', 'Қазақша', 'Oʻzbekcha'];
const bar = (count: number) => (
  <ChipBar key={count} label={`Категорий: ${count}`} links>
    {Array.from({ length: count }, (_, index) => (
      <Chip key={index} href={`/channels/${index}`} selected={index === 1}>
        {genres[index % genres.length]}
      </Chip>
    ))}
  </ChipBar>
);

export const Links: Story = { render: () => bar(9) };

/** A bar that does not fit scrolls sideways; one chip is a bar, too. */
export const OneTwoFiveMany: Story = {
  render: () => <div style={{ display: 'grid', gap: 20 }}>{[1, 2, 5, 21].map(bar)}</div>,
};

export const Filled: Story = {
  render: () => (
    <ChipBar label="Сезоны">
      <Chip filled selected>
        Сезон 1
      </Chip>
      <Chip filled>Сезон 2</Chip>
    </ChipBar>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <ChipBar label="Категории">
        {LONG_TITLES.map((text, index) => (
          <Chip key={text} selected={index === 0}>
            {text}
          </Chip>
        ))}
      </ChipBar>
    </div>
  ),
};

function Choice() {
  const [chosen, setChosen] = useState(0);
  return (
    <ChipBar label="Сезоны">
      {[0, 1, 2].map((season) => (
        <Chip key={season} selected={season === chosen} onClick={() => setChosen(season)}>
          Сезон {season + 1}
        </Chip>
      ))}
    </ChipBar>
  );
}

export const ByKeyboard: Story = {
  render: () => <Choice />,
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement).getAllByRole('button');
    // A choice is one stop, at what is chosen; arrows walk over it.
    await userEvent.tab();
    await expect(chips[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chips[1]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chips[1]).toHaveAttribute('aria-pressed', 'true');
    await expect(chips[0]).toHaveAttribute('aria-pressed', 'false');
  },
};
