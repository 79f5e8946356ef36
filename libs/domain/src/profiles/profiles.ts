// The door of profiles: everything that other libraries may use, and nothing of its own, so that a first visit carries only what it takes.
export { roleOf } from './role.ts';
export {
  forgetActiveProfile,
  isChildWatching,
  keepActiveProfile,
  savedActiveProfile,
  selectActiveProfile,
  type ActiveProfile,
  activeProfileOf,
  activeRole,
  activeProfile,
  type ActiveProfileState,
} from './active-profile.ts';
export { isBackAfterAWhile, isChoiceOfProfiles, keepPresence, SAME_VIEWER_FOR_MS } from './who-watches.ts';
export { watcherKey } from './watcher-key.ts';
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
  togetherProfile,
} from './profile-rules.ts';
