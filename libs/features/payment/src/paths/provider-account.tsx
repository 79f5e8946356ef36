import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Text } from '@livery/ui-kit/text';
import type { DetailsProps, PaymentPathView } from '@livery/widgets/payment-path';

/** PAY-028 */
function ProviderAccountDetails({ amount, payLabel, onPay }: DetailsProps) {
  const t = useT();
  return (
    <>
      <Text>{t('pay_account_text', { amount })}</Text>
      <Button kind="primary" wide onClick={() => onPay({})}>
        {payLabel}
      </Button>
    </>
  );
}

const path: PaymentPathView = { Details: ProviderAccountDetails };
export default path;
