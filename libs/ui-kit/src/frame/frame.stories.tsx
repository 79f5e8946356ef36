import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { footer, guestTools, header, items, page, phoneTools, places } from '../stories/frame-samples.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Frame } from './frame.tsx';
import { SectionBar } from './section-bar.tsx';

const meta = { title: 'Frame/Frame', component: Frame, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Whole: Story = {
  render: () => (
    <Frame layout="desktop" header={header(6)} footer={footer}>
      {page}
    </Frame>
  ),
};

export const Phone: Story = {
  render: () => (
    <Frame
      layout="mobile"
      header={header(0, phoneTools)}
      footer={footer}
      sections={
        <SectionBar
          label="Разделы каталога"
          currentId="2"
          items={['Все', 'Драма', 'Комедия', 'Триллер', 'Документальное кино', 'Мультфильмы', 'Фантастика'].map(
            (label, index) => ({ id: String(index), label, href: `/movies/${index}` }),
          )}
        />
      }
      bottomNav={<BottomNav currentId="home" items={places} />}
    >
      {page}
    </Frame>
  ),
};

export const InsideAnotherApplication: Story = {
  render: () => (
    <Frame
      layout="desktop"
      sections={<SectionBar label="Основное меню" items={items} currentId="0" end={guestTools} />}
    >
      {page}
    </Frame>
  ),
};

export const SkipsToContent: Story = {
  tags: ['rule', '!autodocs'],
  name: 'The first Tab offers a way past the navigation',
  render: Whole.render as NonNullable<Story['render']>,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: 'Перейти к содержанию' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};
