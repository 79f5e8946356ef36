import { LANGUAGE_PAGES, settingsPlace } from '@livery/domain/account';
import { useT } from '@livery/i18n/react';
import { SettingsLinks } from '@livery/ui-kit/account';
import { addresses } from '@livery/widgets/addresses';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { LanguagePage as Id } from '@livery/domain/account';
import { Loaded } from './frame/loaded.tsx';
import { LANGUAGE_PAGE_HEADINGS } from './frame/language-page-headings.ts';
import type { Load } from './frame/use-loaded.ts';

const PAGES: Readonly<Record<Id, Load<ComponentType>>> = {
  interface: () => import('./language/interface-language.tsx'),
  audiotracks: () => import('./language/audio-order.tsx'),
  texttracks: () => import('./language/subtitle-language.tsx'),
};

/** The language settings: their list, or the page that the address names. ACC-016, NAV-045 */
export default function LanguagePage() {
  const place = settingsPlace(useLocation().pathname);
  if (place?.kind !== 'language') return <List />;
  return <Loaded key={place.page} page={PAGES[place.page]} />;
}

function List() {
  const t = useT();
  return (
    <SettingsLinks
      label={t('nav_language')}
      links={LANGUAGE_PAGES.map((id) => ({
        id,
        label: t(LANGUAGE_PAGE_HEADINGS[id].title),
        icon: LANGUAGE_PAGE_HEADINGS[id].icon,
        href: addresses.languageSettings(id),
      }))}
    />
  );
}
