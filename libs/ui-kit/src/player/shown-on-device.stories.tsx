import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { artwork } from '../stories/artwork.ts';
import { ShownOnDevice } from './shown-on-device.tsx';

const onBack = fn();

const meta: Meta<typeof ShownOnDevice> = {
  title: 'Player/ShownOnDevice',
  component: ShownOnDevice,
  parameters: { bare: true },
  args: {
    device: 'Показывается на: Телевизор в гостиной',
    hint: 'Кнопки внизу управляют телевизором',
    artwork: artwork('Ночь', 'forest', 'hero').src,
    backLabel: 'Продолжить здесь',
    onBack,
  },
  decorators: [
    (Story, { parameters }) => (
      <div
        style={{ position: 'relative', width: parameters['width'] as number, height: parameters['height'] as number }}
      >
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ShownOnDevice>;

const DESKTOP = { width: 960, height: 540 };
const PHONE = { width: 390, height: 219 };

export const Film: Story = { parameters: DESKTOP };
export const WithoutArtwork: Story = { parameters: DESKTOP, args: { artwork: undefined } };
export const Phone: Story = { parameters: PHONE, globals: { window: '390' } };
export const LongName: Story = {
  parameters: PHONE,
  globals: { window: '390' },
  args: { device: 'Показывается на: Телевизор в большой комнате на втором этаже дачи' },
};
/** There the way back is the page itself. */
export const MiniPlayerCorner: Story = { parameters: { width: 128, height: 72 } };

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'The device is announced, and one key leads back',
  parameters: DESKTOP,
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await expect(shown.getByRole('status')).toHaveTextContent('Телевизор в гостиной');
    await userEvent.tab();
    await expect(shown.getByRole('button', { name: 'Продолжить здесь' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onBack).toHaveBeenCalled();
  },
};
