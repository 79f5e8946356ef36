import { type ParentalAction, pinFlag, secondsLocked, secondsToNextMessage, triesLeft } from '@livery/domain/parental';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PinPad, Switch } from '@livery/ui-kit/forms';
import { Dialog } from '@livery/ui-kit/overlay';
import { PinStep } from '@livery/ui-kit/parental';
import type { ModalRequests } from '@livery/widgets/modals';
import { useNow } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useState } from 'react';
import { ResendPin } from './resend-pin.tsx';
import { pinProblemText, usePinChallengeState } from './pin-challenge-state.ts';

/** What the PIN is asked for, in words. */
const TEXTS: Readonly<Record<ParentalAction, PlainKey>> = {
  program: 'pin_text_watch',
  channel: 'pin_text_watch',
  vod: 'pin_text_watch',
  pay: 'pin_text_pay',
  profile: 'pin_text_profile',
  parental: 'pin_text_settings',
  settings: 'pin_text_settings',
};

interface Props {
  readonly request: ModalRequests['pincode'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The PIN for one thing that the viewer wants to do. It goes off with its last digit. PIN-019, PIN-020, PIN-030 */
export default function PinDialog({ request: { action, challenge }, open, onClose }: Props) {
  const t = useT();
  const state = usePinChallengeState(challenge);
  const nowMs = useNow(250);
  const [pin, setPin] = useState('');
  const [remember, setRemember] = useState(challenge.remembers);
  const [isForgotten, setForgotten] = useState(false);
  const locked = secondsLocked(state, nowMs);
  const flag = pinFlag(state, nowMs);
  const pinHint = () => {
    if (locked > 0) return t('pin_locked', { seconds: locked });
    return state.wrongInRow > 0 ? t('pin_tries_left', { count: triesLeft(state) }) : t('parental_auth_hint');
  };
  useEndOfEntry(state.kind === 'resting', onClose);

  return (
    <Dialog open={open} title={t('title_parental_pincode')} titleLook="question" size="narrow" onClose={onClose}>
      <PinStep
        text={t(TEXTS[action])}
        tone={flag === 'skipped' ? undefined : (flag ?? undefined)}
        more={
          <>
            <Switch
              label={t('pin_remember', { minutes: challenge.rememberedMinutes })}
              checked={remember}
              onChange={setRemember}
            />
            {(isForgotten || state.wrongInRow > 0 || secondsToNextMessage(state, nowMs) > 0) && (
              <ResendPin challenge={challenge} state={state} nowMs={nowMs} />
            )}
          </>
        }
      >
        <PinPad
          label={t('title_parental_pincode')}
          value={pin}
          busy={locked > 0}
          hint={pinHint()}
          error={locked > 0 ? undefined : pinProblemText(t, state)}
          corner={
            <Button kind="ghost" size="small" onClick={() => setForgotten(true)}>
              {t('pin_forgotten')}
            </Button>
          }
          onChange={(digits) => {
            setPin(digits);
            challenge.edited();
          }}
          onComplete={(digits) => {
            challenge.check(digits, remember);
            // Right or wrong, the digits have done their work. PIN-023
            setPin('');
          }}
        />
      </PinStep>
    </Dialog>
  );
}

/** The PIN was right: the dialogue has done its work. */
function useEndOfEntry(isOver: boolean, onClose: () => void): void {
  const end = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
}
