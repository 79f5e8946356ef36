import type { SettingsViewer } from '@livery/domain/account';
import { profilesApi } from '@livery/api-client/profiles';
import { useT } from '@livery/i18n/react';
import { SettingsFrame, SettingsLinks, SettingsSkeleton } from '@livery/ui-kit/account';
import { Avatar } from '@livery/ui-kit/pictures';
import { addresses } from '@livery/widgets/addresses';
import { PageHead } from '@livery/widgets/page-head';
import { PagePart } from '@livery/widgets/page-part';
import { pictureOf } from '@livery/widgets/pictures';
import { useServices } from '@livery/widgets/services';
import type { OfferedPage } from './frame/offered-pages.ts';
import { SignInFirst } from './frame/sign-in-first.tsx';
import { useDetails } from './frame/use-details.ts';
import { useLeave } from './frame/visit.ts';

/** The list of the settings, with what is set now where that is known; on a wide window list and summary stand side by side. NAV-043, ACC-015 */
export function SettingsIndex({ viewer, offered }: { viewer: SettingsViewer | null; offered: readonly OfferedPage[] }) {
  const t = useT();
  const leave = useLeave();
  const { environment, brand } = useServices();
  const hasFooter = environment.deviceType !== 'tv' && brand.rules.pages.frame !== 'embedded';
  const details = useDetails(viewer);
  const profile = useActiveProfile(viewer?.kind === 'loggedIn');
  // A guest has one: that is no list.
  const isOnlyPage = offered.length === 1;
  return (
    <SettingsFrame
      title={t('nav_settings')}
      lead={profile?.name || t('settings_lead')}
      face={profile && <Avatar name={profile.name} source={profile.picture} />}
      back={{ title: t('nav_home'), href: addresses.home() }}
      width={isOnlyPage ? 'page' : 'wide'}
      onClose={leave}
      aside={
        !isOnlyPage && (
          <SettingsLinks
            look="aside"
            label={t('settings_pages')}
            links={offered.map(({ id, title, icon }) => ({ id, label: t(title), icon, href: addresses.settings(id) }))}
          />
        )
      }
    >
      <PageHead title={t('nav_settings')} isPrivate />
      {viewer === null ? (
        <SettingsSkeleton lines={6} look="tiles" />
      ) : (
        <SettingsLinks
          look={isOnlyPage ? 'list' : 'tiles'}
          label={t('nav_settings')}
          links={offered.map(({ id, title, icon, about }) => ({
            id,
            label: t(title),
            icon,
            detail: details[id] ?? (about && t(about)),
            plain: details[id] === undefined,
            href: addresses.settings(id),
          }))}
        />
      )}
      {viewer && viewer.kind !== 'loggedIn' && <SignInFirst />}
      {!hasFooter && <PagePart name="moreOfSite" />}
    </SettingsFrame>
  );
}

/** Whoever of the house is watching: a guest has no face. */
function useActiveProfile(isMember: boolean) {
  const { data } = profilesApi.useGetActiveProfileQuery(undefined, { skip: !isMember });
  return data && { name: data.name ?? '', picture: pictureOf(data.icon, 'square') };
}
