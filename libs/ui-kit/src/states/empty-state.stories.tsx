import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { LONG_TITLES } from '../stories/samples.tsx';
import { EmptyState } from './states.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: { bare: true },
  args: { title: 'Здесь пока тихо' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  args: {
    size: 'page',
    text: 'Загляните чуть позже: здесь появятся каналы, фильмы и сериалы.',
    action: (
      <Button kind="primary" href="/">
        На главную
      </Button>
    ),
  },
};

export const List: Story = { args: { title: 'Здесь будет всё, что вы отметите сердечком' } };

export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {LONG_TITLES.map((text) => (
        <EmptyState key={text} title={text} text={text} action={<Button kind="primary">{text}</Button>} />
      ))}
    </div>
  ),
};
