import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Shelf } from '../stories/shelf.tsx';
import { Heading } from '../text/heading.tsx';
import { TitleLettering } from './title-lettering.tsx';

/** As the image server sends them: light letters, cut to their edges. */
const drawn = (lines: readonly string[], width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${lines.length * 100}">${lines
      .map(
        (line, at) =>
          `<text x="0" y="${at * 100 + 86}" font-size="96" font-family="Georgia, serif" fill="#fff4e0">${line}</text>`,
      )
      .join('')}</svg>`,
  )}`;
const LONG = 'Лес, где живут имена старых мастеров';

const meta = {
  title: 'Pictures/TitleLettering',
  component: TitleLettering,
  args: { title: 'Тихий перевал', picture: drawn(['ТИХИЙ', 'ПЕРЕВАЛ'], 500) },
  decorators: [
    (Story) => (
      <Heading level={1} size="hero">
        <Story />
      </Heading>
    ),
  ],
} satisfies Meta<typeof TitleLettering>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnArtwork: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: '#10131f' }}>
        <Story />
      </div>
    ),
  ],
};

/** A short title and a long one have the same place, so that a slide of one moves nothing of the other. */
export const ShortAndLong: Story = {
  decorators: OnArtwork.decorators ?? [],
  render: () => (
    <Shelf>
      <TitleLettering title="Брод" picture={drawn(['Брод'], 240)} />
      <TitleLettering title={LONG} picture={drawn(['Лес, где живут', 'имена старых', 'мастеров'], 700)} />
    </Shelf>
  ),
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('[data-lettering]')].map((place) =>
      place.getBoundingClientRect(),
    );
    await expect(places.map(({ height }) => height)).toEqual([places[0]?.height, places[0]?.height]);
    for (const { width, height } of places) {
      await expect(width).toBeLessThanOrEqual(480);
      await expect(height).toBeLessThanOrEqual(168);
    }
  },
};

/** Words beside the picture stand on the page's own colour: by day the letters are dark. */
export const OnThePage: Story = {
  decorators: [
    (Story) => (
      <div style={{ '--lettering-filter': 'brightness(calc(100% - var(--daylight, 0%)))' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
};

export const Missing: Story = { args: { picture: undefined } };

export const Broken: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-040 a title picture that does not come is the title',
  args: { picture: 'data:image/png;base64,' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { name: 'Тихий перевал' })).toHaveTextContent('Тихий перевал'),
    );
    await waitFor(() => expect(within(canvasElement).queryByRole('img')).toBeNull());
  },
};
