/** What a member's visit has beyond a guest's. */
export { askActiveProfile } from './ask-active-profile.ts';
export { keepPresenceOf, whoWatches } from './who-watches.ts';
