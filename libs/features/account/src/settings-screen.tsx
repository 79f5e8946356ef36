import {
  offeredPages,
  openingOf,
  protectedAction,
  settingsPlace,
  type SettingsPage,
  type SettingsPlace,
} from '@livery/domain/account';
import { useT } from '@livery/i18n/react';
import { SettingsFrame, SettingsLinks, SettingsSkeleton } from '@livery/ui-kit/account';
import { addresses } from '@livery/widgets/addresses';
import { PartProblem } from '@livery/widgets/load-problem';
import { PageTitle } from '@livery/widgets/page-title';
import { useServices } from '@livery/widgets/services';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BehindPin } from './frame/behind-pin.tsx';
import { PAGE_WORDS, wordsOf } from './frame/page-words.ts';
import { Loaded } from './frame/loaded.tsx';
import { SignInFirst } from './frame/sign-in-first.tsx';
import { useLoaded, type Load } from './frame/use-loaded.ts';
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
  const pages = useLoaded(useServices().settingsPages);
  const { viewer, problem, retry } = useSettingsViewer();
  const offered = viewer && pages ? offeredPages(viewer).filter((id) => pages[id]) : [];
  if (place.kind === 'index') {
    return <SettingsIndex viewer={pages ? viewer : null} offered={offered} />;
  }
  if (!pages) {
    return (
      <Framed place={place} offered={offered}>
        <SettingsSkeleton />
      </Framed>
    );
  }

  const id = place.kind === 'language' ? 'language' : place.page;
  const opening = viewer ? openingOf(id, viewer) : 'notYet';
  const page = pages[id];
  if (opening === 'never' || !page) return <Navigate to={addresses.settings()} replace />;
  return (
    <Framed place={place} offered={offered}>
      {opening === 'signIn' && <SignInFirst atOnce />}
      {opening === 'notYet' && (problem ? <PartProblem error={problem} onRetry={retry} /> : <SettingsSkeleton />)}
      {opening === 'open' && <Contents key={id} place={place} page={page} />}
    </Framed>
  );
}

function Contents({ place, page }: { place: SettingsPlace; page: Load<ComponentType> }) {
  const action = protectedAction(place);
  const contents = <Loaded page={page} />;
  return action ? (
    <BehindPin key={action} action={action}>
      {contents}
    </BehindPin>
  ) : (
    contents
  );
}

/** What every page of the settings has around it. ACC-017, ACC-018 */
function Framed({
  place,
  offered,
  children,
}: {
  place: Exclude<SettingsPlace, { kind: 'index' }>;
  offered: readonly SettingsPage[];
  children: ReactNode;
}) {
  const t = useT();
  const leave = useLeave();
  const { title, lead } = wordsOf(place);
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
        <SettingsLinks
          look="aside"
          label={t('nav_settings')}
          links={offered.map((id) => ({
            id,
            label: t(PAGE_WORDS[id].title),
            icon: PAGE_WORDS[id].icon,
            href: addresses.settings(id),
            current: id === current,
          }))}
        />
      }
    >
      <PageTitle title={t(title)} />
      {children}
    </SettingsFrame>
  );
}
