import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LONG_TITLE } from '../stories/samples.tsx';
import { MiniPlayer } from './mini-player.tsx';
import { PictureElsewhere } from './picture-elsewhere.tsx';

const meta: Meta = {
  title: 'Player/MiniPlayer',
  component: MiniPlayer,
  subcomponents: { PictureElsewhere },
  parameters: { bare: true },
};
export default meta;
type Story = StoryObj;

const onPlay = fn();
const onMuted = fn();
const onClose = fn();
const onGo = fn();

/** As wide as the box of the site lays it out; under it lies the picture. */
function Sample({ width = 340, ...props }: Partial<ComponentProps<typeof MiniPlayer>> & { width?: number }) {
  return (
    <div style={{ width, background: 'var(--color-surface-1)' }}>
      <MiniPlayer
        title="Свидетель с пятого этажа"
        subtitle="2 сезон · 5 серия"
        href="/watch/7"
        openLabel="Вернуться к просмотру: Свидетель с пятого этажа"
        closeLabel="Закрыть видео"
        percent={38}
        playing
        muted={false}
        onPlay={onPlay}
        onMuted={onMuted}
        onClose={onClose}
        {...props}
      />
    </div>
  );
}

export const Film: Story = { render: () => <Sample /> };
export const Paused: Story = { render: () => <Sample playing={false} /> };
export const Waiting: Story = { render: () => <Sample busy /> };
export const Failed: Story = {
  render: () => <Sample subtitle="Не получилось загрузить видео" playing={false} onPlay={undefined} />,
};
export const Channel: Story = {
  render: () => <Sample title="Вечерние новости" subtitle="Первый канал" percent={null} muted />,
};
/** The next episode comes by itself, and can be had now. */
export const NextComes: Story = {
  render: () => <Sample next={{ text: 'Следующая серия через 8 с', label: 'Следующая серия: 6. Порог', onGo }} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Следующая серия: 6. Порог' }));
    await expect(onGo).toHaveBeenCalled();
  },
};
export const LongTitle: Story = { render: () => <Sample title={LONG_TITLE} subtitle={undefined} /> };
export const Phone: Story = { globals: { window: '390' }, render: () => <Sample width={374} /> };
/** The page's place while the picture has a window of its own. */
export const InAWindow: Story = {
  render: () => (
    <div style={{ position: 'relative', height: 360 }}>
      <PictureElsewhere
        text="Видео играет в отдельном окне"
        backLabel="Вернуть видео на страницу"
        onBack={() => undefined}
      />
    </div>
  ),
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'The picture leads back to the page; play, sound and close follow it for the keyboard',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const miniPlayer = within(canvasElement);
    await userEvent.tab();
    await expect(miniPlayer.getByRole('link', { name: /Вернуться к просмотру/ })).toHaveFocus();
    for (const run of [onPlay, onMuted, onClose]) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(run).toHaveBeenCalled();
    }
  },
};
