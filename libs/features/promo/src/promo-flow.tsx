import { stepShown, STEPS_SHOWN, wizardState } from '@livery/domain/promo';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PromoConfirmation, StepCount } from '@livery/ui-kit/promo';
import { Text } from '@livery/ui-kit/text';
import { useServices } from '@livery/widgets/services';
import { useSiteFacts } from '@livery/widgets/use-site-facts';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { CardStep } from './card-step.tsx';
import { useCardFormEnd } from './follow-promo.tsx';
import { promoDraft } from './kept-promo.ts';
import { PromoCodeStep } from './promo-code-step.tsx';
import { SignInStep } from './sign-in-step.tsx';
import { SuccessStep } from './success-step.tsx';
import { viewerId } from './promo-work.ts';
import { usePromo, useShownFlow } from './use-promo.ts';

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

export interface FlowProps {
  /** Where it is drawn: after signing in a modal has to come back. */
  readonly place: 'modal' | 'page';
  readonly onClose?: () => void;
  readonly reload?: () => void;
}

/** Names the step that is shown: its heading has the focus when it comes. */
export function usePromoStep(): string {
  const { state } = usePromo();
  return state.kind === 'confirming' ? 'confirming' : wizardState(state);
}

/** Whether promo codes are for this viewer. Whoever has begun goes on: the page that a bank leads back to knows of no partner any more. PROMO-034, PROMO-035 */
export function useHasPromo(): boolean {
  const { hasPromo } = useSiteFacts(useLocation().pathname);
  const services = useServices();
  const store = useStore();
  const [hasBegun] = useState(() => services.get(promoDraft).read(viewerId(store.getState())) !== null);
  return hasPromo || hasBegun;
}

/** The way of a promo code. PROMO-015, PROMO-016 */
export const PromoFlow = (props: FlowProps) => (useHasPromo() ? <OfferedFlow {...props} /> : <NotOffered />);

/** In place of the form, where codes are for the viewers of another provider. PROMO-034 */
export function NotOffered() {
  const t = useT();
  return <Text>{t('promo_not_offered')}</Text>;
}

function OfferedFlow({ place, onClose, reload }: FlowProps) {
  const t = useT();
  useShownFlow();
  useCardFormEnd(nothing);
  const { state } = usePromo();
  const step = stepShown(state);
  const [hasPressed, setPressed] = useState(false);
  return (
    <Steps>
      <StepCount text={t('promo_step', { step, count: STEPS_SHOWN })} step={step} count={STEPS_SHOWN} />
      {wizardState(state) === 'code' &&
        (state.kind === 'confirming' ? <Confirmation /> : <PromoCodeStep onPress={() => setPressed(true)} />)}
      {state.kind === 'signingIn' && <SignInStep place={place} opensItself={hasPressed} />}
      {wizardState(state) === 'card' && <CardStep onClose={onClose} />}
      {state.kind === 'applied' && <SuccessStep reload={reload} />}
    </Steps>
  );
}

const nothing = () => {};

/** PROMO-006, PROMO-011 */
function Confirmation() {
  const t = useT();
  const { state, consent, cancel } = usePromo();
  if (state.kind !== 'confirming') return null;
  const { title, text, description } = state.offer;
  return (
    <PromoConfirmation
      title={title ?? t('promo_confirm_title')}
      text={text}
      description={description}
      actions={
        <>
          <Button kind="primary" onClick={consent}>
            {t('promo_apply')}
          </Button>
          <Button onClick={cancel}>{t('action_cancel')}</Button>
        </>
      }
    />
  );
}
