import type { SubPacket } from '@livery/contract/packets/entities';
import { isEmbedded } from '@livery/domain/embedded';
import { FREE_PACKET_ID, type PacketRef } from '@livery/domain/packets';
import type { PlayAfter } from '@livery/domain/payment';
import { isChildWatching } from '@livery/domain/profiles';
import {
  isOwned,
  subscriptionControls,
  type SubscriptionControl,
  type SubscriptionFacts,
} from '@livery/domain/subscription';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { addresses } from '@livery/widgets/addresses';
import { useSelector } from 'react-redux';
import { AskGrownUp } from './ask-grown-up.tsx';
import { useBuy } from './use-buy.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

const LABELS: Readonly<Record<SubscriptionControl, PlainKey>> = {
  enable: 'subscription_enable',
  change: 'subscription_change',
  disable: 'subscription_disable',
  renew: 'subscription_renew',
  cancel: 'subscription_cancel',
};

interface Props {
  readonly packet: SubPacket;
  readonly facts: SubscriptionFacts;
  /** Whose packet it is, where its address says so. */
  readonly packetRef?: PacketRef;
  /** In a comparison: the way into the purchase alone, as wide as its column. */
  readonly look?: 'page' | 'card';
  /** What plays once it is bought. */
  readonly playAfter?: PlayAfter | undefined;
}

/** Everything that can be done with a packet: bought, watched, switched off and on again. SUBS-001…SUBS-009, SUBS-034, NAV-056 */
export function PacketActions({ packet, facts, packetRef, look = 'page', playAfter }: Props) {
  const t = useT();
  const buy = useBuy();
  const { change, isBusy } = useSubscriptionChange();
  const isChild = useSelector(isChildWatching);
  const isCard = look === 'card';
  const press = (control: SubscriptionControl) =>
    control === 'enable' || control === 'change'
      ? buy({ packet, ...(packetRef && { ref: packetRef }), ...(playAfter && { playAfter }) })
      : void change(control, facts);
  if (packet.id === FREE_PACKET_ID || isOwned(facts)) {
    return (
      <>
        {!isEmbedded(location.pathname) && (
          <Button kind={isCard ? 'secondary' : 'primary'} wide={isCard} href={addresses.channels()}>
            {t('action_watch')}
          </Button>
        )}
        {!isCard && !isChild && <Controls facts={facts} isBusy={isBusy} onPress={press} />}
      </>
    );
  }
  if (isChild) return subscriptionControls(facts).length > 0 && <AskGrownUp />;
  return <Controls facts={facts} isBusy={isBusy} isWide={isCard} onPress={press} />;
}

function Controls({
  facts,
  isBusy,
  isWide = false,
  onPress,
}: {
  readonly facts: SubscriptionFacts;
  readonly isBusy: boolean;
  readonly isWide?: boolean;
  readonly onPress: (control: SubscriptionControl) => void;
}) {
  const t = useT();
  // What runs already is not exchanged for another packet: its period is.
  const labels = isOwned(facts) ? { ...LABELS, change: 'subscription_change_period' as const } : LABELS;
  return subscriptionControls(facts).map((control) => (
    <Button
      key={control}
      kind={control === 'disable' || control === 'cancel' || isOwned(facts) ? 'secondary' : 'primary'}
      wide={isWide}
      busy={isBusy}
      focusKey={`${control}-${facts.packet.id}`}
      onClick={() => onPress(control)}
    >
      {t(labels[control])}
    </Button>
  ));
}
