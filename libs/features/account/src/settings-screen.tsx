import { SETTINGS_PAGES, settingsPlace, type SettingsPage } from '@livery/domain/account';
import { useT } from '@livery/i18n/react';
import { SettingsFrame } from '@livery/ui-kit/account';
import { TextLink } from '@livery/ui-kit/actions';
import { addresses } from '@livery/widgets/addresses';
import { PageTitle } from '@livery/widgets/page-title';
import { useServices } from '@livery/widgets/services';
import type { SettingsPages } from '@livery/widgets/settings-pages';
import { lazy, Suspense, use, type ComponentType } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PAGE_TITLES } from './settings-texts.ts';

/** The settings: the list of their pages, or the page that the address names. NAV-033, NAV-035, NAV-043..045, ACC-015, ACC-019 */
export default function SettingsScreen() {
  const { pathname } = useLocation();
  const pages = use(usePages());
  const place = settingsPlace(pathname);
  if (place?.kind === 'index') return <Index pages={pages} />;
  const id = place?.kind === 'language' ? 'language' : place?.page;
  const Page = id && pageOf(pages, id);
  return Page ? <OnePage id={id} Page={Page} /> : <Navigate to="/settings" replace />;
}

let loading: Promise<SettingsPages> | null = null;

function usePages(): Promise<SettingsPages> {
  const { settingsPages } = useServices();
  loading ??= settingsPages().then((module) => module.default);
  return loading;
}

const components = new Map<SettingsPage, ComponentType>();

function pageOf(pages: SettingsPages, id: SettingsPage): ComponentType | undefined {
  const load = pages[id];
  if (!load) return undefined;
  const known = components.get(id) ?? lazy(load);
  components.set(id, known);
  return known;
}

function Index({ pages }: { pages: SettingsPages }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <SettingsFrame
      title={t('nav_settings')}
      back={{ title: t('nav_home'), href: addresses.home() }}
      closeLabel={t('action_close')}
      onClose={() => void navigate(addresses.home())}
    >
      <PageTitle title={t('nav_settings')} />
      <ul>
        {SETTINGS_PAGES.filter((id) => pages[id]).map((id) => (
          <li key={id}>
            <TextLink href={`/settings/${id}`}>{t(PAGE_TITLES[id])}</TextLink>
          </li>
        ))}
      </ul>
    </SettingsFrame>
  );
}

function OnePage({ id, Page }: { id: SettingsPage; Page: ComponentType }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <SettingsFrame
      title={t(PAGE_TITLES[id])}
      back={{ title: t('nav_settings'), href: '/settings' }}
      closeLabel={t('action_close')}
      onClose={() => void navigate(addresses.home())}
    >
      <PageTitle title={t(PAGE_TITLES[id])} />
      <Suspense>
        <Page />
      </Suspense>
    </SettingsFrame>
  );
}
