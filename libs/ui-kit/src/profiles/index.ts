export { type AvatarGroup, type AvatarOption, ProfileEditor } from './profile-editor.tsx';
export { type PickedProfile, ProfilePicker } from './profile-picker.tsx';
export { ProfilesWindow } from './profiles-window.tsx';
