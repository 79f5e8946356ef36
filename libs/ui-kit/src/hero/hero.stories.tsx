import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LONG_TITLE, promos } from '../stories/samples.tsx';
import { PromoSkeleton } from './promo-skeleton.tsx';
import { PromoSlider } from './promo-slider.tsx';

const meta = { title: 'Rows/Hero', parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slides: Story = { render: () => <PromoSlider promos={promos} /> };
export const One: Story = { render: () => <PromoSlider promos={promos.slice(0, 1)} /> };
export const LongText: Story = {
  render: () => (
    <PromoSlider promos={promos.map((promo) => ({ ...promo, title: LONG_TITLE, description: LONG_TITLE.repeat(4) }))} />
  ),
};
export const WithoutPicture: Story = {
  render: () => <PromoSlider promos={promos.map((promo) => ({ ...promo, picture: null }))} />,
};
export const Loading: Story = { render: () => <PromoSkeleton /> };

export const Dots: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-045 a dot for each slide; a press shows it, the others leave the keyboard',
  render: () => <PromoSlider promos={promos} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dots = canvas.getAllByRole('button', { name: /^Афиша \d из 5/ });
    await expect(dots).toHaveLength(5);
    await expect(dots[0]).toHaveAttribute('aria-current', 'true');
    await userEvent.click(dots[2] as HTMLElement);
    await expect(dots[2]).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Город без сна' })).toBeVisible());
    await expect(canvasElement.querySelectorAll('[data-part="slides"] > :not([inert])')).toHaveLength(1);
  },
};

const onTrailerMuted = fn();

export const Trailer: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-040 a slide with a trailer has a mute switch',
  render: () => (
    <PromoSlider
      promos={[
        { ...promos[0], id: 'trailer', title: 'Тихий перевал', trailer: <div />, trailerMuted: true, onTrailerMuted },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Включить звук трейлера' }));
    await expect(onTrailerMuted).toHaveBeenCalledWith(false);
  },
};
