import type { SettingsPage, SettingsViewer } from '@livery/domain/account';
import { selectSession, sessionUser } from '@livery/domain/session';
import { languages, type Language } from '@livery/i18n/languages';
import { useLanguage, useT } from '@livery/i18n/react';
import { SettingsFrame, SettingsLinks, SettingsSkeleton } from '@livery/ui-kit/account';
import { addresses } from '@livery/widgets/addresses';
import { PageTitle } from '@livery/widgets/page-title';
import { useSelector } from 'react-redux';
import { PAGE_WORDS } from './frame/page-words.ts';
import { SignInFirst } from './frame/sign-in-first.tsx';
import { useLeave } from './frame/visit.ts';

/** The list of the settings, with what is set now where that is known. NAV-043, ACC-015 */
export function SettingsIndex({
  viewer,
  offered,
}: {
  viewer: SettingsViewer | null;
  offered: readonly SettingsPage[];
}) {
  const t = useT();
  const leave = useLeave();
  const details = useDetails();
  return (
    <SettingsFrame
      title={t('nav_settings')}
      lead={t('settings_lead')}
      back={{ title: t('nav_home'), href: addresses.home() }}
      width="wide"
      onClose={leave}
    >
      <PageTitle title={t('nav_settings')} />
      {viewer === null ? (
        <SettingsSkeleton lines={6} />
      ) : (
        <SettingsLinks
          look="tiles"
          label={t('nav_settings')}
          links={offered.map((id) => ({
            id,
            label: t(PAGE_WORDS[id].title),
            icon: PAGE_WORDS[id].icon,
            detail: details[id],
            href: addresses.settings(id),
          }))}
        />
      )}
      {viewer && viewer.kind !== 'loggedIn' && <SignInFirst />}
    </SettingsFrame>
  );
}

function useDetails(): Readonly<Partial<Record<SettingsPage, string | undefined>>> {
  const { language } = useLanguage();
  const user = sessionUser(useSelector(selectSession));
  return {
    account: user?.phone ? `+${user.phone}` : user?.email || user?.username,
    info: user?.firstName || undefined,
    language: languages[language as Language].ownName,
  };
}
