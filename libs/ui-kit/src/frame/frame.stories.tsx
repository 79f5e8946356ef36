import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { globeIcon, homeIcon, tvIcon, userIcon } from '../icons/shapes.ts';
import { filmIcon, guideIcon } from '../icons/page-shapes.ts';
import { Text } from '../text/text.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Footer, type FooterLine } from './footer.tsx';
import { Frame } from './frame.tsx';
import { HeaderLine } from './header-line.tsx';
import { Header } from './header.tsx';
import { SearchControl } from './search-control.tsx';
import { SectionBar } from './section-bar.tsx';

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

const guestTools = (
  <>
    <IconButton icon={globeIcon} label="Язык" />
    <SearchControl label="Поиск" href="/search" />
    <Button size="small" href="#auth">
      Войти
    </Button>
  </>
);
const phoneTools = (
  <>
    <IconButton icon={globeIcon} label="Язык" />
    <SearchControl label="Поиск" onOpen={() => {}} />
    <IconButton icon={userIcon} label="Войти" href="#auth" />
  </>
);

const header = (count: number, tools = guestTools) => (
  <Header logo={<b>ЛИВРЕЯ</b>} homeHref="/" homeLabel="На главную">
    <HeaderLine items={items.slice(0, count)} currentId="0" end={tools} />
  </Header>
);

const page = (
  <div style={{ padding: 32, minHeight: 300 }}>
    <Text>Содержание страницы</Text>
  </div>
);

const languages: readonly FooterLine[] = ['Русский', 'Қазақша', 'Oʻzbekcha', 'English'].map((label, index) => ({
  label,
  language: ['ru', 'kk', 'uz', 'en'][index] ?? 'ru',
  chosen: index === 0,
  onChoose: () => {},
}));

const footer = (
  <Footer
    columns={[
      { title: 'Разделы', links: items.slice(0, 6) },
      {
        title: 'Информация',
        links: ['Вопросы и ответы', 'Пользовательское соглашение', 'Политика конфиденциальности'].map((label) => ({
          label,
          href: `/${label}`,
        })),
      },
      {
        title: 'Поддержка',
        links: [
          { label: '+7 700 000 42 00', href: 'tel:+77000004200' },
          { label: 'ochen-dlinnyi-adres-podderzhki@livery-television.example', href: 'mailto:help@example.kz' },
        ],
      },
      { title: 'Язык сайта', links: languages },
    ]}
    storeHint="Приложение для"
    stores={[
      { store: 'android', label: 'Телефоны и планшеты Android', href: 'https://android.example' },
      { store: 'ios', label: 'iPhone и iPad', href: 'https://ios.example' },
      { store: 'samsung', label: 'Телевизоры Samsung', href: 'https://samsung.example' },
      { store: 'lg', label: 'Телевизоры LG', href: 'https://lg.example' },
      { store: 'huawei', label: 'Устройства Huawei', href: 'https://huawei.example' },
    ]}
    social={['Telegram', 'Instagram', 'TikTok', 'YouTube', 'WhatsApp', 'Неизвестная сеть'].map((name) => ({
      name,
      url: `https://${encodeURIComponent(name)}.example`,
    }))}
  >
    <p>ТОО «Тихий экран»</p>
  </Footer>
);

export const Whole: Story = {
  render: () => (
    <Frame layout="desktop" header={header(6)} footer={footer}>
      {page}
    </Frame>
  ),
};

export const FooterWithLittle: Story = {
  render: () => (
    <Frame
      layout="desktop"
      header={header(3)}
      footer={
        <Footer columns={[{ title: 'Разделы', links: items.slice(0, 2) }]}>
          <p>ТОО «Тихий экран»</p>
        </Footer>
      }
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
      bottomNav={
        <BottomNav
          currentId="home"
          items={[
            { id: 'home', label: 'Главная', href: '/', icon: homeIcon },
            { id: 'tv', label: 'ТВ-каналы', href: '/channels', icon: tvIcon },
            { id: 'guide', label: 'Бағдарламалар кестесі', href: '/guide', icon: guideIcon },
            { id: 'films', label: 'Кино', href: '/movies', icon: filmIcon },
            { id: 'my', label: 'Моё', href: '/my', icon: userIcon },
          ]}
        />
      }
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
