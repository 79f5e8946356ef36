import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BankFrame } from './bank-frame.tsx';

const page = (html: string) => URL.createObjectURL(new Blob([html], { type: 'text/html' }));
const PAGE = page(
  '<!doctype html><html lang="ru"><title>Банк</title><body style="font:16px sans-serif;padding:24px"><h1>Оплата 1 990 ₸</h1><p><label>Номер карты <input></label></p><button>Оплатить</button>',
);

const meta = {
  title: 'Payment/BankFrame',
  component: BankFrame,
  args: {
    src: PAGE,
    origin: location.origin,
    title: 'Страница банка',
    doubt: 'Страница банка не открылась?',
    open: 'Открыть её отдельно',
  },
  render: (args) => (
    <div style={{ maxWidth: 816 }}>
      <BankFrame {...args} />
    </div>
  ),
} satisfies Meta<typeof BankFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
/** Nothing has come from the bank yet: that its page has loaded is kept from the frame. */
export const Coming: Story = {
  render: (args) => (
    <div style={{ maxWidth: 816 }} onLoadCapture={(event) => event.stopPropagation()}>
      <BankFrame {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Slow: Story = {
  args: { patienceMs: 0 },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('link', { name: /Открыть её отдельно/ })).toBeVisible(),
    );
  },
};
export const LongText: Story = {
  args: {
    patienceMs: 0,
    doubt: 'Банктің төлем беті ашылмады ма немесе тым ұзақ жүктеліп жатыр ма?',
    open: 'Банк бетін жеке терезеде ашу',
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <BankFrame {...args} />
    </div>
  ),
};
