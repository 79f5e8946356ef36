import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnArt, Shelf } from '../stories/shelf.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'Feedback/Badge', component: Badge, args: { children: 'HD' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Shelf>
      <Badge tone="live">В эфире</Badge>
      <Badge tone="live-outline">Live</Badge>
      <Badge>HD</Badge>
      <Badge>4K</Badge>
      <Badge tone="outline">16+</Badge>
      <Badge tone="accent">Новинка</Badge>
      <Badge tone="good">Премьера</Badge>
    </Shelf>
  ),
};

export const OnAPicture: Story = {
  parameters: { contrast: false },
  render: () => (
    <OnArt>
      <Badge tone="live">В эфире</Badge>
      <Badge>HD</Badge>
      <Badge tone="accent">Новинка</Badge>
    </OnArt>
  ),
};

export const OtherAlphabets: Story = {
  render: () => (
    <Shelf>
      <Badge tone="live">Тікелей эфир</Badge>
      <Badge tone="accent">Жаңа маусым</Badge>
      <Badge tone="good">პრემიერა</Badge>
    </Shelf>
  ),
};
