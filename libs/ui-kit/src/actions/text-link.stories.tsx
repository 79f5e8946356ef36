import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chevronRightIcon } from '../icons/shapes.ts';
import { LONG_TITLES } from '../stories/samples.tsx';
import { Shelf } from '../stories/shelf.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '/faq', children: 'Вопросы и ответы' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Shelf>
      <TextLink href="/row/1" icon={chevronRightIcon}>
        Открыть все
      </TextLink>
      <TextLink href="/faq" tone="muted">
        Вопросы и ответы
      </TextLink>
      <TextLink href="/" tone="plain" current>
        Главная
      </TextLink>
    </Shelf>
  ),
};

/** An address out of the site opens in a new tab and says so. */
export const Outside: Story = {
  args: { href: 'https://example.com/', children: 'Наш канал' },
  play: async ({ canvasElement }) => {
    const outside = within(canvasElement).getByRole('link', { name: /Наш канал.*вкладке/ });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 240 }}>
      {LONG_TITLES.map((text) => (
        <TextLink key={text} href="/">
          {text}
        </TextLink>
      ))}
    </div>
  ),
};
