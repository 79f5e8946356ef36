import { callApi } from '@livery/api-client';
import { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import { selectActiveProfile, activeProfileOf, activeProfile } from '@livery/domain/profiles';
import type { UnknownAction } from '@reduxjs/toolkit';

interface Store {
  getState(): unknown;
  dispatch(action: UnknownAction): unknown;
}

/** Asks the server whose profile this device uses. An answer that a switch has overtaken says nothing. */
export async function askActiveProfile({ getState, dispatch }: Store): Promise<void> {
  const { turn } = selectActiveProfile(getState());
  const { data } = await callApi(profilesEndpoints.getActiveProfile, undefined);
  if (data && selectActiveProfile(getState()).turn === turn)
    dispatch(activeProfile.actions.seen(activeProfileOf(data)));
}
