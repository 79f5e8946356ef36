import { isBusy, signIn } from '@livery/domain/sign-in';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Alert } from '@livery/ui-kit/feedback';
import { ChoiceList } from '@livery/ui-kit/sign-in';
import { problemText } from '../problem-text.ts';
import type { StepProps } from './step.ts';

/** AUTH-037 */
export function CityStep({ state, tell }: StepProps<'choosingCity' | 'settingCity'>) {
  const t = useT();
  const problem = problemText(t, state.kind === 'choosingCity' ? state.problem : null);
  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <ChoiceList
        label={t('sign_in_city_title')}
        choices={state.cities.map(({ id, name }) => ({ id, title: name }))}
        disabled={isBusy(state)}
        onChoose={(cityId) => tell(signIn.actions.cityChosen({ cityId }))}
      />
      <BackButton tell={tell} />
    </>
  );
}

/** AUTH-038 */
export function HomeStep({ state, tell }: StepProps<'choosingHome' | 'settingHome'>) {
  const t = useT();
  const problem = problemText(t, state.kind === 'choosingHome' ? state.problem : null);
  const choose = (addressId: number) => {
    const home = state.homes.find((known) => known.addressId === addressId);
    if (home) tell(signIn.actions.homeChosen({ home }));
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
      <BackButton tell={tell} />
    </>
  );
}

function BackButton({ tell }: Pick<StepProps<'choosingCity'>, 'tell'>) {
  const t = useT();
  return (
    <div>
      <Button kind="ghost" size="small" onClick={() => tell(signIn.actions.backRequested())}>
        {t('action_back')}
      </Button>
    </div>
  );
}
