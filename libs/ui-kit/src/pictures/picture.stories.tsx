import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { artwork } from '../stories/artwork.ts';
import { LONG_TITLES } from '../stories/samples.tsx';
import { Shelf } from '../stories/shelf.tsx';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Pictures/Picture',
  component: Picture,
  args: { ratio: 'poster', title: 'Тихий перевал' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Shelf>
      <div style={{ width: 180 }}>
        <Picture source={artwork('Крыши', 'city', 'poster')} ratio="poster" title="Крыши" />
      </div>
      <div style={{ width: 320 }}>
        <Picture source={artwork('Орбита 9', 'planet', 'wide')} ratio="wide" title="Орбита 9" />
      </div>
      <div style={{ width: 420 }}>
        <Picture source={artwork('Маяк на Каспии', 'sea', 'hero')} ratio="cover" title="Маяк на Каспии" />
      </div>
    </Shelf>
  ),
};

/** The title in the brand's own letters, on the colours of its genre. */
export const WithoutArtwork: Story = {
  render: () => (
    <Shelf>
      {['Дала үні', ...LONG_TITLES].map((title, genre) => (
        <div key={title} style={{ width: 180, borderRadius: 'var(--radius-picture)', overflow: 'hidden' }}>
          <Picture ratio="poster" title={title} genre={genre + 1} />
        </div>
      ))}
    </Shelf>
  ),
};

/** A picture that does not come leaves its place, and the title in it. */
export const Broken: Story = {
  render: () => (
    <div style={{ width: 180 }}>
      <Picture
        source={{ src: 'data:image/png;base64,broken', colour: '#3b2f5c' }}
        ratio="poster"
        title="Тихий перевал"
        priority
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Тихий перевал')).toBeInTheDocument());
    const box = canvasElement.querySelector('[data-ratio="poster"]');
    await expect(box?.getBoundingClientRect().height).toBeCloseTo(270, 0);
  },
};
