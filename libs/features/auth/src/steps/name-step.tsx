import { isBusy, signIn, type MethodKind } from '@livery/domain/sign-in';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { MaskedField, TextField } from '@livery/ui-kit/forms';
import { StepForm } from '@livery/ui-kit/sign-in';
import { useState, type ReactNode } from 'react';
import { signInProblemText } from '../problem-text.ts';
import { phoneOf, typedDigits } from '../phone-text.ts';
import type { StepProps } from './step.ts';

/** Where nobody gives a mask: a number as it is written in the world. AUTH-049 */
const ANY_PHONE = '+___________';

/** The phone or the e-mail address that a code goes to. AUTH-013, AUTH-021 */
export function NameStep({ state, send, more }: StepProps<'introducing' | 'sendingCode'> & { more?: ReactNode }) {
  const t = useT();
  const { method } = state;
  const [name, setName] = useState(state.name);
  const error = signInProblemText(t, state.kind === 'introducing' ? state.problem : null);
  const type = (next: string) => {
    setName(next);
    send(signIn.actions.edited());
  };
  return (
    <StepForm
      text={method.subtitle ?? t(isByEmail(method.way) ? 'sign_in_email_hint' : 'sign_in_phone_hint')}
      onSubmit={(trap) => send(signIn.actions.nameSubmitted({ name, trap }))}
      action={
        <Button kind="primary" type="submit" wide busy={isBusy(state)}>
          {t('sign_in_get_code')}
        </Button>
      }
      more={more}
    >
      {isByEmail(method.way) ? (
        <TextField
          label={method.labels.email ?? t('sign_in_email')}
          hideLabel
          size="large"
          type="email"
          name="email"
          autoComplete="email"
          value={name}
          onChange={(event) => type(event.target.value)}
          error={error}
          autoFocus
        />
      ) : (
        <MaskedField
          label={method.labels.phone ?? t('sign_in_phone')}
          hideLabel
          mask={method.phone.mask ?? ANY_PHONE}
          name="phone"
          size="large"
          value={typedDigits(method.phone.mask ?? ANY_PHONE, name)}
          onChange={(digits) => type(phoneOf(method.phone.mask ?? ANY_PHONE, digits))}
          error={error}
          autoFocus
        />
      )}
    </StepForm>
  );
}

const isByEmail = (way: MethodKind) => way === 'email';
