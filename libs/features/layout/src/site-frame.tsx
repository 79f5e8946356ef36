import { catalogueApi } from '@livery/api-client/catalogue';
import { selectSession, sessionKind } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { BottomNav, Footer, Frame, Header } from '@livery/ui-kit/frame';
import {
  episodesIcon,
  filmIcon,
  globeIcon,
  gridIcon,
  guideIcon,
  homeIcon,
  tvIcon,
  userIcon,
  type IconShape,
} from '@livery/ui-kit/icons';
import { addresses } from '@livery/widgets/addresses';
import { useMobileLayout } from '@livery/widgets/rowset-kind';
import { useBrand } from '@livery/widgets/services';
import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { LanguageSwitcher } from './language-switcher.tsx';
import { currentItem, menuItems, type MenuItem } from './menu.ts';

/** As many as a thumb tells apart. */
const BOTTOM_ITEMS = 5;

const ICONS: Record<MenuItem['kind'], IconShape> = {
  home: homeIcon,
  channels: tvIcon,
  catalogue: gridIcon,
  own: userIcon,
  link: globeIcon,
};
/** Catalogues that most services have; every other one looks like a catalogue. */
const CATALOGUE_ICONS: Partial<Record<string, IconShape>> = {
  movies: filmIcon,
  series: episodesIcon,
  telecasts: guideIcon,
};
const iconOf = ({ kind, slug }: MenuItem) => (kind === 'catalogue' && CATALOGUE_ICONS[slug]) || ICONS[kind];

interface Props {
  pathname: string;
  logo: { readonly url: string };
  children: ReactNode;
}

/** Header, navigation and footer around a page. Inside another application the host draws all of them. */
export function SiteFrame({ pathname, logo, children }: Props) {
  const t = useT();
  const brand = useBrand();
  const mobile = useMobileLayout();
  const items = useMenu();
  const currentId = currentItem(items, pathname);
  const embedded = brand.rules.pages.frame === 'embedded';

  const header = (
    <Header
      logo={<img src={logo.url} alt={brand.name} />}
      homeHref={addresses.home()}
      homeLabel={t('nav_home')}
      items={mobile ? [] : items}
      currentId={currentId}
      end={<LanguageSwitcher />}
    />
  );
  const bottomNav = mobile && (
    <BottomNav
      items={items.slice(0, BOTTOM_ITEMS).map((item) => ({ ...item, icon: iconOf(item) }))}
      currentId={currentId}
    />
  );
  return (
    <Frame
      layout={mobile ? 'mobile' : 'desktop'}
      header={embedded ? undefined : header}
      bottomNav={bottomNav}
      footer={embedded ? undefined : <SiteFooter items={items} />}
    >
      {children}
    </Frame>
  );
}

function useMenu(): MenuItem[] {
  const guest = sessionKind(useSelector(selectSession)) !== 'loggedIn';
  const { data } = catalogueApi.useGetMenuQuery();
  return useMemo(() => menuItems(data?.rowsets ?? [], { guest }), [data, guest]);
}

function SiteFooter({ items }: { items: readonly MenuItem[] }) {
  const t = useT();
  const { support, legal } = useBrand();
  const contacts = [
    ...(support.phone ? [{ label: support.phone, href: `tel:${support.phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(support.email ? [{ label: support.email, href: `mailto:${support.email}` }] : []),
  ];
  return (
    <Footer
      columns={[
        { title: t('footer_sections'), links: items.map(({ label, href }) => ({ label, href })) },
        ...(contacts.length > 0 ? [{ title: t('footer_support'), links: contacts }] : []),
      ]}
    >
      <p>{legal.company}</p>
    </Footer>
  );
}
