/** What a member's visit has beyond a guest's. */
export { askWatcher } from './ask-watcher.ts';
export { keepPresenceOf, whoWatches } from './who-watches.ts';
