import { useT } from '@livery/i18n/react';
import { FactList } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import { CallOperator } from '@livery/widgets/call-operator';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useMoney } from '@livery/widgets/money';

/** Why the account is blocked, with what support will ask for. BRAND-018 */
export default function BlockedModal({ request: { status }, open, onClose }: ModalProps<ModalRequests['block']>) {
  const t = useT();
  const money = useMoney();
  const { balanceMinor, amountMinor, username, messageDetail } = status;
  return (
    <Dialog
      open={open}
      title={t('account_blocked_title')}
      onClose={onClose}
      actions={
        <>
          {/* A number is read as one. */}
          <CallOperator wide words={(phone) => t('pay_call_support', { phone: phone.replaceAll(' ', '\u00a0') })} />
          <Button wide onClick={onClose}>
            {t('action_ok')}
          </Button>
        </>
      }
    >
      <Text>{messageDetail || t('account_blocked_text')}</Text>
      <FactList
        facts={[
          { id: 'username', label: t('account_blocked_user'), value: username },
          { id: 'status', label: t('account_blocked_status'), value: t('account_blocked_status_value') },
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
