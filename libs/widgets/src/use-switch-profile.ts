import { callApi } from '@livery/api-client';
import type { Profile } from '@livery/contract/profiles/entities';
import { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import { createLastSwitch, selectActiveProfile, activeProfile, type SwitchOutcome } from '@livery/domain/profiles';
import { useStore } from 'react-redux';
import { pinOfChild } from './gate/pin-for-server.ts';
import { toAnswer } from './to-answer.ts';
import { useGate } from './use-gate.ts';

/** One for the page, whoever asks. */
const goOver = createLastSwitch();

/**
 * Goes over to a profile: after it, everything is asked anew and home opens. It ends even when the dialogue that asked is gone, since the
 * parental check takes its place. The last press counts; null while that very profile is on its way. PROF-024..026
 */
export function useSwitchProfile(): (profile: Profile) => Promise<SwitchOutcome | null> {
  const store = useStore();
  const gate = useGate();
  return (profile) =>
    goOver(profile, {
      current: () => {
        const state = selectActiveProfile(store.getState());
        return state.kind === 'known' ? state.id : null;
      },
      pass: (signal) => gate.pass({ action: 'profile', profile }, { signal }),
      choose: async (id) => toAnswer(await callApi(profilesEndpoints.switchProfile, { id, ...pinOfChild(store) })),
      readActive: async () => toAnswer(await callApi(profilesEndpoints.getActiveProfile, undefined)),
      onSwitched: (profile) => store.dispatch(activeProfile.actions.switched(profile)),
    });
}
