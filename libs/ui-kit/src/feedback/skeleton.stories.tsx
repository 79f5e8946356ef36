import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const shapes = ['line', 'button', 'round', 'card', 'picture', 'block'] as const;

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 160px)', gap: 24 }}>
      {shapes.map((shape) => (
        <figure key={shape} style={{ margin: 0 }}>
          <SkeletonGroup>
            <div style={{ height: shape === 'line' || shape === 'button' ? undefined : 90 }}>
              <Skeleton shape={shape} />
            </div>
          </SkeletonGroup>
          <figcaption>{shape}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

/** Lines of a text that is still coming: the last one is shorter. */
export const Paragraph: Story = {
  render: () => (
    <SkeletonGroup>
      <div style={{ display: 'grid', gap: 12, maxWidth: 420 }}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <div style={{ width: '58%' }}>
          <Skeleton shape="line" />
        </div>
      </div>
    </SkeletonGroup>
  ),
};
