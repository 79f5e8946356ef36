import type { SiteFacts } from '@livery/widgets/site-facts';
import type { HasTarget } from './link-targets.ts';

/** Everything that the rules of the frame ask. */
export interface FrameFacts extends SiteFacts {
  readonly hasTarget: HasTarget;
}
