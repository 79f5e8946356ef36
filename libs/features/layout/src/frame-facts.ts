import type { SiteFacts } from '@livery/widgets/site-facts';
import type { Reach } from './reach.ts';

/** Everything that the rules of the frame ask. */
export interface FrameFacts extends SiteFacts {
  readonly reach: Reach;
}
