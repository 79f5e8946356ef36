import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { WaitingForPayment } from '@livery/ui-kit/payment';
import { Text } from '@livery/ui-kit/text';
import type { DetailsProps, PaymentPathView, WaitingProps } from '@livery/widgets/payment-path';
import { useService, type MakeService } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useState } from 'react';
import { findHost } from '../host-bridge.ts';
import { useLeaveForBank } from '../use-leave-for-bank.ts';

/** What belongs to the way of paying, until the application is asked: it is stored nowhere. */
const handedOn: MakeService<{ data: unknown }> = () => ({ data: null });

/** Outside of its application nobody takes the money: that is said, and nothing is called. PAY-026 */
function HostAppDetails({ system, payLabel, onPay }: DetailsProps) {
  const t = useT();
  const kept = useService(handedOn);
  if (!findHost()) return <Text>{t('pay_app_outside')}</Text>;
  const pay = () => {
    kept.data = system.data;
    onPay({});
  };
  return (
    <Button kind="primary" wide onClick={pay}>
      {payLabel}
    </Button>
  );
}

/** The application pays. */
function HostAppWaiting({ open, onCancel }: WaitingProps) {
  const t = useT();
  const kept = useService(handedOn);
  const leaves = useLeaveForBank(open);
  const [isBack, setBack] = useState(false);
  const { transaction } = open;
  const askHost = () => transaction && findHost()?.pay(transaction.id, kept.data);
  const begin = useEffectEvent(() => leaves() && askHost());
  useEffect(() => {
    begin();
    const life = new AbortController();
    findHost()?.onAnswer(() => setBack(true), life.signal);
    return () => life.abort();
  }, []);
  return (
    <WaitingForPayment
      text={t(isBack ? 'pay_finding' : 'pay_waiting_app')}
      help={t('pay_waiting_help')}
      actions={
        <>
          <Button kind="primary" onClick={() => void askHost()}>
            {t('pay_open_app')}
          </Button>
          <Button onClick={onCancel}>{t('pay_cancel')}</Button>
        </>
      }
    />
  );
}

const path: PaymentPathView = { Details: HostAppDetails, Waiting: HostAppWaiting };
export default path;
