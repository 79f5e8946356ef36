import { callApi } from '@livery/api-client';
import type { Profile } from '@livery/contract/profiles/entities';
import { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import { selectWatching, switchProfile, watching, type SwitchOutcome } from '@livery/domain/profiles';
import { useStore } from 'react-redux';
import { toAnswer } from './to-answer.ts';
import { useGate } from './use-gate.ts';

/** One switch at a time, whoever asks: two answers that cross would leave the page with another profile than the server. */
let running: Promise<unknown> | null = null;

/**
 * Goes over to a profile: after it, everything is asked anew and home opens. It ends even when the dialogue that asked is gone, since the
 * parental check takes its place. Null while another switch is under way. PROF-024..026
 */
export function useSwitchProfile(): (profile: Profile) => Promise<SwitchOutcome | null> {
  const store = useStore();
  const gate = useGate();
  return async (profile) => {
    if (running) return null;
    const switching = switchProfile(profile, {
      current: () => {
        const state = selectWatching(store.getState());
        return state.kind === 'known' ? state.id : null;
      },
      pass: () => gate.pass({ action: 'profile', profile }),
      choose: async (id) => toAnswer(await callApi(profilesEndpoints.switchProfile, { id })),
      readActive: async () => toAnswer(await callApi(profilesEndpoints.getActiveProfile, undefined)),
    });
    running = switching;
    const outcome = await switching.finally(() => (running = null));
    if (outcome.kind === 'switched') store.dispatch(watching.actions.seen(outcome.watcher));
    return outcome;
  };
}
