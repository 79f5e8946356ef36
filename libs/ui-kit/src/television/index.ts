export { keepFocus } from './keep-focus.ts';
export { Rail, type RailItem } from './rail.tsx';
export { isRemoteBack } from './remote-keys.ts';
export { TelevisionHead } from './television-head.tsx';
export { TelevisionStyle } from './television-style.ts';
export { Stage, type Staged } from './stage.tsx';
export { stepIntoRail, walkByArrows } from './walk-by-arrows.ts';
