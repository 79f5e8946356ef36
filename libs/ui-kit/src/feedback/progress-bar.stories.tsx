import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OnArt } from '../stories/shelf.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { percent: 62, label: 'Просмотрено 62 %' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromNothingToAll: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 360 }}>
      {[0, 1, 4, 50, 97, 100].map((percent) => (
        <ProgressBar key={percent} percent={percent} label={`Просмотрено ${percent} %`} />
      ))}
    </div>
  ),
};

export const Live: Story = { args: { tone: 'live', label: 'Идёт, прошло 62 %' } };

export const OnAPicture: Story = {
  render: () => (
    <OnArt>
      <span style={{ width: 280 }}>
        <ProgressBar percent={38} onArt label="Просмотрено 38 %" />
      </span>
    </OnArt>
  ),
};

/** What is no number between 0 and 100 is drawn as the nearest one. */
export const OutOfRange: Story = {
  tags: ['rule', '!autodocs'],
  render: () => (
    <>
      <ProgressBar percent={140} label="Больше" />
      <ProgressBar percent={-5} label="Меньше" />
      <ProgressBar percent={NaN} label="Неизвестно" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const values = within(canvasElement)
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['100', '0', '0']);
  },
};
