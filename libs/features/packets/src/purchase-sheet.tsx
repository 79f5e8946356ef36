import type { SubPacket } from '@livery/contract/packets/entities';
import { needsBaseFirst } from '@livery/domain/packets';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { PartProblem } from '@livery/widgets/load-problem';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { BaseFirst } from './base-first.tsx';
import { Payment } from './payment.tsx';
import { useOwned } from './use-owned.ts';
import { usePackets } from './use-packets.ts';
import type { Outcome } from './use-purchase.ts';

/** Where the purchase stands: derived from what the server says is owned, and from the answer of the call. */
type Step = 'loading' | 'base' | 'pay' | 'done' | 'pending';

/** A purchase in one sheet: a base packet first where one is needed, the period, the amount, the result. PAY-002, PAY-018 */
export default function PurchaseSheet({
  request: { packet: wanted },
  open,
  onClose,
}: ModalProps<ModalRequests['confirm_period']>) {
  const t = useT();
  const [base, setBase] = useState<SubPacket | null>(null);
  const [outcome, setOutcome] = useState<Outcome['kind'] | null>(null);
  const { data: sold, error, refetch } = usePackets();
  const needsBase = useNeedsBase(wanted);
  const paid = needsBase === true || outcome === 'bought' ? (base ?? wanted) : wanted;
  const step = stepOf({ outcome, needsBase, hasChosenBase: base !== null });
  // A base packet is on: what was wanted comes next.
  const goesOn = base !== null && outcome === 'bought';

  return (
    <Dialog
      open={open}
      title={paid.name}
      onClose={onClose}
      actions={<Foot step={step} goesOn={goesOn} onNext={next} onClose={onClose} />}
    >
      {step === 'loading' && <SettingsSkeleton lines={3} />}
      {step === 'base' &&
        (error && !sold ? (
          <PartProblem error={error} onRetry={refetch} />
        ) : (
          <BaseFirst wanted={wanted} packets={sold} onChoose={setBase} />
        ))}
      {step === 'pay' && <Payment key={paid.id} packet={paid} onOutcome={setOutcome} />}
      {step === 'done' && (
        <div role="status">
          <Text>{t('purchase_done', { packet: paid.name })}</Text>
        </div>
      )}
      {step === 'pending' && (
        <div role="status">
          <Text>{t('purchase_pending')}</Text>
        </div>
      )}
    </Dialog>
  );

  function next() {
    setBase(null);
    setOutcome(null);
  }
}

function stepOf({
  outcome,
  needsBase,
  hasChosenBase,
}: {
  readonly outcome: Outcome['kind'] | null;
  readonly needsBase: boolean | undefined;
  readonly hasChosenBase: boolean;
}): Step {
  if (outcome === 'bought') return 'done';
  if (outcome === 'pending') return 'pending';
  if (needsBase === undefined) return 'loading';
  return needsBase && !hasChosenBase ? 'base' : 'pay';
}

/** PACK-056; undefined until it is known what the viewer has. */
function useNeedsBase(packet: SubPacket): boolean | undefined {
  const { subscriptions, ownsBase } = useOwned();
  const provider = sessionNetwork(useSelector(selectSession))?.provider;
  if (!subscriptions) return undefined;
  return needsBaseFirst(packet, {
    ownsBase,
    allowsPacketsWithoutBase: provider?.allowsPacketsWithoutBase ?? false,
  });
}

function Foot({
  step,
  goesOn,
  onNext,
  onClose,
}: {
  readonly step: Step;
  readonly goesOn: boolean;
  readonly onNext: () => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  if (step === 'pending') return <Button onClick={onClose}>{t('action_ok')}</Button>;
  if (step !== 'done') return null;
  return goesOn ? (
    <Button kind="primary" onClick={onNext}>
      {t('purchase_go_on')}
    </Button>
  ) : (
    <>
      <Button kind="primary" onClick={onClose}>
        {t('action_ok')}
      </Button>
      <Button href={addresses.channels()}>{t('action_watch')}</Button>
    </>
  );
}
