import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Footer, type FooterLine } from '../frame/footer.tsx';
import { HeaderLine } from '../frame/header-line.tsx';
import { Header } from '../frame/header.tsx';
import { SearchControl } from '../frame/search-control.tsx';
import { filmIcon, guideIcon } from '../icons/page-shapes.ts';
import { globeIcon, homeIcon, tvIcon, userIcon } from '../icons/shapes.ts';
import { Text } from '../text/text.tsx';

/** Head and foot of a site, for stories. */
export const items = [
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

export const guestTools = (
  <>
    <IconButton icon={globeIcon} label="Язык" />
    <SearchControl label="Поиск" href="/search" />
    <Button size="small" href="#auth">
      Войти
    </Button>
  </>
);
export const phoneTools = (
  <>
    <IconButton icon={globeIcon} label="Язык" />
    <SearchControl label="Поиск" onOpen={() => {}} />
    <IconButton icon={userIcon} label="Войти" href="#auth" />
  </>
);

export const header = (count: number, tools = guestTools) => (
  <Header logo={<b>ЛИВРЕЯ</b>} homeHref="/" homeLabel="На главную">
    <HeaderLine items={items.slice(0, count)} currentId="0" end={tools} />
  </Header>
);

export const page = (
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

export const footer = (
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

/** The places of a phone's navigation. */
export const places = [
  { id: 'home', label: 'Главная', href: '/', icon: homeIcon },
  { id: 'tv', label: 'ТВ-каналы', href: '/channels', icon: tvIcon },
  { id: 'guide', label: 'Бағдарламалар кестесі', href: '/guide', icon: guideIcon },
  { id: 'films', label: 'Кино', href: '/movies', icon: filmIcon },
  { id: 'my', label: 'Моё', href: '/my', icon: userIcon },
];
