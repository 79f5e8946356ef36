import { readUrl } from '@livery/contract/schema';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { BankFrame, WaitingForPayment } from '@livery/ui-kit/payment';
import type { WaitingProps } from '@livery/widgets/payment-path';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isBankMessage } from '../bank-message.ts';
import { framesBank } from '../frames-bank.ts';
import { StepLayout } from '../steps/step-parts.ts';
import { useLeaveForBank } from '../use-leave-for-bank.ts';
import { waitingWords } from '../words.ts';

/** The bank's page takes the window, or comes in a frame where the window is not ours; a bank that asks for nothing has no page. PAY-007 */
export function BankWaiting({ open, onCancel }: WaitingProps) {
  const { environment } = useServices();
  const address = open.transaction?.fullUrl;
  if (address === undefined) return <WaitingForBank text={waitingWords(open.record.paidBy)} onCancel={onCancel} />;
  return framesBank(environment) ? (
    <InFrame address={address} onCancel={onCancel} />
  ) : (
    <InWindow address={address} open={open} onCancel={onCancel} />
  );
}

function InWindow({ address, open, onCancel }: { address: string } & WaitingProps) {
  const leaves = useLeaveForBank(open);
  const leave = useEffectEvent(() => {
    if (leaves()) location.assign(address);
  });
  useEffect(() => leave(), [address]);
  return <OpenBank address={address} onCancel={onCancel} />;
}

/** What the bank's page says is a hint, and the window may be back too early: the way there stays. */
function OpenBank({ address, onCancel }: { readonly address: string; readonly onCancel: () => void }) {
  const t = useT();
  return (
    <WaitingForBank text="pay_waiting_bank" onCancel={onCancel}>
      <Button kind="primary" href={address}>
        {t('pay_open_bank')}
      </Button>
    </WaitingForBank>
  );
}

interface WaitingForBankProps {
  readonly text: PlainKey;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

function WaitingForBank({ text, onCancel, children }: WaitingForBankProps) {
  const t = useT();
  return (
    <WaitingForPayment
      text={t(text)}
      help={t('pay_waiting_help')}
      actions={
        <>
          {children}
          <Button onClick={onCancel}>{t('pay_cancel')}</Button>
        </>
      }
    />
  );
}

function InFrame({ address, onCancel }: { readonly address: string; readonly onCancel: () => void }) {
  const t = useT();
  const [isBack, setBack] = useState(false);
  if (isBack) return <OpenBank address={address} onCancel={onCancel} />;
  return (
    <StepLayout>
      <BankFrame
        src={address}
        origin={readUrl(address, location.href)?.origin ?? ''}
        title={t('pay_bank_frame')}
        doubt={t('pay_bank_doubt')}
        open={t('pay_open_bank')}
        // What the frame says is a hint: the server knows what was paid.
        onMessage={(data) => isBankMessage(data) && setBack(true)}
      />
      <Button wide onClick={onCancel}>
        {t('pay_cancel')}
      </Button>
    </StepLayout>
  );
}
