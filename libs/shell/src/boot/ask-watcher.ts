import { callApi } from '@livery/api-client';
import { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import { selectWatching, watcherOf, watching } from '@livery/domain/profiles';
import type { UnknownAction } from '@reduxjs/toolkit';

interface Store {
  getState(): unknown;
  dispatch(action: UnknownAction): unknown;
}

/** Asks the server whose profile this device uses. An answer that a switch has overtaken says nothing. */
export async function askWatcher({ getState, dispatch }: Store): Promise<void> {
  const { turn } = selectWatching(getState());
  const { data } = await callApi(profilesEndpoints.getActiveProfile, undefined);
  if (data && selectWatching(getState()).turn === turn) dispatch(watching.actions.seen(watcherOf(data)));
}
