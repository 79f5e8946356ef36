import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { Switch } from '../forms/switch.tsx';
import { Text } from '../text/text.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Overlay/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const kazakh = 'Жазылымды ай сайын автоматты түрде ұзартып, кез келген уақытта бір қадаммен тоқтатуға болады. ';

function Sample({ long = false }: { readonly long?: boolean }) {
  const [open, setOpen] = useState(true);
  const [order, setOrder] = useState<'new' | 'rating'>('new');
  const [free, setFree] = useState(true);
  return (
    <div style={{ minHeight: 560 }}>
      <Button onClick={() => setOpen(true)}>Фильтры</Button>
      <Sheet
        open={open}
        title={long ? kazakh : 'Фильтры'}
        onClose={() => setOpen(false)}
        actions={
          <Button kind="primary" wide onClick={() => setOpen(false)}>
            Показать 128
          </Button>
        }
      >
        {long && <Text>{kazakh.repeat(14)}</Text>}
        <RadioGroup
          label="Сначала"
          options={[
            { id: 'new', label: 'Новые' },
            { id: 'rating', label: 'С высоким рейтингом' },
          ]}
          value={order}
          onChange={setOrder}
        />
        <Switch label="Только бесплатные" checked={free} onChange={setFree} />
      </Sheet>
    </div>
  );
}

export const Opened: Story = { render: () => <Sample /> };
export const LongText: Story = { render: () => <Sample long /> };

export const EscapeCloses: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a sheet is a dialog: the focus goes in, Escape closes it and the focus comes back',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const opener = canvas.getByRole('button', { name: 'Фильтры' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('radio', { name: 'Новые' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Pulling: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a short pull comes back, a long one closes the sheet',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    const grip = dialog.firstElementChild as HTMLElement;
    // A pointer that no browser has cannot be captured.
    grip.setPointerCapture = () => {};
    await fireEvent.pointerDown(grip, { clientY: 300, pointerId: 1 });
    await fireEvent.pointerMove(grip, { clientY: 310, pointerId: 1 });
    await expect(dialog.style.translate).toBe('0px 10px');
    await fireEvent.pointerUp(grip, { clientY: 310, pointerId: 1 });
    await expect(dialog.style.translate).toBe('');
    await expect(dialog).not.toHaveAttribute('data-closing');
    await fireEvent.pointerDown(grip, { clientY: 300, pointerId: 1 });
    await fireEvent.pointerUp(grip, { clientY: 460, pointerId: 1 });
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};
