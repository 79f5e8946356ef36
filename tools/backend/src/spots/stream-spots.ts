import type { Services } from '../http/services.ts';
import { QUIET_PACKET_IDS, seedSpotPlan } from '../seed/spot-plans.ts';
import type { Viewer } from '../session/viewer.ts';
import { spotAddresses } from './spot-addresses.ts';
import { wireSpotPlan, type SpotPlan } from './spot-plan.ts';

type Watched = { kind: 'channel' | 'content'; id: number };

/** Under which name the advertisements of a viewer are recorded. */
export const runOf = ({ userId }: Pick<Viewer, 'userId'>) => `viewer-${userId}`;

/** A child sees none, and who owns a packet without advertising neither. ADS-016 */
const seesNone = ({ isChild, rights }: Pick<Viewer, 'isChild' | 'rights'>) =>
  isChild || rights.some(({ packetId }) => QUIET_PACKET_IDS.includes(packetId));

/** What was said at the desk comes before what the demo world has. */
const planOf = ({ spotPlans, hasSpots }: Services, { userId }: Viewer, watched: Watched): SpotPlan | undefined =>
  spotPlans.get(userId) ?? (hasSpots ? seedSpotPlan(watched) : undefined);

/** The packets that are offered to whoever watches it with advertising that can be ended; null where there is none to end. ADS-016 */
export function packetsWithoutSpots(services: Services, viewer: Viewer, watched: Watched): readonly number[] | null {
  const canEnd = planOf(services, viewer, watched)?.allowDisable === true && !seesNone(viewer);
  return canEnd ? QUIET_PACKET_IDS : null;
}

/** The advertising and the measurement of a stream, as parts of its answer. ADS-024, DATA-005 */
export function streamSpots(services: Services, viewer: Viewer, watched: Watched) {
  const plan = planOf(services, viewer, watched);
  const trackers = plan?.tracker ? [plan.tracker] : [];
  if (!plan || seesNone(viewer)) return { trackers };
  return { trackers, ad: wireSpotPlan(plan, spotAddresses(services.media.origin, runOf(viewer))) };
}
