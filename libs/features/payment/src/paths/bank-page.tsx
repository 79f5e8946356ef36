import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Checkbox } from '@livery/ui-kit/forms';
import type { DetailsProps, PaymentPathView } from '@livery/widgets/payment-path';
import { useState } from 'react';
import { BankWaiting } from './bank-waiting.tsx';

/** Whether the bank keeps the card is the viewer's to say. PAY-003, PAY-029 */
function BankPageDetails({ payLabel, onPay }: DetailsProps) {
  const t = useT();
  const [savesCard, setSavesCard] = useState(false);
  return (
    <>
      <Checkbox label={t('pay_save_card')} checked={savesCard} onChange={setSavesCard} />
      <Button kind="primary" wide onClick={() => onPay({ savesCard })}>
        {payLabel}
      </Button>
    </>
  );
}

const path: PaymentPathView = { Details: BankPageDetails, Waiting: BankWaiting };
export default path;
