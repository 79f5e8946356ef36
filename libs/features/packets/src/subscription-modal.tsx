import type { SubscriptionFacts } from '@livery/domain/subscription';
import { useT } from '@livery/i18n/react';
import { Dialog } from '@livery/ui-kit/overlay';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { OwnedPacket } from './owned-packet.tsx';
import { useOwned } from './use-owned.ts';

/** One subscription with what can be done with it. NAV-068, SUBS-033 */
export default function SubscriptionModal({ request, open, onClose }: ModalProps<ModalRequests['subscription']>) {
  const t = useT();
  const facts = useFactsNow(request.facts);
  const { packet } = facts;
  return (
    <Dialog open={open} title={packet.name || t('subscription_unnamed')} onClose={onClose}>
      <OwnedPacket facts={facts} />
    </Dialog>
  );
}

/** The record that was opened, as the server knows it now: what was done in this dialogue is seen in it. */
function useFactsNow({ packet, owned, future }: SubscriptionFacts): SubscriptionFacts {
  const { subscriptions, futures } = useOwned();
  return {
    packet,
    owned: subscriptions?.find(({ id }) => id === owned?.id) ?? null,
    future: futures?.find(({ id }) => id === future?.id) ?? null,
  };
}
