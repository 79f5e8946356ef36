export { Avatar } from './avatar.tsx';
export { ChannelLogo } from './channel-logo.tsx';
export { initials } from './initials.ts';
export { type PictureSource, pictureSource } from './picture-source.ts';
export { Picture } from './picture.tsx';
export { TitleLettering } from './title-lettering.tsx';
