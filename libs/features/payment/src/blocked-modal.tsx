import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { FactList } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useMoney } from '@livery/widgets/money';
import { useBrand } from '@livery/widgets/services';
import { supportContacts, telephone } from '@livery/widgets/support';
import { useSelector } from 'react-redux';

/** Why the account is blocked, with what support will ask for. BRAND-018 */
export default function BlockedModal({ request: { status }, open, onClose }: ModalProps<ModalRequests['block']>) {
  const t = useT();
  const money = useMoney();
  const landing = sessionNetwork(useSelector(selectSession))?.provider?.landing;
  const { phone } = supportContacts(landing, useBrand().support);
  const { balanceMinor, amountMinor, username, messageDetail } = status;
  return (
    <Dialog
      open={open}
      title={t('account_blocked_title')}
      onClose={onClose}
      actions={
        <>
          {phone && (
            <Button kind="primary" href={telephone(phone)}>
              {t('channel_call_operator', { phone })}
            </Button>
          )}
          <Button onClick={onClose}>{t('action_ok')}</Button>
        </>
      }
    >
      <Text>{messageDetail || t('account_blocked_text')}</Text>
      <FactList
        facts={[
          { id: 'username', label: t('account_blocked_user'), value: username },
          {
            id: 'balance',
            label: t('account_balance'),
            value: balanceMinor === undefined ? undefined : money(balanceMinor),
          },
          {
            id: 'amount',
            label: t('account_blocked_amount'),
            value: amountMinor === undefined ? undefined : money(amountMinor),
          },
        ].flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]))}
      />
    </Dialog>
  );
}
