import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { header, phoneTools } from '../stories/frame-samples.tsx';
import { HeaderLine } from './header-line.tsx';
import { Header } from './header.tsx';
import { LONG_TITLES } from '../stories/samples.tsx';

const meta = { title: 'Frame/Header', component: Header, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Guest: Story = { render: () => header(6) };
export const Phone: Story = { render: () => header(0, phoneTools) };
export const One: Story = { render: () => header(1) };
/** What does not fit goes to "More". */
export const TwentyOne: Story = { render: () => header(21) };

export const LongText: Story = {
  render: () => (
    <Header logo={<b>ЛИВРЕЯ</b>} homeHref="/" homeLabel="На главную">
      <HeaderLine items={LONG_TITLES.map((label) => ({ id: label, label, href: `/${label}` }))} end={null} />
    </Header>
  ),
};

export const Overflow: Story = {
  tags: ['rule', '!autodocs'],
  name: 'NAV-088 sections that do not fit move into a menu',
  render: () => <div style={{ width: 860 }}>{header(10)}</div>,
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    const more = await within(nav).findByRole('button', { name: 'Ещё' });
    const shown = within(nav).getAllByRole('link').length;
    await expect(shown).toBeLessThan(10);
    await waitFor(() => expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth));
    await userEvent.click(more);
    await expect(await within(nav).findAllByRole('menuitem')).toHaveLength(10 - shown);
    await waitFor(() => expect(within(nav).getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(within(nav).queryByRole('menuitem')).toBeNull();
    await expect(more).toHaveFocus();
  },
};
