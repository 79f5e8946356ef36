import { capability } from '@livery/widgets/capability';

/** What a television's settings have beside themselves: it has no header and no footer. */
export default capability('television', {
  parts: { moreOfSite: () => import('./more-of-site.tsx') },
});
