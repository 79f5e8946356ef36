import { payment, successMessage, wishAfter, type PaymentRecord } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PaymentOutcome } from '@livery/ui-kit/payment';
import { addresses } from '@livery/widgets/addresses';
import { useMoney } from '@livery/widgets/money';
import { useServices } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useEffect, useEffectEvent } from 'react';
import { isWaitedFor } from '../open-sheet.ts';
import { usePlayAfter } from '../use-play-after.ts';
import type { StepTools } from './drawn.tsx';

/** PAY-042, PAY-052…PAY-055 */
export function Done({ running, record, onClose }: StepTools & { readonly record: PaymentRecord }) {
  const t = useT();
  const toast = useToast();
  const services = useServices();
  const money = useMoney();
  const next = wishAfter(record.wish);
  const play = usePlayAfter();
  const playAfter = next === null && record.begins === 'now' ? playAfterOf(record) : null;
  const { title: packet, replaces, amountMinor } = record;
  const message = t(successMessage(record), { packet, before: replaces ?? '', amount: money(amountMinor) });
  const isLinked = next !== null && record.wish.purpose === 'card';
  // Whoever has waited for it watches, or goes on with what the card is for; whoever is told of it later decides. PAY-027
  const goOn = useEffectEvent(() => {
    if (!(playAfter || isLinked) || !isWaitedFor(services, record)) return;
    toast(message, 'success');
    if (isLinked) return void running.send(payment.actions.wentOn());
    onClose();
    if (playAfter) play(playAfter);
  });
  useEffect(() => goOn(), []);
  return (
    <PaymentOutcome
      kind="success"
      title={t('pay_title_done')}
      text={message}
      actions={
        next ? (
          <Button kind="primary" onClick={() => running.send(payment.actions.wentOn())}>
            {t('pay_go_on')}
          </Button>
        ) : (
          <WatchOrLeave record={record} canWatch={record.begins === 'now'} onClose={onClose} />
        )
      }
    />
  );
}

const playAfterOf = ({ wish }: PaymentRecord) => ('playAfter' in wish ? wish.playAfter : null);

interface Owned {
  readonly record: PaymentRecord;
  /** What is bought as a period more, or begins later, may not be watched yet. */
  readonly canWatch: boolean;
  readonly onClose: () => void;
}

/** What is the viewer's now is watched, or left for later. */
export function WatchOrLeave({ record, canWatch, onClose }: Owned) {
  const t = useT();
  const play = usePlayAfter();
  const playAfter = playAfterOf(record);
  const isWatched = canWatch && (playAfter !== null || record.wish.purpose === 'packet');
  const leaveFor = () => {
    onClose();
    if (playAfter) play(playAfter);
  };
  return (
    <>
      {isWatched && (
        <Button kind="primary" {...(!playAfter && { href: addresses.channels() })} onClick={leaveFor}>
          {t('action_watch')}
        </Button>
      )}
      <Button kind={isWatched ? 'secondary' : 'primary'} onClick={onClose}>
        {t('action_ok')}
      </Button>
    </>
  );
}
