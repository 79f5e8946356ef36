import { callApi, type ApiResult } from '@livery/api-client';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { systemsLeft, type PaymentRecord } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { WaitingForPayment } from '@livery/ui-kit/payment';
import { Text } from '@livery/ui-kit/text';
import { useSayProblem } from '@livery/widgets/say-problem';
import type { DetailsProps, PaymentPathView, WaitingProps } from '@livery/widgets/payment-path';
import { useService, type MakeService } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useState } from 'react';
import { findHost } from '../host-bridge.ts';
import { useLeaveForBank } from '../use-leave-for-bank.ts';

/** What belongs to the way of paying of the offer that this page has made. It is stored nowhere: after a reload the server is asked for it. */
const handedOn: MakeService<{ offerId: string | null; data: unknown }> = () => ({ offerId: null, data: null });

/** Outside of its application nobody takes the money: that is said, and nothing is called. PAY-026 */
function HostAppDetails({ checkout, system, payLabel, onPay }: DetailsProps) {
  const t = useT();
  const kept = useService(handedOn);
  if (!findHost()) return <Text>{t('pay_app_outside')}</Text>;
  const pay = () => {
    Object.assign(kept, { offerId: checkout.terms.offer?.id ?? null, data: system.data });
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
  const askHost = useAskHost(open);
  const leaves = useLeaveForBank(open);
  const [isBack, setBack] = useState(false);
  const askAgain = () => {
    setBack(false);
    void askHost();
  };
  const begin = useEffectEvent(() => void (leaves() && askHost()));
  const hear = useEffectEvent((id: unknown) => id === open.transaction?.id && setBack(true));
  useEffect(() => {
    begin();
    const life = new AbortController();
    findHost()?.onAnswer((id) => hear(id), life.signal);
    return () => life.abort();
  }, []);
  return (
    <WaitingForPayment
      text={t(isBack ? 'pay_finding' : 'pay_waiting_app')}
      help={t('pay_waiting_help')}
      actions={
        <>
          <Button kind="primary" onClick={askAgain}>
            {t('pay_open_app')}
          </Button>
          <Button onClick={onCancel}>{t('pay_cancel')}</Button>
        </>
      }
    />
  );
}

/** Asks the application to pay, with what belongs to its way of paying. */
function useAskHost({ transaction, record }: WaitingProps['open']): () => Promise<void> {
  const kept = useService(handedOn);
  const sayProblem = useSayProblem();
  return async () => {
    if (!transaction) return;
    const { data, error } = kept.offerId === record.offerId ? { data: kept } : await hostDataOf(record);
    if (error) return sayProblem(error, 'page');
    findHost()?.pay(transaction.id, data?.data);
  };
}

/** PAY-026, CALL-071 */
async function hostDataOf({ offerId }: PaymentRecord): Promise<ApiResult<{ readonly data: unknown }>> {
  const { data, error } = await callApi(packetsEndpoints.getOffer, { id: offerId ?? '' });
  if (error) return { error };
  return { data: { data: systemsLeft(data.paysystems, ['ext_app'])[0]?.data ?? null } };
}

const path: PaymentPathView = { Details: HostAppDetails, Waiting: HostAppWaiting };
export default path;
