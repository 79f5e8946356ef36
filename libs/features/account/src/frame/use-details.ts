import { accountApi } from '@livery/api-client/account';
import { packetsApi } from '@livery/api-client/packets';
import { profilesApi } from '@livery/api-client/profiles';
import { sessionApi } from '@livery/api-client/session';
import { ownLogin, type SettingsViewer } from '@livery/domain/account';
import { selectSession, sessionUser } from '@livery/domain/session';
import { languages, type Language } from '@livery/i18n/languages';
import { useLanguage, useT } from '@livery/i18n/react';
import { useMoney } from '@livery/widgets/money';
import { useAfter } from '@livery/widgets/use-after';
import { useSelector } from 'react-redux';

/** What is set on a page of the settings now, in a few words, by the page's id; what is not known is left out. */
export type Details = Readonly<Record<string, string | undefined>>;

/** What the list of the settings says of each page: the tariff, the balance, how many devices, whether there is a PIN. ACC-015 */
export function useDetails(viewer: SettingsViewer | null): Details {
  const { language } = useLanguage();
  const user = sessionUser(useSelector(selectSession));
  // The list is seen first: what stands in it follows.
  const isSeen = useAfter('frame');
  const isMember = viewer?.kind === 'loggedIn';
  const ofMember = useMemberDetails(isMember && isSeen);
  const ofOwner = useOwnerDetails(isMember && isSeen && !viewer.isChild);
  return {
    ...ofMember,
    ...ofOwner,
    account: user?.phone ? `+${user.phone}` : user?.email || ownLogin(user?.username),
    info: user?.firstName || undefined,
    language: languages[language as Language].ownName,
  };
}

function useMemberDetails(isAsked: boolean): Details {
  const { data } = profilesApi.useGetActiveProfileQuery(undefined, { skip: !isAsked });
  return { profiles: data?.name || undefined };
}

/** What is a grown-up's business only. */
function useOwnerDetails(isAsked: boolean): Details {
  const t = useT();
  const money = useMoney();
  const skip = { skip: !isAsked };
  const user = sessionApi.useGetUserQuery(undefined, skip).data;
  const devices = sessionApi.useGetDevicesQuery(undefined, skip).data?.devices;
  const balance = accountApi.useGetBalanceQuery(undefined, skip).data;
  const subscriptions = packetsApi.useGetSubscriptionsQuery(undefined, skip).data?.subscriptions;
  const names = subscriptions?.flatMap(({ packet }) => packet?.name || []).join(', ');
  return {
    subscriptions: names || undefined,
    payment: balance && t('settings_balance', { amount: money(balance.balanceMinor) }),
    devices:
      devices && user?.deviceLimit !== undefined
        ? t('settings_devices_count', { count: devices.length, limit: user.deviceLimit })
        : undefined,
    parental: user && t(user.parentalStatus === 'set' ? 'settings_pin_on' : 'settings_pin_off'),
  };
}
