import { accountApi } from '@livery/api-client/account';
import { sessionApi } from '@livery/api-client/session';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useFormats, useT } from '@livery/i18n/react';
import { FactList, SettingsLinks, SettingsSkeleton, type Fact } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { addresses } from '@livery/widgets/addresses';
import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import { PartProblem } from '@livery/widgets/load-problem';
import { useMoney } from '@livery/widgets/money';
import { useSelector } from 'react-redux';
import { offeredPages } from './frame/offered-pages.ts';
import { useSettingsViewer } from './frame/use-settings-viewer.ts';

/** Pages that belong to the account, and lead on from it. */
const LEADS_TO: readonly string[] = ['subscriptions', 'payment'];

/** Who the viewer is to the operator: name, phone, e-mail, number, balance. ACC-020 */
export default function AccountPage() {
  const t = useT();
  const { date } = useFormats();
  const { data: user, error, refetch } = sessionApi.useGetUserQuery();
  const balance = useBalance();
  const { viewer } = useSettingsViewer();
  const pages = tableOf(useCapabilities(), 'settings');
  const network = sessionNetwork(useSelector(selectSession));
  if (error && !user) return <PartProblem error={error} onRetry={refetch} />;
  if (!user) return <SettingsSkeleton lines={6} />;

  const change = (
    <Button size="small" href={addresses.settings('info')}>
      {t('action_change')}
    </Button>
  );
  const provider = user.provider?.name ?? network?.provider?.name;
  const facts: readonly (Fact | false)[] = [
    { id: 'name', label: t('account_name'), value: user.firstName || t('account_not_set'), action: change },
    { id: 'phone', label: t('sign_in_phone'), value: user.phone ? `+${user.phone}` : t('account_not_set') },
    { id: 'email', label: t('sign_in_email'), value: user.email || t('account_not_set'), action: change },
    { id: 'id', label: t('account_id'), value: String(user.id) },
    provider !== undefined && { id: 'provider', label: t('account_provider'), value: provider },
    balance !== null && { id: 'balance', label: t('account_balance'), value: balance },
    user.joinedAtMs !== undefined && { id: 'joined', label: t('account_joined'), value: date(user.joinedAtMs) },
  ];
  const offered = offeredPages(pages, viewer).filter(({ id }) => LEADS_TO.includes(id));
  return (
    <>
      <FactList facts={facts.filter((fact) => fact !== false)} />
      <SettingsLinks
        label={t('settings_account')}
        links={offered.map(({ id, title, icon }) => ({ id, label: t(title), icon, href: addresses.settings(id) }))}
      />
    </>
  );
}

/** Null while it is not known: the page stands without it. ACC-037, ACC-038 */
function useBalance(): string | null {
  const money = useMoney();
  const { data } = accountApi.useGetBalanceQuery();
  return data ? money(data.balanceMinor) : null;
}
