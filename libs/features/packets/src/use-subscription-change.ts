import type { ApiError } from '@livery/api-client';
import { packetsApi } from '@livery/api-client/packets';
import {
  asksFirst,
  disablingRefusal,
  subscriptionCall,
  type SubscriptionCall,
  type SubscriptionControl,
  type SubscriptionFacts,
} from '@livery/domain/subscription';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { problemText } from '@livery/widgets/load-problem';
import { useSayProblem } from '@livery/widgets/say-problem';
import { useModals } from '@livery/widgets/modals';
import { useToast } from '@livery/widgets/toasts';
import { useGate } from '@livery/widgets/use-gate';
import { useServices } from '@livery/widgets/services';
import type { SubscriptionEvent } from '@livery/widgets/site-events';
import { tellRightsChanged } from '@livery/widgets/rights-changed';

/** What is asked before something is taken away, and what is said when it is done. SUBS-022…SUBS-024 */
const WORDS: Readonly<Record<SubscriptionCall['kind'], { readonly question: PlainKey; readonly done: PlainKey }>> = {
  renew: { question: 'subscription_ask_disable', done: 'message_renewal_enabled' },
  disableRenewal: { question: 'subscription_ask_disable', done: 'message_renewal_disabled' },
  cancelFuture: { question: 'subscription_ask_future', done: 'message_future_cancelled' },
  cancelPurchase: { question: 'subscription_ask_cancel', done: 'message_subscription_cancelled' },
};

/** What the change is to whoever listens. */
const CHANGES: Readonly<Record<SubscriptionCall['kind'], SubscriptionEvent['change']>> = {
  renew: 'renewalOn',
  disableRenewal: 'cancelled',
  cancelFuture: 'cancelled',
  cancelPurchase: 'cancelled',
};

/** Changes a subscription: asks what has to be asked, makes the call, says what came of it. SUBS-014…SUBS-017, SUBS-021…SUBS-026 */
export function useSubscriptionChange() {
  const t = useT();
  const toast = useToast();
  const sayProblem = useSayProblem();
  const modals = useModals();
  const gate = useGate();
  const services = useServices();
  const { call, isBusy } = useCalls();

  const confirmed = (heading: string, text: string) =>
    new Promise<boolean>((resolve) =>
      modals.open('confirm', { heading, text, accept: t('subscription_disable'), onAnswer: resolve }),
    );

  function sayRefusal(kind: SubscriptionCall['kind'], error: ApiError): void {
    const refusal =
      kind === 'disableRenewal' && error.kind === 'http'
        ? disablingRefusal({ status: error.status, message: problemText(t, error) })
        : null;
    if (refusal?.kind === 'message') modals.open('message', { heading: t('error'), text: refusal.text });
    else if (refusal?.kind === 'notDisabled')
      modals.open('message', { heading: t('title_disabled_renewal'), text: refusal.text });
    else sayProblem(error, 'viewer');
  }

  async function change(control: SubscriptionControl, facts: SubscriptionFacts): Promise<void> {
    const wanted = subscriptionCall(control, facts);
    if (!wanted) return;
    const { question, done } = WORDS[wanted.kind];
    if (asksFirst(control)) {
      if (!(await confirmed(facts.packet.name, t(question)))) return;
      if (!(await gate.pass({ action: 'pay' }))) return;
    }
    const error = await call(wanted);
    if (error) return sayRefusal(wanted.kind, error);
    tellRightsChanged(services);
    services.events.emit('subscription', { change: CHANGES[wanted.kind], packetId: facts.packet.id });
    toast(t(done), 'success');
  }
  return { change, isBusy };
}

function useCalls() {
  const [renew, renewing] = packetsApi.useRenewSubscriptionMutation();
  const [unsubscribe, unsubscribing] = packetsApi.useUnsubscribeMutation();
  const [cancelFuture, cancellingFuture] = packetsApi.useCancelFutureMutation();
  const [cancelPurchase, cancelling] = packetsApi.useCancelPurchaseMutation();

  const started = (wanted: SubscriptionCall) => {
    switch (wanted.kind) {
      case 'renew':
        return renew({ id: wanted.subscriptionId, renew: true });
      case 'disableRenewal':
        return unsubscribe({ id: wanted.subscriptionId });
      case 'cancelFuture':
        return cancelFuture({ id: wanted.futureId });
      case 'cancelPurchase':
        return cancelPurchase({ id: wanted.purchaseId });
    }
  };
  return {
    call: async (wanted: SubscriptionCall) => (await started(wanted)).error as ApiError | undefined,
    isBusy: [renewing, unsubscribing, cancellingFuture, cancelling].some(({ isLoading }) => isLoading),
  };
}
