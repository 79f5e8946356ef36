import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { filmIcon, guideIcon, homeIcon, searchIcon, tvIcon, userIcon } from '../icons/shapes.ts';
import { Text } from '../text/text.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Frame } from './frame.tsx';
import { Header } from './header.tsx';

const meta = { title: 'Frame', parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  'Главная',
  'ТВ-каналы',
  'Программа',
  'Фильмы',
  'Сериалы',
  'Детям',
  'Спорт',
  'Музыка',
  'Новости',
  'Познавательное',
].map((label, index) => ({ id: String(index), label, href: `/${index}` }));

const end = <IconButton icon={searchIcon} label="Поиск" round />;

const header = (count: number) => (
  <Header
    logo={<b>ЛИВРЕЯ</b>}
    homeHref="/"
    homeLabel="На главную"
    items={items.slice(0, count)}
    currentId="0"
    end={end}
  />
);

export const Whole: Story = {
  render: () => (
    <Frame
      layout="desktop"
      header={header(6)}
      footer={
        <Footer
          columns={[
            { title: 'Разделы', links: items.slice(0, 4) },
            { title: 'Поддержка', links: [{ label: 'Написать нам', href: 'mailto:help@example.kz' }] },
          ]}
        />
      }
    >
      <div style={{ padding: 32, minHeight: 300 }}>
        <Text>Содержание страницы</Text>
      </div>
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

export const Overflow: Story = {
  tags: ['rule', '!autodocs'],
  name: 'NAV-088 sections that do not fit move into a menu',
  render: () => <div style={{ width: 760 }}>{header(10)}</div>,
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    const more = await within(nav).findByRole('button', { name: 'Ещё' });
    const shown = within(nav).getAllByRole('link').length;
    await expect(shown).toBeLessThan(10);
    await waitFor(() => expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth));
    await userEvent.click(more);
    await expect(within(nav).getAllByRole('menuitem')).toHaveLength(10 - shown);
  },
};

export const Phone: Story = {
  render: () => (
    <Frame
      layout="mobile"
      header={<Header logo={<b>ЛИВРЕЯ</b>} homeHref="/" homeLabel="На главную" end={end} />}
      bottomNav={
        <BottomNav
          currentId="home"
          items={[
            { id: 'home', label: 'Главная', href: '/', icon: homeIcon },
            { id: 'tv', label: 'ТВ', href: '/channels', icon: tvIcon },
            { id: 'guide', label: 'Программа', href: '/guide', icon: guideIcon },
            { id: 'films', label: 'Кино', href: '/movies', icon: filmIcon },
            { id: 'my', label: 'Моё', href: '/my', icon: userIcon },
          ]}
        />
      }
    >
      <div style={{ padding: 32, minHeight: 300 }}>
        <Text>Содержание страницы</Text>
      </div>
    </Frame>
  ),
};
