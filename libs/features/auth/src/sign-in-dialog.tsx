import { selectSession, sessionKind, sessionNetwork } from '@livery/domain/session';
import { forbiddenCountryOf, type Method, onlyMethod, signIn, type SignInState } from '@livery/domain/sign-in';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button, TextLink } from '@livery/ui-kit/actions';
import { Spinner } from '@livery/ui-kit/feedback';
import { Dialog } from '@livery/ui-kit/overlay';
import { ChoiceList, StepStack } from '@livery/ui-kit/sign-in';
import { Text } from '@livery/ui-kit/text';
import { useModals } from '@livery/widgets/modals';
import { useToast } from '@livery/widgets/toasts';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { CodeStep } from './steps/code-step.tsx';
import { CityStep, HomeStep } from './steps/home-steps.tsx';
import { MessengerStep } from './steps/messenger-step.tsx';
import { NameStep } from './steps/name-step.tsx';
import { PasswordStep } from './steps/password-step.tsx';
import type { StepProps } from './steps/step.ts';
import { useMethods, useSignIn } from './use-sign-in.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Signing in, one question at a time. AUTH-001 */
export default function SignInDialog({ open, onClose }: Props) {
  const t = useT();
  const methods = useMethods();
  const [state, tell] = useSignIn();
  const network = sessionNetwork(useSelector(selectSession));
  useOnlyMethod(methods, state, tell);
  useEndOfSignIn(onClose);
  useForbiddenCountry(state);
  return (
    <Dialog open={open} title={titleOf(state, t, network?.default?.login?.title)} onClose={onClose}>
      {methods === null ? (
        <Spinner />
      ) : (
        <StepStack>
          <Step state={state} tell={tell} methods={methods} description={network?.default?.login?.description} />
          <Documents />
        </StepStack>
      )}
    </Dialog>
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

interface StepsProps extends Pick<StepProps<'closed'>, 'tell'> {
  readonly state: SignInState;
  readonly methods: readonly Method[];
  readonly description: string | undefined;
}

function Step({ state, tell, methods, description }: StepsProps) {
  const t = useT();
  const back = methods.length > 1 && (
    <Button kind="ghost" size="small" onClick={() => tell(signIn.actions.closed())}>
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
              if (method) tell(signIn.actions.methodChosen({ method }));
            }}
          />
        </>
      );
    case 'introducing':
      return state.method.way === 'password' ? (
        <PasswordStep state={state} tell={tell} more={back} />
      ) : (
        <NameStep state={state} tell={tell} more={back} />
      );
    case 'sendingCode':
      return <NameStep state={state} tell={tell} more={back} />;
    case 'checkingPassword':
      return <PasswordStep state={state} tell={tell} more={back} />;
    case 'inMessenger':
      return <MessengerStep state={state} tell={tell} />;
    case 'typingCode':
    case 'checkingCode':
    case 'resendingCode':
    case 'loadingCities':
      return <CodeStep state={state} tell={tell} />;
    case 'choosingCity':
    case 'settingCity':
      return <CityStep state={state} tell={tell} />;
    case 'choosingHome':
    case 'settingHome':
      return <HomeStep state={state} tell={tell} />;
    case 'accepted':
      return <Spinner />;
  }
}

/** AUTH-005 */
function useOnlyMethod(methods: readonly Method[] | null, state: SignInState, tell: StepsProps['tell']): void {
  const only = methods && onlyMethod(methods);
  useEffect(() => {
    if (only && state.kind === 'closed') tell(signIn.actions.methodChosen({ method: only }));
  }, [only, state.kind, tell]);
}

/** The session has taken the login: the dialogue has done its work. */
function useEndOfSignIn(onClose: () => void): void {
  const t = useT();
  const say = useToast();
  const isLoggedIn = sessionKind(useSelector(selectSession)) === 'loggedIn';
  const end = useEffectEvent(() => {
    say(t('sign_in_done'), 'success');
    onClose();
  });
  useEffect(() => {
    if (isLoggedIn) end();
  }, [isLoggedIn]);
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
const beside = (path: string) => new URL(path, location.origin).href;

/** What whoever signs in agrees to; it opens beside, so that the sign-in goes on. AUTH-002 */
function Documents() {
  const t = useT();
  return (
    <Text size="small" tone="muted">
      {t('sign_in_documents')} <TextLink href={beside('/agreement')}>{t('footer_agreement')}</TextLink>
      {', '}
      <TextLink href={beside('/privacy')}>{t('footer_privacy')}</TextLink>
    </Text>
  );
}
