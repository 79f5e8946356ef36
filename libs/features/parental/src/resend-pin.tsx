import { type PinEntryState, secondsToNextMessage } from '@livery/domain/parental';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { useToast } from '@livery/widgets/toasts';
import type { ShownPinChallenge } from './pin-challenge-state.ts';

/** The PIN by message, for whoever has forgotten it. PIN-025 */
export function ResendPin({
  challenge,
  state,
  nowMs,
}: {
  readonly challenge: ShownPinChallenge;
  readonly state: PinEntryState;
  readonly nowMs: number;
}) {
  const t = useT();
  const say = useToast();
  const seconds = secondsToNextMessage(state, nowMs);
  const send = async () => {
    if (await challenge.resend()) say(t('sent'), 'success');
  };
  return (
    <Button
      kind="ghost"
      size="small"
      disabled={seconds > 0}
      busy={state.kind === 'sending'}
      onClick={() => void send()}
    >
      {seconds > 0 ? t('pin_resend_in', { seconds }) : t('pin_resend')}
    </Button>
  );
}
