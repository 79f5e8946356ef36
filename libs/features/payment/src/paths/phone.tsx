import { sessionApi } from '@livery/api-client/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { TextField } from '@livery/ui-kit/forms';
import type { DetailsProps, PaymentPathView } from '@livery/widgets/payment-path';
import { useBrand } from '@livery/widgets/services';
import { useState } from 'react';
import { StepLayout } from '../steps/step-parts.ts';

/** Digits of a number with the code of its country. */
const MIN_DIGITS = 9;
const MAX_DIGITS = 15;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The number that pays; its owner allows it by answering an SMS on the phone. PAY-009, PAY-032 */
function PhoneDetails({ checkout, payLabel, onNote, onPay }: DetailsProps) {
  const t = useT();
  const { market } = useBrand();
  const { data: user } = sessionApi.useGetUserQuery();
  const [isAsked, setAsked] = useState(false);
  const known = user?.phone ? `+${user.phone}` : market.phonePrefix;
  const text = checkout.progress.noted.phone ?? known;
  const digits = digitsOf(text);
  const isNumber = digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isNumber) onPay({ phone: digits });
  };
  return (
    <form noValidate onSubmit={submit}>
      <StepLayout>
        <TextField
          label={t('sign_in_phone')}
          type="tel"
          autoComplete="tel"
          value={text}
          hint={t('pay_phone_hint')}
          error={isAsked && !isNumber ? t('pay_phone_wrong') : undefined}
          onChange={({ target }) => onNote({ phone: target.value })}
        />
        <Button kind="primary" type="submit" wide>
          {payLabel}
        </Button>
      </StepLayout>
    </form>
  );
}

const path: PaymentPathView = { Details: PhoneDetails };
export default path;
