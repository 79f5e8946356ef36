import { accountApi } from '@livery/api-client/account';
import { profilesApi } from '@livery/api-client/profiles';
import type { Profile } from '@livery/contract/profiles/entities';
import { selectSession, session, sessionUser, type SessionUser } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { AccountPanel, AvatarButton, type AccountLink } from '@livery/ui-kit/frame';
import { Dropdown, type DropdownPanel } from '@livery/ui-kit/overlay';
import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import { useSayProblem } from '@livery/widgets/say-problem';
import { useMoney } from '@livery/widgets/money';
import { pictureOf } from '@livery/widgets/pictures';
import { useSwitchProfile } from '@livery/widgets/use-switch-profile';
import { useDispatch, useSelector } from 'react-redux';
import { accountItems } from './account-items.ts';
import type { FrameFacts } from './frame-facts.ts';
import { availableHref, LINK_TARGETS } from './link-targets.ts';
import { viewerName } from './viewer-name.ts';

const faceOf = ({ icon }: Profile) => pictureOf(icon, 'square');

/** The avatar of the active profile, and under it what is the viewer's own. NAV-101, ACC-001..014 */
export default function ViewerMenu({ facts }: { facts: FrameFacts }) {
  const t = useT();
  const user = sessionUser(useSelector(selectSession));
  const { data: profile } = profilesApi.useGetActiveProfileQuery();
  return (
    <Dropdown
      kind="dialog"
      button={(props) => (
        <AvatarButton
          label={t('account_menu')}
          name={profile?.name || viewerName(user) || t('nav_profile')}
          source={profile && faceOf(profile)}
          {...props}
        />
      )}
    >
      {(panel) => <ViewerPanel {...panel} facts={facts} user={user} profile={profile} />}
    </Dropdown>
  );
}

function ViewerPanel({
  facts,
  user,
  profile,
  ...panel
}: DropdownPanel & { facts: FrameFacts; user: SessionUser | null; profile: Profile | undefined }) {
  const t = useT();
  const dispatch = useDispatch();
  const hasProfiles = availableHref(facts.hasTarget, LINK_TARGETS.profiles) !== null;
  const { data } = profilesApi.useGetProfilesQuery(undefined, { skip: !hasProfiles });
  const profiles = hasProfiles ? (data?.profiles ?? []) : [];
  const goOverTo = useGoOverTo();
  const balance = useBalance(facts);
  const menu = tableOf(useCapabilities(), 'menu');
  const groups = accountItems(facts, menu).map((items) =>
    items.map(({ label, ...item }): AccountLink => ({
      ...item,
      label: typeof label === 'string' ? t(label) : label.written,
    })),
  );
  return (
    <AccountPanel
      {...panel}
      title={t('account_menu')}
      name={viewerName(user) || profile?.name || t('nav_profile')}
      detail={balance}
      source={profile && faceOf(profile)}
      faces={profiles.map((each) => ({
        id: each.id,
        name: each.name ?? '',
        source: faceOf(each),
        active: each.id === profile?.id,
      }))}
      onFace={(id) => goOverTo(profiles.find((each) => each.id === id))}
      groups={groups}
      onChoose={(id) => {
        if (id === 'signOut') dispatch(session.actions.logoutRequested());
      }}
    />
  );
}

/** Somebody else watches from here on; what goes wrong is said over the page. PROF-024, PROF-025 */
function useGoOverTo(): (profile: Profile | undefined) => void {
  const switchProfile = useSwitchProfile();
  const sayProblem = useSayProblem();
  return async (profile) => {
    const outcome = profile && (await switchProfile(profile));
    if (outcome?.kind === 'failed') sayProblem({ endpoint: 'switchProfile', ...outcome.failure }, 'viewer');
  };
}

/** The balance, where there is something to pay for. ACC-003 */
function useBalance({ isChild, hasTarget }: FrameFacts): string | undefined {
  const money = useMoney();
  const skip = isChild || availableHref(hasTarget, LINK_TARGETS.subscriptions) === null;
  const { data } = accountApi.useGetBalanceQuery(undefined, { skip });
  return data && money(data.balanceMinor);
}
