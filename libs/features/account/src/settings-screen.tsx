import { openingOf, settingsPlace, type SettingsPlace, type SettingsViewer } from '@livery/domain/account';
import { useT } from '@livery/i18n/react';
import { SettingsFrame, SettingsLinks, SettingsSkeleton } from '@livery/ui-kit/account';
import { addresses } from '@livery/widgets/addresses';
import type { SettingsPage } from '@livery/widgets/capability';
import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import { PartProblem } from '@livery/widgets/load-problem';
import { PageHead } from '@livery/widgets/page-head';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BehindPin } from './frame/behind-pin.tsx';
import { LANGUAGE_PAGE_HEADINGS, type PageHeading } from './frame/language-page-headings.ts';
import { Loaded } from './frame/loaded.tsx';
import { SignInFirst } from './frame/sign-in-first.tsx';
import { offeredPages, type OfferedPage } from './frame/offered-pages.ts';
import { useDetails } from './frame/use-details.ts';
import { useSettingsViewer } from './frame/use-settings-viewer.ts';
import { useLeave } from './frame/visit.ts';
import { SettingsIndex } from './settings-index.tsx';

/** The settings: the list of their pages, or the page that the address names. NAV-033, NAV-035, NAV-043..045, ACC-015, ACC-019 */
export default function SettingsScreen() {
  const place = settingsPlace(useLocation().pathname);
  if (place === null) return <Navigate to={addresses.settings()} replace />;
  return <Place place={place} />;
}

function Place({ place }: { place: SettingsPlace }) {
  const pages = tableOf(useCapabilities(), 'settings');
  const { viewer, problem, retry } = useSettingsViewer();
  const offered = offeredPages(pages, viewer);
  if (place.kind === 'index') return <SettingsIndex viewer={viewer} offered={offered} />;

  const id = place.kind === 'language' ? 'language' : place.page;
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  const opening = page && (viewer ? openingOf(page.audience, viewer) : 'notYet');
  if (!page || opening === 'never') return <Navigate to={addresses.settings()} replace />;
  return (
    <Framed place={place} page={page} offered={offered} viewer={viewer}>
      {opening === 'signIn' && <SignInFirst atOnce />}
      {opening === 'notYet' && (problem ? <PartProblem error={problem} onRetry={retry} /> : <SettingsSkeleton />)}
      {opening === 'open' && <Contents key={id} page={page} />}
    </Framed>
  );
}

function Contents({ page: { page, behindPin } }: { page: SettingsPage }) {
  const contents = <Loaded page={page} />;
  return behindPin ? (
    <BehindPin key={behindPin} action={behindPin}>
      {contents}
    </BehindPin>
  ) : (
    contents
  );
}

/** What every page of the settings has around it. ACC-017, ACC-018 */
function Framed({
  place,
  page,
  offered,
  viewer,
  children,
}: {
  place: Exclude<SettingsPlace, { kind: 'index' }>;
  page: SettingsPage;
  offered: readonly OfferedPage[];
  viewer: SettingsViewer | null;
  children: ReactNode;
}) {
  const t = useT();
  const leave = useLeave();
  const details = useDetails(viewer);
  const { title, lead }: PageHeading = place.kind === 'language' ? LANGUAGE_PAGE_HEADINGS[place.page] : page;
  const current = place.kind === 'language' ? 'language' : place.page;
  return (
    <SettingsFrame
      title={t(title)}
      lead={lead && t(lead)}
      back={
        place.kind === 'language'
          ? { title: t('nav_language'), href: addresses.settings('language') }
          : { title: t('nav_settings'), href: addresses.settings() }
      }
      onClose={leave}
      aside={
        offered.length !== 1 && (
          <SettingsLinks
            look="aside"
            label={t('nav_settings')}
            links={offered.map(({ id, title: label, icon }) => ({
              id,
              label: t(label),
              icon,
              detail: details[id],
              href: addresses.settings(id),
              current: id === current,
            }))}
          />
        )
      }
    >
      <PageHead title={t(title)} isPrivate />
      {children}
    </SettingsFrame>
  );
}
