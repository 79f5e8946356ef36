import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { backIcon, fullscreenEnterIcon } from '../icons/player-shapes.ts';
import { pauseIcon, volumeIcon } from '../icons/shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { SpotOverlay } from './spot-overlay.tsx';

const meta: Meta = { title: 'Player with an ad', component: SpotOverlay, parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const onSkip = fn();
const onVisit = fn();
const onRemove = fn();
const onResume = fn();

const TOOLS = (
  <>
    <IconButton icon={pauseIcon} label="Пауза" />
    <IconButton icon={volumeIcon} label="Выключить звук" />
    <IconButton icon={fullscreenEnterIcon} label="На весь экран" />
  </>
);

/** As large as the picture that it lies over. */
function OverFilm({ width = 960, ...props }: Partial<ComponentProps<typeof SpotOverlay>> & { width?: number }) {
  return (
    <div
      style={{
        position: 'relative',
        width,
        maxWidth: '100%',
        aspectRatio: '16 / 9',
        background: `#000 url("${artwork('Чай', 'sea', 'hero').src}") center / cover`,
      }}
    >
      <SpotOverlay
        label="Реклама 1 из 2"
        time="0:08"
        title="Таң шай"
        start={<IconButton icon={backIcon} label="Выйти из просмотра" />}
        tools={TOOLS}
        announcement="Реклама 1 из 2"
        visit={{ label: 'На сайт рекламодателя', onVisit }}
        {...props}
      />
    </div>
  );
}

const soon = { label: 'Пропустить через 3', isReady: false, onSkip };
const now = { label: 'Пропустить', isReady: true, onSkip };
const remove = { label: 'Отключить рекламу', onRemove };

export const Plain: Story = { render: () => <OverFilm /> };
export const SkipsSoon: Story = { render: () => <OverFilm skip={soon} remove={remove} text="Пиала горячего чая" /> };
export const SkipsNow: Story = { render: () => <OverFilm skip={now} remove={remove} /> };
export const Paused: Story = { render: () => <OverFilm resume={{ label: 'Смотреть', onResume }} /> };
export const NothingKnown: Story = {
  render: () => <OverFilm time={null} title={undefined} visit={undefined} label="Реклама" />,
};
export const LongWords: Story = {
  render: () => <OverFilm title={LONG_TITLE} text={`${LONG_TITLE} ${LONG_TITLE}`} skip={now} remove={remove} />,
};
export const OnPhone: Story = { render: () => <OverFilm width={390} skip={now} remove={remove} text="Пиала чая" /> };
export const InMiniPlayer: Story = { render: () => <OverFilm width={340} skip={now} remove={remove} /> };
export const InMiniPlayerOfPhone: Story = { render: () => <OverFilm width={128} skip={now} /> };

export const Pressed: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CTRL-020 ADS-014 an ad is named, can be followed, skipped and bought away, by keyboard too',
  render: () => <OverFilm skip={now} remove={remove} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Реклама 1 из 2' })).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Реклама 1 из 2');
    await expect(canvas.getByRole('button', { name: 'Пропустить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'На сайт рекламодателя' }));
    await expect(onVisit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Отключить рекламу' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const NotYet: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ADS-015 CTRL-020 before its time it cannot be skipped, and nothing is offered that was not allowed',
  render: () => <OverFilm skip={soon} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Пропустить через 3' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Отключить рекламу' })).toBeNull();
  },
};
