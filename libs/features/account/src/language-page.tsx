import { LANGUAGE_PAGES, settingsPlace } from '@livery/domain/account';
import { useT } from '@livery/i18n/react';
import { SettingsLinks, SettingsSkeleton } from '@livery/ui-kit/account';
import { addresses } from '@livery/widgets/addresses';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { LanguagePage as Id } from '@livery/domain/account';
import { LANGUAGE_WORDS } from './frame/page-words.ts';

const PAGES: Readonly<Record<Id, ComponentType>> = {
  interface: lazy(() => import('./language/interface-language.tsx')),
  audiotracks: lazy(() => import('./language/audio-order.tsx')),
  texttracks: lazy(() => import('./language/subtitle-language.tsx')),
};

/** The language settings: their list, or the page that the address names. ACC-016, NAV-045 */
export default function LanguagePage() {
  const place = settingsPlace(useLocation().pathname);
  if (place?.kind !== 'language') return <List />;
  const Page = PAGES[place.page];
  return (
    <Suspense fallback={<SettingsSkeleton lines={4} />}>
      <Page />
    </Suspense>
  );
}

function List() {
  const t = useT();
  return (
    <SettingsLinks
      label={t('nav_language')}
      links={LANGUAGE_PAGES.map((id) => ({
        id,
        label: t(LANGUAGE_WORDS[id].title),
        icon: LANGUAGE_WORDS[id].icon,
        href: addresses.languageSettings(id),
      }))}
    />
  );
}
