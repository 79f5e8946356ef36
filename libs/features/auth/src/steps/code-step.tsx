import { isBusy, secondsToResend, signIn } from '@livery/domain/sign-in';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { CodeField } from '@livery/ui-kit/forms';
import { SentTo, StepForm } from '@livery/ui-kit/sign-in';
import { useBrand, useNow } from '@livery/widgets/services';
import { useState } from 'react';
import { signInProblemText } from '../problem-text.ts';
import type { StepProps } from './step.ts';
import { useMessageCode } from './use-message-code.ts';

/** The code from the message: it goes off with its last digit. AUTH-015, AUTH-020, AUTH-058 */
export function CodeStep({
  state,
  send,
}: StepProps<'typingCode' | 'checkingCode' | 'resendingCode' | 'loadingCities'>) {
  const t = useT();
  const { method, name, hint, refusals } = state;
  const [typed, setTyped] = useState({ code: '', refusals });
  // A wrong code empties the field. AUTH-020
  const code = typed.refusals === refusals ? typed.code : '';
  const submit = (digits: string, trap = '') => send(signIn.actions.codeSubmitted({ code: digits, trap }));
  const type = (digits: string) => {
    setTyped({ code: digits, refusals });
    send(signIn.actions.edited());
  };
  useMessageCode(method.way !== 'email', (offered) => {
    const digits = offered.replace(/\D/g, '').slice(0, method.codeLength);
    type(digits);
    submit(digits);
  });
  const { resendLink } = useBrand().rules.auth;
  // Its last digit sends the code: until then the one thing to press is for another one.
  const waits = state.kind === 'resendingCode' || (state.kind === 'typingCode' && code.length < method.codeLength);
  return (
    <StepForm
      text={
        <SentTo
          sentence={hint ?? t('sign_in_code_sent', { address: name })}
          address={name}
          change={t('sign_in_change_address')}
          onChange={() => send(signIn.actions.backRequested())}
        />
      }
      onSubmit={(trap) => submit(code, trap)}
      action={
        waits && resendLink ? (
          <Resend state={state} send={send} />
        ) : (
          <Button kind="primary" type="submit" wide busy={isBusy(state)} disabled={code.length < method.codeLength}>
            {t('action_sign_in')}
          </Button>
        )
      }
    >
      <CodeField
        label={method.labels.code ?? t('sign_in_code')}
        hideLabel
        hint={t('sign_in_code_hint')}
        length={method.codeLength}
        value={state.kind === 'checkingCode' ? state.code : code}
        onChange={type}
        onComplete={submit}
        error={signInProblemText(t, state.kind === 'typingCode' ? state.problem : null)}
        autoFocus
      />
    </StepForm>
  );
}

/** The countdown stands where the button will be, and becomes it. BRAND-012, AUTH-014, AUTH-016 */
function Resend({ state, send }: StepProps<'typingCode' | 'checkingCode' | 'resendingCode' | 'loadingCities'>) {
  const t = useT();
  const { position } = useFormats();
  const nowMs = useNow(500);
  const seconds = secondsToResend(state, nowMs);
  return (
    <Button
      kind="secondary"
      wide
      disabled={seconds > 0}
      busy={state.kind === 'resendingCode'}
      onClick={() => send(signIn.actions.codeRequestedAgain({ nowMs }))}
    >
      {seconds > 0 ? t('sign_in_resend_in', { time: position(seconds) }) : t('sign_in_resend')}
    </Button>
  );
}
