import { selectSession, session, sessionNetwork, startFailure } from '@livery/domain/session';
import { forbiddenCountryOf, type SignInMethod, onlyMethod, signIn, type SignInState } from '@livery/domain/sign-in';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button, TextLink } from '@livery/ui-kit/actions';
import { Alert, Spinner } from '@livery/ui-kit/feedback';
import { ChoiceList, FinePrint, StepStack } from '@livery/ui-kit/sign-in';
import { Text } from '@livery/ui-kit/text';
import { failureText } from '@livery/widgets/load-problem';
import { useModals } from '@livery/widgets/modals';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CodeStep } from './steps/code-step.tsx';
import { CityStep, HomeStep } from './steps/home-steps.tsx';
import { MessengerStep } from './steps/messenger-step.tsx';
import { NameStep } from './steps/name-step.tsx';
import { PasswordStep } from './steps/password-step.tsx';
import type { StepProps } from './steps/step.ts';
import { useMethods, useSignIn } from './use-sign-in.ts';

/** Where a sign-in stands, for the dialogue or the page that draws it. */
export interface Flow {
  readonly title: string;
  readonly methods: readonly SignInMethod[] | null;
  readonly state: SignInState;
  readonly send: StepProps<'closed'>['send'];
}

/** Signing in, one question at a time. AUTH-001 */
export function useFlow(): Flow {
  const t = useT();
  const methods = useMethods();
  const [state, send] = useSignIn();
  const network = sessionNetwork(useSelector(selectSession));
  useOnlyMethod(methods, state, send);
  useForbiddenCountry(state);
  return { methods, state, send, title: titleOf(state, t, network?.default?.login?.title) };
}

/** The step that a sign-in stands at, and what whoever signs in agrees to. */
export function FlowSteps({ methods, state, send }: Flow) {
  const network = sessionNetwork(useSelector(selectSession));
  if (methods === null) return <Spinner />;
  return (
    <StepStack>
      <Step state={state} send={send} methods={methods} description={network?.default?.login?.description} />
      <Documents />
    </StepStack>
  );
}

/** What each step is called; the first one by the provider's own words. AUTH-003 */
const TITLES: Readonly<Partial<Record<SignInState['kind'], PlainKey>>> = {
  inMessenger: 'sign_in_messenger_title',
  typingCode: 'sign_in_code_title',
  checkingCode: 'sign_in_code_title',
  resendingCode: 'sign_in_code_title',
  loadingCities: 'sign_in_code_title',
  choosingCity: 'sign_in_city_title',
  settingCity: 'sign_in_city_title',
  choosingHome: 'sign_in_home_title',
  settingHome: 'sign_in_home_title',
};

function titleOf(state: SignInState, t: ReturnType<typeof useT>, ofProvider: string | undefined): string {
  const key = TITLES[state.kind];
  if (key) return t(key);
  return ('method' in state && state.method.title) || ofProvider || t('sign_in_title');
}

interface StepsProps extends Pick<Flow, 'send'> {
  readonly state: SignInState;
  readonly methods: readonly SignInMethod[];
  readonly description: string | undefined;
}

function Step({ state, send, methods, description }: StepsProps) {
  const t = useT();
  const back = methods.length > 1 && (
    <Button kind="ghost" size="small" onClick={() => send(signIn.actions.closed())}>
      {t('sign_in_other_way')}
    </Button>
  );
  switch (state.kind) {
    case 'closed':
      return (
        <>
          {description && <Text>{description}</Text>}
          <ChoiceList
            label={t('sign_in_title')}
            autoFocus
            choices={methods.map(({ way, title, subtitle }, index) => ({
              id: index,
              title: title ?? t(`sign_in_by_${way}`),
              detail: subtitle,
            }))}
            onChoose={(index) => {
              const method = methods[index];
              if (method) send(signIn.actions.methodChosen({ method }));
            }}
          />
        </>
      );
    case 'introducing':
      return state.method.way === 'password' ? (
        <PasswordStep state={state} send={send} more={back} />
      ) : (
        <NameStep state={state} send={send} more={back} />
      );
    case 'sendingCode':
      return <NameStep state={state} send={send} more={back} />;
    case 'checkingPassword':
      return <PasswordStep state={state} send={send} more={back} />;
    case 'inMessenger':
      return <MessengerStep state={state} send={send} />;
    case 'typingCode':
    case 'checkingCode':
    case 'resendingCode':
    case 'loadingCities':
      return <CodeStep state={state} send={send} />;
    case 'choosingCity':
    case 'settingCity':
      return <CityStep state={state} send={send} />;
    case 'choosingHome':
    case 'settingHome':
      return <HomeStep state={state} send={send} />;
    case 'accepted':
      return <Entering />;
  }
}

/** The server has accepted the login, and the session takes it. What fails now is asked again from where it stands. SES-010 */
function Entering() {
  const t = useT();
  const dispatch = useDispatch();
  const failure = startFailure(useSelector(selectSession));
  if (!failure) return <Spinner />;
  return (
    <>
      <Alert tone="danger">{failureText(t, failure)}</Alert>
      <Button kind="primary" wide onClick={() => dispatch(session.actions.retryRequested())}>
        {t('action_retry')}
      </Button>
    </>
  );
}

/** AUTH-005 */
function useOnlyMethod(methods: readonly SignInMethod[] | null, state: SignInState, send: StepsProps['send']): void {
  const only = methods && onlyMethod(methods);
  useEffect(() => {
    if (only && state.kind === 'closed') send(signIn.actions.methodChosen({ method: only }));
  }, [only, state.kind, send]);
}

/** API-078 */
function useForbiddenCountry(state: SignInState): void {
  const modals = useModals();
  const forbidden = forbiddenCountryOf(state);
  const show = useEffectEvent(() => forbidden && modals.open('forbidden_country', forbidden));
  const isForbidden = forbidden !== null;
  useEffect(() => {
    if (isForbidden) show();
  }, [isForbidden]);
}

/** A page of the site as an address of the whole web: such links open beside. */
const beside = (path: string) => location.origin + path;

/** What whoever signs in agrees to; it opens beside, so that the sign-in goes on. AUTH-002 */
function Documents() {
  const t = useT();
  return (
    <FinePrint>
      <span>{t('sign_in_documents')}</span>
      <TextLink href={beside('/agreement')} tone="plain">
        {t('footer_agreement')}
      </TextLink>
      <TextLink href={beside('/privacy')} tone="plain">
        {t('footer_privacy')}
      </TextLink>
    </FinePrint>
  );
}
