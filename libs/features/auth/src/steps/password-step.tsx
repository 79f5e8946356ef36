import { isBusy, LOGIN_LENGTH, signIn } from '@livery/domain/sign-in';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { TextField } from '@livery/ui-kit/forms';
import { StepForm } from '@livery/ui-kit/sign-in';
import { useState, type ReactNode } from 'react';
import { signInProblemText } from '../problem-text.ts';
import type { StepProps } from './step.ts';

/** Login and password of the provider. AUTH-031, AUTH-032, AUTH-033 */
export function PasswordStep({
  state,
  send,
  more,
}: StepProps<'introducing' | 'checkingPassword'> & { more?: ReactNode }) {
  const t = useT();
  const { method } = state;
  const [login, setLogin] = useState(state.name);
  const [password, setPassword] = useState('');
  const problem = state.kind === 'introducing' ? state.problem : null;
  const ofServer = problem?.kind === 'server';
  const edited = () => send(signIn.actions.edited());
  return (
    <StepForm
      text={method.subtitle}
      onSubmit={(trap) => send(signIn.actions.passwordSubmitted({ login, password, trap }))}
      action={
        <Button kind="primary" type="submit" wide busy={isBusy(state)}>
          {t('action_sign_in')}
        </Button>
      }
      more={more}
    >
      <TextField
        label={method.labels.username ?? t('sign_in_login')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={LOGIN_LENGTH}
        value={login}
        onChange={(event) => {
          setLogin(event.target.value);
          edited();
        }}
        error={ofServer ? undefined : signInProblemText(t, problem)}
        autoFocus
      />
      <TextField
        label={method.labels.password ?? t('sign_in_password')}
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={LOGIN_LENGTH}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          edited();
        }}
        error={ofServer ? signInProblemText(t, problem) : signInProblemText(t, problem, 'password')}
      />
    </StepForm>
  );
}
