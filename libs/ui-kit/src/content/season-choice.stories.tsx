import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SeasonChoice } from './season-choice.tsx';

const meta = { title: 'Content/SeasonChoice', component: SeasonChoice } satisfies Meta<typeof SeasonChoice>;
export default meta;
type Story = StoryObj;

function Choice({ count }: { readonly count: number }) {
  const [chosen, setChosen] = useState(2);
  const seasons = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <SeasonChoice
      label="Сезоны"
      seasons={seasons}
      chosen={chosen}
      nameOf={(season) => `Сезон ${season}`}
      onChoose={setChosen}
    />
  );
}

export const Few: Story = { render: () => <Choice count={3} /> };
/** More than a phone has room for: the line scrolls. */
export const Many: Story = { render: () => <Choice count={14} /> };
