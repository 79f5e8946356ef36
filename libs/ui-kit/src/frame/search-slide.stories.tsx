import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchControl } from './search-control.tsx';
import { SearchSlide } from './search-slide.tsx';

const meta: Meta = { title: 'Frame/Search', component: SearchControl, subcomponents: { SearchSlide } };
export default meta;
type Story = StoryObj;

const onSearch = fn();

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 320 }}>
      <SearchControl label="Поиск" onOpen={() => setOpen(true)} />
      {open && <SearchSlide label="Поиск" onSearch={onSearch} onClosed={() => setOpen(false)} />}
    </div>
  );
}

export const Link: Story = { render: () => <SearchControl label="Поиск" href="/search" /> };

export const Slide: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Поиск' }));
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus();
  },
};

export const SlidesIn: Story = {
  tags: ['rule', '!autodocs'],
  name: 'NAV-108 the phone’s search slides in with the focus in its field, and Escape slides it out again',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Поиск' });
    await userEvent.click(opener);
    const slide = canvas.getByRole('dialog', { name: 'Поиск' });
    await expect(getComputedStyle(slide).animationDuration).toBe('0.3s');
    await expect(getComputedStyle(slide).animationName).not.toBe('none');
    await expect(slide.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(slide).toHaveAttribute('data-closing');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Searches: Story = {
  tags: ['rule', '!autodocs'],
  name: 'what was typed is told without the spaces around it; nothing is no question',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Поиск' }));
    await userEvent.keyboard('  {Enter}');
    await expect(onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('перевал {Enter}');
    await expect(onSearch).toHaveBeenCalledWith('перевал');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
