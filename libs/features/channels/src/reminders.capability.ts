import { capability } from '@livery/widgets/capability';

/** Telling a viewer that a programme begins. It is asked for on the page of a channel and in the guide. */
export default capability('reminders', {
  overlays: { notices: () => import('./reminder-notices.tsx') },
  stored: { reminders: 'removed' },
});
