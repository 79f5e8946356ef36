import { isBusy, signIn } from '@livery/domain/sign-in';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { ChoiceList } from '@livery/ui-kit/sign-in';
import { signInProblemText } from '../problem-text.ts';
import type { StepProps } from './step.ts';

/** AUTH-037 */
export function CityStep({ state, send }: StepProps<'choosingCity' | 'settingCity'>) {
  const t = useT();
  const problem = signInProblemText(t, state.kind === 'choosingCity' ? state.problem : null);
  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <ChoiceList
        label={t('sign_in_city_title')}
        choices={state.cities.map(({ id, name }) => ({ id, title: name }))}
        disabled={isBusy(state)}
        onChoose={(cityId) => send(signIn.actions.cityChosen({ cityId }))}
      />
      <BackButton send={send} />
    </>
  );
}

/** AUTH-038 */
export function HomeStep({ state, send }: StepProps<'choosingHome' | 'settingHome'>) {
  const t = useT();
  const problem = signInProblemText(t, state.kind === 'choosingHome' ? state.problem : null);
  const choose = (addressId: number) => {
    const home = state.homes.find((known) => known.addressId === addressId);
    if (home) send(signIn.actions.homeChosen({ home }));
  };
  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <ChoiceList
        label={t('sign_in_home_title')}
        choices={state.homes.map(({ addressId, address }) => ({ id: addressId, title: address }))}
        disabled={isBusy(state)}
        onChoose={choose}
      />
      <BackButton send={send} />
    </>
  );
}

function BackButton({ send }: Pick<StepProps<'choosingCity'>, 'send'>) {
  const t = useT();
  return (
    <div>
      <Button kind="ghost" size="small" onClick={() => send(signIn.actions.backRequested())}>
        {t('action_back')}
      </Button>
    </div>
  );
}
