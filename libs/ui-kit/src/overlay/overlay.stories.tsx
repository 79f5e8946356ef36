import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { globeIcon } from '../icons/shapes.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

// A modal dialog of one story would lie over the page of all of them.
const meta: Meta = {
  title: 'Overlay/Dialog',
  component: Dialog,
  subcomponents: { Menu },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};
export default meta;
type Story = StoryObj;

const onClosed = fn();

function Sample({
  hideClose = false,
  long = false,
  startsOpen = true,
}: {
  readonly hideClose?: boolean;
  readonly long?: boolean;
  readonly startsOpen?: boolean;
}) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <div style={{ minHeight: 420 }}>
      <Button onClick={() => setOpen(true)}>Удалить профиль</Button>
      <Dialog
        open={open}
        title={long ? LONG_TITLE : 'Удалить профиль?'}
        hideClose={hideClose}
        onClose={() => setOpen(false)}
        onClosed={onClosed}
        actions={
          <>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Удалить
            </Button>
            <Button onClick={() => setOpen(false)}>Отмена</Button>
          </>
        }
      >
        <Text>
          {long ? `${LONG_TITLE}. `.repeat(20) : 'История и избранное этого профиля исчезнут. Вернуть их нельзя.'}
        </Text>
      </Dialog>
    </div>
  );
}

export const Opened: Story = { render: () => <Sample /> };

export const LevelTitle: Story = {
  ...Opened,
  tags: ['rule', '!autodocs'],
  name: 'the first line of the title is level with the cross',
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    const title = within(dialog).getByRole('heading');
    const words = document.createRange();
    words.selectNodeContents(title);
    const [cross] = within(dialog).getAllByRole('button');
    const apart = middle(words.getBoundingClientRect()) - middle(cross?.getBoundingClientRect() ?? new DOMRect());
    await expect(Math.abs(apart)).toBeLessThan(1.5);
  },
};
/** What is asked stands large over what is to be chosen. */
export const Question: Story = {
  render: () => (
    <Dialog open title="Кто смотрит?" titleLook="question" size="wide" onClose={fn()}>
      <Text>Профиль выбирает подборки, историю и возраст.</Text>
    </Dialog>
  ),
};
export const LongText: Story = { render: () => <Sample long /> };

/** The focus goes into the dialog and comes back to what opened it. */
export const EscapeCloses: Story = {
  tags: ['rule', '!autodocs'],
  name: 'NAV-073 Escape closes the dialog and the focus returns',
  render: () => <Sample startsOpen={false} />,
  play: async ({ canvasElement }) => {
    onClosed.mockClear();
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Удалить профиль' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Удалить профиль?' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('data-closing');
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const OverlayCloses: Story = {
  tags: ['rule', '!autodocs'],
  name: 'NAV-074 a press on the overlay closes the dialog, one inside does not',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await userEvent.click(within(dialog).getByText(/История/));
    await expect(dialog).not.toHaveAttribute('data-closing');
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX: 4, clientY: 4 } });
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

export const Unclosable: Story = {
  tags: ['rule', '!autodocs'],
  name: 'NAV-076 with hideClose there is no way out but the buttons',
  render: () => <Sample hideClose />,
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await expect(within(dialog).queryByRole('button', { name: 'Закрыть' })).toBeNull();
    // It is modal once it has been seen.
    await waitFor(() => expect(dialog).toHaveProperty('open', true));
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX: 4, clientY: 4 } });
    await expect(dialog).not.toHaveAttribute('data-closing');
    await expect(dialog).toHaveProperty('open', true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

const onChoose = fn();

export const MenuByKeyboard: Story = {
  render: () => (
    <div style={{ minHeight: 280 }}>
      <Menu
        align="start"
        onChoose={onChoose}
        items={[
          { id: 'ru', label: 'Русский', chosen: true },
          { id: 'kk', label: 'Қазақша' },
          { id: 'uz', label: 'Oʻzbekcha' },
        ]}
        button={(props) => <IconButton icon={globeIcon} label="Язык" {...props} />}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Язык' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'Русский' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('uz');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
