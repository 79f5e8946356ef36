/** What the start of a signed-in viewer's visit needs and a guest's does not: a chunk of its own. */
export { askActiveProfile } from './ask-active-profile.ts';
export { memberIsHere, whoWatches } from './who-watches.ts';
