import { callApi, staleAnswers } from '@livery/api-client';
import { sessionApi } from '@livery/api-client/session';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import { pinSetting, pinSettingEffects, type PinSettingState, secondsLocked } from '@livery/domain/parental';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PinPad } from '@livery/ui-kit/forms';
import { Dialog } from '@livery/ui-kit/overlay';
import { PinStep } from '@livery/ui-kit/parental';
import { ErrorState } from '@livery/ui-kit/states';
import { failureText, problemText as loadText } from '@livery/widgets/load-problem';
import type { ModalRequests } from '@livery/widgets/modals';
import { useNow } from '@livery/widgets/services';
import { pinInUse } from '@livery/widgets/pin-for-server';
import { toAnswer } from '@livery/widgets/to-answer';
import { useToast } from '@livery/widgets/toasts';
import { useMachine } from '@livery/widgets/use-machine';
import { usePinChallenge } from '@livery/widgets/use-pin-challenge';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { pinProblemText, usePinChallengeState } from './pin-challenge-state.ts';
import { ResendPin } from './resend-pin.tsx';

interface Props {
  readonly request: ModalRequests['parental_set'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A first PIN, or another one after the one in use. PIN-032..038 */
export default function SetPinDialog({ request: { onSaved }, open, onClose }: Props) {
  const t = useT();
  const user = sessionApi.useGetUserQuery();
  const [state, send] = usePinSetting();
  const hasPin = user.data?.parentalStatus === 'set';
  const isKnown = user.data !== undefined;
  const begin = useEffectEvent(() => send(pinSetting.actions.opened({ hasPin })));
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  useSaved(state, onSaved, onClose);

  return (
    <Dialog open={open} title={t(titleOf(state))} titleLook="question" size="narrow" onClose={onClose}>
      {user.error && !isKnown ? (
        <ErrorState
          title={t('error_screen_title')}
          text={loadText(t, user.error)}
          onRetry={() => void user.refetch()}
        />
      ) : (
        <Step state={state} send={send} />
      )}
    </Dialog>
  );
}

function titleOf(state: PinSettingState): PlainKey {
  switch (state.kind) {
    case 'confirmingCurrent':
      return 'pin_set_current_title';
    case 'repeating':
    case 'saving':
    case 'saved':
      return 'pin_set_repeat_title';
    default:
      return 'isChange' in state && state.isChange ? 'pin_set_new_title' : 'pin_set_title';
  }
}

type Tell = ReturnType<typeof usePinSetting>[1];

function Step({ state, send }: { readonly state: PinSettingState; readonly send: Tell }) {
  switch (state.kind) {
    case 'confirmingCurrent':
      return <CurrentStep send={send} />;
    // Most have no PIN: until it is known, the first one may be typed. Where there is one, what was typed is gone with this step.
    case 'closed':
    case 'choosing':
      return <ChooseStep state={state} send={send} />;
    case 'repeating':
    case 'saving':
    case 'saved':
      return <RepeatStep state={state} send={send} />;
  }
}

/** The PIN in use, with the tries and the lock of every other entry. PIN-038 */
function CurrentStep({ send }: { readonly send: Tell }) {
  const t = useT();
  const challenge = usePinChallenge();
  const state = usePinChallengeState(challenge);
  const nowMs = useNow(250);
  const [pin, setPin] = useState('');
  const locked = secondsLocked(state, nowMs);
  useEffect(() => {
    challenge.ask('parental');
    return () => {
      if (!challenge.wasAccepted()) challenge.giveUp();
    };
  }, [challenge]);
  return (
    <PinStep text={t('pin_set_current_text')} more={<ResendPin challenge={challenge} state={state} nowMs={nowMs} />}>
      <PinPad
        label={t('pin_set_current_title')}
        value={pin}
        busy={locked > 0}
        hint={locked > 0 ? t('pin_locked', { seconds: locked }) : undefined}
        error={locked > 0 ? undefined : pinProblemText(t, state)}
        onChange={(digits) => {
          setPin(digits);
          challenge.edited();
        }}
        onComplete={(digits) => {
          challenge.check(digits, null);
          setPin('');
          send(pinSetting.actions.currentChecked({ isRight: challenge.wasAccepted() }));
        }}
      />
    </PinStep>
  );
}

function ChooseStep({
  state,
  send,
}: {
  readonly state: Extract<PinSettingState, { kind: 'closed' | 'choosing' }>;
  readonly send: Tell;
}) {
  const t = useT();
  const [pin, setPin] = useState('');
  const choose = (digits: string) => send(pinSetting.actions.pinChosen({ pin: digits }));
  const chooseTyped = useEffectEvent(() => choose(pin));
  const isKnown = state.kind === 'choosing';
  useEffect(() => {
    if (isKnown) chooseTyped();
  }, [isKnown]);
  const problem = isKnown ? state.problem : null;
  return (
    <PinStep text={t('pin_set_text')}>
      <PinPad
        key="choosing"
        label={t('pin_set_title')}
        value={pin}
        hint={t('pin_set_step', { current: 1, total: 2 })}
        error={problem ? t('parental_saving_failed', { reason: failureText(t, problem) }) : undefined}
        onChange={(digits) => {
          setPin(digits);
          send(pinSetting.actions.edited());
        }}
        onComplete={choose}
      />
    </PinStep>
  );
}

function RepeatStep({
  state,
  send,
}: {
  readonly state: Extract<PinSettingState, { kind: 'repeating' | 'saving' | 'saved' }>;
  readonly send: Tell;
}) {
  const t = useT();
  const [pin, setPin] = useState('');
  const isSaving = state.kind !== 'repeating';
  return (
    <PinStep
      text={t('pin_set_repeat_text')}
      tone={state.kind === 'saved' ? 'accepted' : undefined}
      more={
        <Button kind="ghost" size="small" disabled={isSaving} onClick={() => send(pinSetting.actions.backRequested())}>
          {t('action_back')}
        </Button>
      }
    >
      <PinPad
        key="repeating"
        label={t('pin_set_repeat_title')}
        value={pin}
        busy={isSaving}
        hint={t('pin_set_step', { current: 2, total: 2 })}
        error={state.kind === 'repeating' && state.problem ? t('parental_set_not_equal') : undefined}
        onChange={(digits) => {
          setPin(digits);
          send(pinSetting.actions.edited());
        }}
        onComplete={(digits) => {
          send(pinSetting.actions.pinRepeated({ pin: digits }));
          if (state.kind === 'repeating' && digits !== state.pin) setPin('');
        }}
      />
    </PinStep>
  );
}

/** The machine of one dialogue. A PIN never lies in the store of the page: the call goes past it, with the one in use. PIN-035, PIN-038 */
function usePinSetting() {
  const store = useStore();
  const dispatch = useDispatch();
  return useMachine(
    pinSetting,
    pinSettingEffects(async (pincode, signal) => {
      const change = { pincode, ...pinInUse(store) };
      const answer = toAnswer(await callApi(sessionEndpoints.updateUser, change, { signal }));
      if (!answer.error) dispatch(staleAnswers(['user', 'devices']));
      return answer;
    }),
  );
}

/** PIN-036 */
function useSaved(state: PinSettingState, onSaved: (() => void) | undefined, onClose: () => void): void {
  const t = useT();
  const say = useToast();
  const end = useEffectEvent(() => {
    say(t('pin_saved'), 'success');
    onSaved?.();
    onClose();
  });
  const isSaved = state.kind === 'saved';
  useEffect(() => {
    if (isSaved) end();
  }, [isSaved]);
}
