// The door of profiles: everything that other libraries may use, and nothing of its own, so that a first visit carries only what it takes.
export { roleOf } from './role.ts';
export {
  forgetWatcher,
  isChildWatching,
  keepWatcher,
  savedWatcher,
  selectWatching,
  type Watcher,
  watcherOf,
  watcherRole,
  watching,
  type WatchingState,
} from './watching.ts';
export { isBackAfterAWhile, isChoiceOfWatchers, keepPresence, SAME_VIEWER_FOR_MS } from './who-watches.ts';
export type { SwitchOutcome } from './switch-profile.ts';
export { createLastSwitch } from './last-switch.ts';
export { canSeeContent, visibleRow } from './child-view.ts';
export {
  mayBecomeChild,
  mayCreateInSettings,
  mayCreateProfile,
  mayManage,
  mayRemoveProfile,
  MOST_PROFILES,
  newProfile,
  PROFILE_NAME_LENGTH,
  profileChange,
  type ProfileDraft,
  profileNameProblem,
  switchNeedsPin,
} from './profile-rules.ts';
