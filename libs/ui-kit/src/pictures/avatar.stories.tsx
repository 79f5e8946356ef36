import type { Meta, StoryObj } from '@storybook/react-vite';
import { portrait } from '../stories/marks.ts';
import { people } from '../stories/samples.tsx';
import { Shelf } from '../stories/shelf.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Pictures/Avatar',
  component: Avatar,
  args: { name: 'Айгерим Сатова' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Faces: Story = {
  render: () => (
    <Shelf>
      {people.map(({ name }) => (
        <Avatar key={name} name={name} source={portrait(name)} />
      ))}
    </Shelf>
  ),
};

/** Initials, in every alphabet; one name has one letter. */
export const WithoutAPhotograph: Story = {
  render: () => (
    <Shelf>
      {['Үміт Құрманғалиева', 'ნინო ბერიძე', 'Bobur', 'Ә'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Shelf>
  ),
};

const SIZES = ['24px', '40px', '64px', '120px'];

export const Sizes: Story = {
  render: () => (
    <Shelf>
      {SIZES.map((size) => (
        <span key={size} style={{ '--avatar-size': size } as React.CSSProperties}>
          <Avatar name="Айгерим Сатова" source={portrait('Айгерим Сатова')} />
        </span>
      ))}
    </Shelf>
  ),
};
