import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { SearchBar } from './search-bar.tsx';
import { forgetCalls, HeldSearch, spies } from './search-samples.tsx';

const meta: Meta = {
  title: 'Search/SearchBar',
  component: SearchBar,
  parameters: { bare: true, docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj;

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ minHeight: 640, padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Найти</Button>
      {open && (
        <SearchBar label="Поиск" onClosed={() => setOpen(false)}>
          {() => <HeldSearch />}
        </SearchBar>
      )}
    </main>
  );
}

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Найти' });
const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Поиск' });

async function openBar(canvasElement: HTMLElement) {
  forgetCalls();
  await userEvent.click(opener(canvasElement));
  await waitFor(() => expect(field(canvasElement)).toHaveFocus());
  return within(canvasElement).getByRole('dialog', { name: 'Поиск' });
}

/** The history shows itself with the focus. */
export const Open: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await openBar(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('listbox')).toBeVisible());
  },
};

export const SlidesIn: Story = {
  tags: ['rule', '!autodocs'],
  name: 'NAV-108 SRCH-017 the search slides in with the focus in its field, and out again',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const bar = await openBar(canvasElement);
    await expect(getComputedStyle(bar).animationDuration).toBe('0.3s');
    await expect(getComputedStyle(bar).animationName).not.toBe('none');
    await expect(bar.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    const slideIn = getComputedStyle(bar).animationName;
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(bar).toHaveAttribute('data-closing');
    await expect(getComputedStyle(bar).animationName).not.toBe(slideIn);
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(opener(canvasElement)).toHaveFocus();
  },
};

export const EscapeCloses: Story = {
  tags: ['rule', '!autodocs'],
  name: 'SRCH-006 FIND-007 the first Escape hides the list, the second the search',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const bar = await openBar(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await expect(bar).not.toHaveAttribute('data-closing');
    await userEvent.keyboard('{Escape}');
    await expect(bar).toHaveAttribute('data-closing');
  },
};

export const PressBelow: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a press below the bar closes it, one on a line of the list takes the line',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const bar = await openBar(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'новинки' }));
    await expect(spies.onChoose).toHaveBeenLastCalledWith('новинки');
    await expect(bar).not.toHaveAttribute('data-closing');
    const { bottom } = bar.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: bar, coords: { clientX: 20, clientY: bottom + 40 } });
    await expect(bar).toHaveAttribute('data-closing');
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
  },
};
