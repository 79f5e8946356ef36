/** The door of the rules of the player's controls: hands, keys, seek thumbnails, and what is remembered. */
export * from './controls-auto-hide.ts';
export * from './mini-player.ts';
export * from './picture-ratio.ts';
export * from './remembered.ts';
export * from './scrub.ts';
export * from './skips.ts';
export * from './speeds.ts';
export * from './seek-thumbnails.ts';
export * from './system-habits.ts';
export * from './taps.ts';
export * from './volume.ts';
