export { type AvatarGroup, type AvatarOption, ProfileEditor } from './profile-editor.tsx';
export { type PickedProfile, ProfilePicker } from './profile-picker.tsx';
export { ProfilePickerSkeleton } from './profile-picker-skeleton.tsx';
export { ProfilesWindow } from './profiles-window.tsx';
