import type { Meta, StoryObj } from '@storybook/react-vite';
import { show, showLoading } from '../stories/cards-in-grid.tsx';
import { portrait } from '../stories/marks.ts';
import { LONG_TITLE, LONG_TITLES } from '../stories/samples.tsx';
import { PersonCard } from './person-card.tsx';

const meta = { title: 'Cards/PersonCard', component: PersonCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Faces: Story = show(
  'person',
  [
    <PersonCard key="1" title="Айгерим Сатова" role="Актёр" href="/1" picture={portrait('Айгерим Сатова')} />,
    <PersonCard key="2" title="Үміт Құрманғалиева" role="Композитор" href="/2" />,
    <PersonCard key="3" title={LONG_TITLE} href="/3" picture={portrait('Кто-то')} />,
  ],
  'ROWS-034 a person',
  { name: /Айгерим Сатова.*Актёр/, shape: 1 },
);

export const LongText: Story = show(
  'person',
  LONG_TITLES.map((text) => <PersonCard key={text} title={text} role={text} href="/" />),
);

export const Loading: Story = showLoading('person');
