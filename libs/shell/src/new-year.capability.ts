import { capability } from '@livery/widgets/capability';
import { loadBoth } from './routes/load-both.tsx';

/** The holiday's channel, and below it what to watch. NAV-032, CHAN-079..083 */
export default capability('new-year', {
  routes: {
    page: {
      path: '/newyear',
      screen: loadBoth(
        () => import('@livery/features/holiday-channel'),
        () => import('@livery/features/new-year-page'),
      ),
    },
  },
});
