import { capability } from '@livery/widgets/capability';

/** What the settings have beside themselves where the site draws no header and no footer: on a television, and inside of another application. */
export default capability('television', {
  parts: { moreOfSite: () => import('./more-of-site.tsx') },
});
