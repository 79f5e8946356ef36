import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Checkbox } from '@livery/ui-kit/forms';
import type { DetailsProps, PaymentPathView } from '@livery/widgets/payment-path';
import { BankWaiting } from './bank-waiting.tsx';

/** Whether the bank keeps the card is the viewer's to say. PAY-003, PAY-029 */
function BankPageDetails({ checkout, payLabel, onNote, onPay }: DetailsProps) {
  const t = useT();
  const { savesCard = false } = checkout.progress.noted;
  return (
    <>
      <Checkbox
        label={t('pay_save_card')}
        checked={savesCard}
        onChange={(isTicked) => onNote({ savesCard: isTicked })}
      />
      <Button kind="primary" wide onClick={() => onPay({ savesCard })}>
        {payLabel}
      </Button>
    </>
  );
}

const path: PaymentPathView = { Details: BankPageDetails, Waiting: BankWaiting };
export default path;
