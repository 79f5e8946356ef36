import { accountApi } from '@livery/api-client/account';
import { useT } from '@livery/i18n/react';
import { FactList, ItemList, SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Badge } from '@livery/ui-kit/feedback';
import { cardIcon } from '@livery/ui-kit/icons';
import { EmptyState } from '@livery/ui-kit/states';
import { PartProblem } from '@livery/widgets/load-problem';
import { useMoney } from '@livery/widgets/money';
import { useServices } from '@livery/widgets/services';
import styled from 'styled-components';
import { useConfirmedRemoval } from './use-confirmed-removal.ts';

/** The balance, and the cards that pay without being typed again. ACC-035, ACC-036, PAY-076 */
export default function PaymentPage() {
  const t = useT();
  const money = useMoney();
  const { data: balance } = accountApi.useGetBalanceQuery();
  return (
    <>
      {balance && (
        <FactList facts={[{ id: 'balance', label: t('account_balance'), value: money(balance.balanceMinor) }]} />
      )}
      <Cards />
      <WaysIn />
    </>
  );
}

/** Money and cards come by the purchase sheet. PAY-012, PAY-015 */
function WaysIn() {
  const t = useT();
  const { siteMap, brand } = useServices();
  const takesMoney = siteMap.isModal('refill');
  const linksCards = brand.paymentPaths.includes('linkedcard');
  return (
    takesMoney && (
      <Actions>
        <Button kind="primary" href="#refill">
          {t('balance_top_up')}
        </Button>
        {linksCards && <Button href="#card">{t('card_link')}</Button>}
      </Actions>
    )
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-5);
`;

function Cards() {
  const t = useT();
  const { data, error, refetch } = accountApi.useGetCardsQuery();
  const { ask, removingId } = useConfirmedRemoval(accountApi.useDeleteCardMutation(), {
    title: (name) => t('card_remove_title', { name }),
    text: t('card_remove_text'),
    accept: t('action_remove'),
    removed: t('card_removed'),
  });
  if (error && !data) return <PartProblem error={error} onRetry={refetch} />;
  if (!data) return <SettingsSkeleton lines={2} />;
  if (data.cards.length === 0) return <EmptyState title={t('cards_empty_title')} text={t('cards_empty_text')} />;
  return (
    <ItemList
      label={t('cards_title')}
      items={data.cards.map(({ id, number, isPrimary }) => {
        const name = number || t('card_unnamed');
        return {
          id,
          icon: cardIcon,
          title: name,
          badge: isPrimary && <Badge tone="outline">{t('card_primary')}</Badge>,
          action: (
            <Button
              size="small"
              busy={removingId === id}
              label={t('card_remove_named', { name })}
              onClick={() => ask(id, name)}
            >
              {t('action_remove')}
            </Button>
          ),
        };
      })}
    />
  );
}
