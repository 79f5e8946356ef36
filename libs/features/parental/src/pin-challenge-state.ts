import type { PinEntryState } from '@livery/domain/parental';
import type { Translate } from '@livery/i18n';
import { failureText } from '@livery/widgets/load-problem';
import type { ModalRequests } from '@livery/widgets/modals';
import { useSyncExternalStore } from 'react';

export type ShownPinChallenge = ModalRequests['pincode']['challenge'];

export const usePinChallengeState = (challenge: ShownPinChallenge): PinEntryState =>
  useSyncExternalStore(challenge.subscribe, challenge.state);

/** The sentence under the pad: a wrong PIN, or what the server said when none could be sent. PIN-022, PIN-024 */
export function pinProblemText(t: Translate, state: PinEntryState): string | undefined {
  if (state.kind === 'resting' || !state.problem) return undefined;
  return state.problem.kind === 'wrong' ? t('error_wrong_code') : failureText(t, state.problem.failure);
}
