import { capability } from '@livery/widgets/capability';

/** Messages from the operator. NAV-099 */
export default capability('messages', {
  header: { messages: () => import('./messages-menu.tsx') },
});
