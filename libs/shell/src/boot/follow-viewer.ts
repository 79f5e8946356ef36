import type { StartListening } from '@livery/domain/machine/listening';
import {
  forgetActiveProfile,
  keepActiveProfile,
  savedActiveProfile,
  selectActiveProfile,
  activeProfile,
  type ActiveProfileState,
} from '@livery/domain/profiles';
import { isAuthOnly, selectSession, sessionUser } from '@livery/domain/session';
import { STORED } from '@livery/domain/stored-keys';
import type { KeyValueStore } from '@livery/domain/ports';
import type { ViewerEvent } from '@livery/widgets/site-events';
import type { UnknownAction } from '@reduxjs/toolkit';

const viewerOf = (state: unknown) => ({
  user: sessionUser(selectSession(state)),
  isNobody: isAuthOnly(selectSession(state)),
  activeProfile: selectActiveProfile(state),
});

/**
 * Tells who is watching whenever that is known anew: another account, or another profile of it. `changed`: somebody else was watching in this
 * page before, and nothing of theirs may be shown any more. Where nobody is a guest, nobody comes after a member: `onNobody` tells of that.
 * PROF-026, SES-039
 */
export function followViewer(
  startListening: StartListening,
  storage: KeyValueStore,
  emit: (viewer: ViewerEvent) => void,
  onNobody: () => void,
): void {
  let last: { readonly user: number; readonly activeProfile: ActiveProfileState } | null = null;
  let isSomebody = false;
  startListening({
    predicate: (_action, current, previous) => {
      const [now, before] = [viewerOf(current), viewerOf(previous)];
      return (
        now.user?.id !== before.user?.id ||
        now.activeProfile !== before.activeProfile ||
        (now.isNobody && !before.isNobody)
      );
    },
    effect: (_action, { getState, dispatch }) => {
      const { user, isNobody } = viewerOf(getState());
      if (!user && isNobody && isSomebody) {
        isSomebody = false;
        forgetActiveProfile(storage);
        dispatch(activeProfile.actions.forgotten());
        onNobody();
      }
      if (!user) return;
      isSomebody = true;
      const isOther = last !== null && last.user !== user.id;
      const turnBefore = last?.activeProfile.turn;
      const isLeftBehind = user.isGuest && viewerOf(getState()).activeProfile.kind === 'known';
      if (isOther || isLeftBehind) {
        // What the next two events bring is this viewer's.
        last = { user: user.id, activeProfile: viewerOf(getState()).activeProfile };
        forgetActiveProfile(storage);
        dispatch(activeProfile.actions.forgotten());
      }
      const state = viewerOf(getState()).activeProfile;
      if (!isOther && last?.activeProfile === state) return;
      if (state.kind === 'known') keepActiveProfile(storage, state);
      last = { user: user.id, activeProfile: state };
      const profile = state.kind === 'known' ? state.id : null;
      const changed = isOther || (turnBefore ?? state.turn) !== state.turn;
      emit({ user: user.id, isGuest: user.isGuest, profile, changed });
    },
  });
}

const ACTIVE_PROFILE_KEYS = [STORED.profileId, STORED.profileRole];

/** Another tab has gone over to another profile: the device is one, and so the answers of the server are that profile's here too. PROF-026 */
export function hearOtherTabs(storage: KeyValueStore, send: (event: UnknownAction) => void, signal: AbortSignal): void {
  addEventListener(
    'storage',
    ({ key }) => {
      const saved = ACTIVE_PROFILE_KEYS.some((name) => key?.endsWith(`.${name}`)) && savedActiveProfile(storage);
      if (saved) send(activeProfile.actions.seen(saved));
    },
    { signal },
  );
}
